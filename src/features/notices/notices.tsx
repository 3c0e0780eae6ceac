import * as Toast from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { spokenPlace } from '#ui/spoken.ts'
import { useNotices } from './notices-store.ts'

/** The toasts. They follow the theme through the palette, and pause while one is read or hovered. */
export function Notices() {
  const i18n = useI18n()
  const notices = useNotices((state) => state.notices)
  const dismiss = useNotices((state) => state.dismiss)
  return (
    <Toast.Provider
      duration={10_000}
      label={i18n.t('notices.label')}
      swipeDirection="right"
      announcerContainer={spokenPlace()}
    >
      {notices.map(({ id, kind, title, text }) => (
        <Box
          key={id}
          data-kind={kind}
          type={kind === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismiss(id)
          }}
        >
          <Toast.Title asChild>
            <strong>{i18n.t(title)}</strong>
          </Toast.Title>
          <Toast.Description asChild>
            <p>{i18n.t(text)}</p>
          </Toast.Description>
          <Toast.Close asChild>
            <IconButton label={i18n.t('notices.close')}>
              <X size={20} strokeWidth={1.5} aria-hidden />
            </IconButton>
          </Toast.Close>
        </Box>
      ))}
      <Corner label={i18n.t('notices.region', { hotkey: 'F8' })} />
    </Toast.Provider>
  )
}

const Corner = styled(Toast.Viewport)`
  position: fixed;
  inset: auto 0 0 auto;
  z-index: 30;
  display: grid;
  gap: 0.75rem;
  width: min(26rem, 100vw);
  margin: 0;
  padding: 1rem;
  list-style: none;
`

const Box = styled(Toast.Root)`
  position: relative;
  padding: 1rem 3.5rem 1rem 1.25rem;
  border: 1px solid var(--line-strong);
  border-left: 5px solid var(--turquoise);
  border-radius: var(--radius);
  background: var(--raised);
  color: var(--ink);
  box-shadow: 0 8px 24px rgb(0 0 0 / 25%);
  font-size: var(--text-s);

  &[data-kind='partial'] {
    border-left-color: var(--ember);
  }

  &[data-kind='error'] {
    border-left-color: var(--danger);
  }

  button {
    position: absolute;
    top: 0.35rem;
    right: 0.35rem;
  }
`
