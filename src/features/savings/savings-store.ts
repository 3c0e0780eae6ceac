import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { rawText } from '#storage/raw-text.ts'
import { parseEntries, type Entries, type Entry, type FieldName } from './savings-inputs.ts'

interface SavingsState {
  entries: Entries
  enter: (field: FieldName, entry: Entry) => void
  reset: () => void
}

/** What the visitor typed into the calculator. It survives a language switch and, in session storage, a reload. */
export const useSavings = create<SavingsState>()(
  persist(
    (set) => ({
      entries: {},
      enter: (field, entry) => set(({ entries }) => ({ entries: { ...entries, [field]: entry } })),
      reset: () => set({ entries: {} }),
    }),
    rawText(
      'session',
      'savings',
      ({ entries }) => JSON.stringify(entries),
      (text) => ({ entries: parseEntries(text) }),
    ),
  ),
)
