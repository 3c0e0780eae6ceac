import { createElement, type ReactNode } from 'react'
import { create } from 'zustand'
import type { MessageId } from '#i18n/message-ids.gen.ts'

export interface Notice {
  kind: 'success' | 'partial' | 'error'
  title: MessageId
  text: MessageId
}

interface NoticesState {
  /** What shows the notices; downloaded when a page first needs it, so that the others go without. */
  view: ReactNode
  notices: readonly (Notice & { id: number })[]
  /** Shows notices in `view` from now on, e.g. on a page that brought it along to need no download when it fails. */
  showIn: (view: ReactNode) => void
  notify: (notice: Notice) => void
  dismiss: (id: number) => void
}

let lastId = 0

/** The toasts on the screen. A notice whose view cannot be downloaded waits for the next attempt. */
export const useNotices = create<NoticesState>()((set, get) => ({
  view: null,
  notices: [],
  showIn: (view) => set({ view }),
  notify: (notice) => {
    set(({ notices }) => ({ notices: [...notices, { ...notice, id: (lastId += 1) }] }))
    if (get().view) return
    import('./notices.tsx').then(
      ({ Notices }) => set({ view: createElement(Notices) }),
      (error: unknown) => console.warn('The notices could not be loaded', String(error)),
    )
  },
  dismiss: (id) => set(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
}))
