import { create } from 'zustand'
import type { MessageId } from '#i18n/message-ids.gen.ts'

export interface Toast {
  /** The subject; a new toast replaces one about the same subject. */
  about: 'contact' | 'newsletter' | 'language'
  kind: 'success' | 'partial' | 'error'
  title: MessageId
  text: MessageId
}

export interface ShownToast extends Toast {
  id: number
}

interface ToastsState {
  toasts: readonly ShownToast[]
  show: (toast: Toast) => void
  dismiss: (id: number) => void
}

let lastId = 0

/** The visible toasts, oldest first. */
export const useToasts = create<ToastsState>()((set) => ({
  toasts: [],
  show: (toast) =>
    set(({ toasts }) => ({
      toasts: [...toasts.filter(({ about }) => about !== toast.about), { ...toast, id: (lastId += 1) }],
    })),
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}))
