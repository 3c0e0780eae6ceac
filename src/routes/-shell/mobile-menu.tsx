import { Menu, X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { company } from '#content/company.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { NavigationLinks } from './navigation-links.tsx'

/** The navigation on narrow screens: a full-height sheet that closes on Escape and when any of its links is clicked. */
export function MobileMenu() {
  const i18n = useI18n()
  const sheet = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)

  const close = useCallback(() => sheet.current?.close(), [])

  // When the screen becomes wide, e.g. a rotated tablet, the header shows the links instead.
  useEffect(() => {
    if (!open) return undefined
    const wide = window.matchMedia(from.desktop)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [open, close])

  return (
    <Narrow>
      <IconButton
        label={i18n.t('shell.menu.open')}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => {
          sheet.current?.showModal()
          setOpen(true)
        }}
      >
        <Menu size={24} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <Sheet
        ref={sheet}
        aria-label={i18n.t('shell.navigation')}
        onClose={() => setOpen(false)}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) close()
        }}
      >
        <Close>
          <IconButton label={i18n.t('shell.menu.close')} onClick={close}>
            <X size={24} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </Close>
        <nav aria-label={i18n.t('shell.navigation')}>
          <ul role="list">{open && <NavigationLinks />}</ul>
        </nav>
        <p>
          <a href={company.phone.href}>{company.phone.display}</a>
        </p>
      </Sheet>
    </Narrow>
  )
}

const Narrow = styled.div`
  @media ${from.desktop} {
    display: none;
  }

  /* Without scripts the menu cannot open; the footer has the same links. */
  @media (scripting: none) {
    display: none;
  }
`

const Sheet = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0 var(--gutter) 2rem;
  border: 0;
  background: var(--ground);
  color: var(--ink);
  overscroll-behavior: contain;

  li {
    border-bottom: 1px solid var(--line);
  }

  li a {
    display: flex;
    align-items: center;
    min-height: 3.5rem;
    font-family: var(--font-display);
    font-size: 1.75rem;
    font-weight: 600;
    letter-spacing: -0.02em;
  }

  li[data-current] a {
    color: var(--accent);
  }

  p {
    margin-top: 2rem;
  }
`

const Close = styled.div`
  display: flex;
  justify-content: flex-end;
  align-items: flex-end;
  height: var(--header);
  /* In line with the button that opened the sheet. */
  padding-bottom: 10px;
`
