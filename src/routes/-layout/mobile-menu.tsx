import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { company } from '#content/company/company.ts'
import { useToasts } from '#features/toasts/toasts-store.ts'
import { declareLater, useI18n } from '#i18n/use-i18n.ts'
import { from, linksFit } from '#style/media.ts'
import { Landscape } from '#ui/art/landscape.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { HomeLink } from './home-link.tsx'
import { NavigationLinks } from './navigation-links.tsx'

/**
 * The navigation on narrow screens: a full-height sheet that closes on Escape, when any of its links is clicked and when
 * the history moves. It has the controls of the header, its children, beside the phone number.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const i18n = useI18n()
  declareLater(i18n, ['common.consultation'])
  const sheet = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)

  const { history } = useRouter()
  const close = useCallback(() => sheet.current?.close(), [])

  useEffect(() => {
    if (!open) return undefined
    const closing = new AbortController()
    const { signal } = closing
    // When the screen becomes wide, e.g. a rotated tablet, the header shows the links instead.
    window.matchMedia(from.laptop).addEventListener('change', close, { signal })
    // A document that the browser keeps comes back without the sheet.
    window.addEventListener('pagehide', close, { signal })
    const { pathname } = history.location
    // A choice of the language is no move: it only replaces the query of the address.
    const stop = history.subscribe(({ action, location }) => {
      if (action.type !== 'REPLACE' || location.pathname !== pathname) close()
    })
    // The sheet covers a toast, and makes it inert.
    const stopNotices = useToasts.subscribe(({ toasts }, before) => {
      if (toasts.length > before.toasts.length) close()
    })
    return () => {
      closing.abort()
      stopNotices()
      stop()
    }
  }, [open, close, history])

  return (
    <Narrow>
      <IconButton
        label={i18n.t('shell.menu.open')}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          // The button that closes the sheet is in the place of this one, which is lower where the page begins.
          sheet.current?.style.setProperty('padding-top', `${currentTarget.getBoundingClientRect().top}px`)
          // Focuses the close button, the only control until the sheet has its content.
          sheet.current?.showModal()
          setOpen(true)
        }}
      >
        <Icon name="menu" />
      </IconButton>
      <Sheet
        ref={sheet}
        aria-label={i18n.t('shell.navigation')}
        onClose={() => setOpen(false)}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) close()
        }}
      >
        <Row>
          {open && <HomeLink />}
          <IconButton label={i18n.t('shell.menu.close')} onClick={close}>
            <Icon name="x" />
          </IconButton>
        </Row>
        {open && (
          <>
            <nav aria-label={i18n.t('shell.navigation')}>
              <ul role="list">
                <NavigationLinks />
              </ul>
            </nav>
            <Foot>
              <p>
                <a href={company.phone.href}>{company.phone.display}</a>
                {children}
              </p>
              <ButtonLink to="/contact">{i18n.t('common.consultation')}</ButtonLink>
            </Foot>
            <Horizon>
              <Landscape seed="mesa" light="dusk" />
            </Horizon>
          </>
        )}
      </Sheet>
    </Narrow>
  )
}

const Narrow = styled.div`
  @container ${linksFit} {
    display: none;
  }
`

const Sheet = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0 var(--gutter);
  border: 0;
  background: linear-gradient(var(--ground) 60%, var(--sky));
  color: var(--ink);
  overscroll-behavior: contain;
  --row: 6.2svh;
  --land: 14svh;

  &[open] {
    display: flex;
    flex-direction: column;
  }

  @media ${from.tablet} {
    --row: 9svh;
    --land: 30svh;

    ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 3rem;
    }
  }

  li {
    border-bottom: 1px solid var(--line);
  }

  li a {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: max(2.75rem, var(--row));
    font-family: var(--font-display);
    font-size: clamp(1.375rem, 3.1svh, 2.25rem);
    font-weight: 600;
    letter-spacing: -0.02em;
  }

  li[data-current] a {
    color: var(--accent);
  }

  /* Where the visitor is, also without color. */
  li[data-current] a::before {
    content: '';
    width: 1.5rem;
    border-top: var(--rule) solid;
  }
`

const Row = styled.div`
  display: flex;
  flex: none;
  padding-bottom: 10px;
  margin-right: -10px;

  > button {
    margin-left: auto;
  }
`

const Foot = styled.div`
  display: grid;
  gap: 0.75rem 2rem;
  margin-top: auto;
  padding-top: 1.5rem;

  p {
    display: flex;
    align-items: center;
  }

  p > a {
    margin-right: auto;
    padding-block: 0.6rem;
  }

  @media ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
  }
`

const Horizon = styled.div`
  position: relative;
  flex: none;
  height: max(4rem, var(--land));
  overflow: hidden;
  margin-inline: calc(-1 * var(--gutter));

  /* Its last ridge has the color of a page that does not follow here. */
  svg {
    height: calc(100% + 0.75rem);
  }
`
