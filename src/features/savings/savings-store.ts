import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { rawText } from '#storage/raw-text.ts'
import type { Entries, FieldName } from './savings-inputs.ts'

interface SavingsState {
  entries: Entries
  enter: (field: FieldName, text: string) => void
  reset: () => void
}

type Stored = Pick<SavingsState, 'entries'>

/** What the visitor typed into the calculator. It survives a language switch and, in session storage, a reload. */
export const useSavings = create<SavingsState>()(
  persist(
    (set) => ({
      entries: {},
      enter: (field, text) => set(({ entries }) => ({ entries: { ...entries, [field]: text } })),
      reset: () => set({ entries: {} }),
    }),
    {
      name: 'savings',
      skipHydration: true,
      partialize: ({ entries }): Stored => ({ entries }),
      storage: rawText<Stored, string>('session', (text) => text, {
        pick: ({ entries }) => String(new URLSearchParams(entries)),
        put: (text) => ({ entries: Object.fromEntries(new URLSearchParams(text)) }),
      }),
    },
  ),
)
