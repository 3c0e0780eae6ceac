import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { declareLater, useI18n, useQuiet } from '#i18n/use-i18n.ts'
import { from, notPrinted, tall } from '#style/media.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useToasts, type ShownToast } from './toasts-store.ts'

/** Seconds on the screen until a toast closes by itself; errors stay until the visitor closes them. */
const duration = 10

/**
 * The toasts, in two live regions that are in every document from the start. Screen readers announce what is added
 * later: errors at once, everything else when they pause.
 */
export function Toasts() {
  const i18n = useI18n()
  const toasts = useToasts((state) => state.toasts)
  const dismiss = useToasts((state) => state.dismiss)
  const section = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)

  /** Closes a toast; focus inside the toasts returns to where it was before. */
  const close = useCallback(
    (id: number) => {
      if (section.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true })
      dismiss(id)
    },
    [dismiss],
  )

  useToastKeys(close)
  // What has the focus is scrolled to where no toast covers it (global.css).
  useLayoutEffect(() => {
    if (toasts.length === 0) return undefined
    const { style } = document.documentElement
    style.setProperty('--toasts', `${section.current?.offsetHeight ?? 0}px`)
    return () => void style.removeProperty('--toasts')
  }, [toasts])
  declareLater(i18n, ['toasts.region', 'toasts.close'])

  return (
    <Corner
      ref={section}
      // A landmark only while it contains toasts.
      aria-label={toasts.length > 0 ? i18n.t('toasts.region', { hotkey: 'F8' }) : undefined}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !section.current?.contains(relatedTarget))
          cameFrom.current = relatedTarget
      }}
    >
      <Notices role="status" toasts={toasts.filter(({ kind }) => kind !== 'error')} onClose={close} />
      <Notices role="alert" toasts={toasts.filter(({ kind }) => kind === 'error')} onClose={close} />
    </Corner>
  )
}

/** F8 focuses the newest toast and Escape closes it with `close`, a stable function, wherever the focus is. */
function useToastKeys(close: (id: number) => void): void {
  const newest = useToasts(({ toasts }) => toasts.at(-1)?.id)

  useEffect(() => {
    if (newest === undefined) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event
      // Safari says only by the code that a key still belongs to the text that is composed.
      if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (key === 'F8') document.querySelector<HTMLElement>(`#toast-${newest} + button`)?.focus()
      // The mobile menu covers the toasts and also closes on Escape.
      if (key === 'Escape' && !document.querySelector('dialog[open]')) close(newest)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [newest, close])
}

interface NoticesProps {
  role: 'status' | 'alert'
  toasts: readonly ShownToast[]
  onClose: (id: number) => void
}

function Notices({ role, toasts, onClose }: NoticesProps) {
  const quiet = useQuiet(toasts.map(({ id }) => id).join())
  return (
    <div role={role} aria-live={quiet} aria-atomic={false}>
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} onClose={onClose} />
      ))}
    </div>
  )
}

function ToastBox({ toast: { id, kind, title, text }, onClose }: { toast: ShownToast; onClose: (id: number) => void }) {
  const i18n = useI18n()
  const box = useRef<HTMLDivElement>(null)
  const dismiss = useToasts((state) => state.dismiss)

  useEffect(() => {
    if (kind === 'error') return undefined
    let seen = 0
    // Neither while it cannot be seen, in another tab or behind the mobile menu, nor while it is in use.
    const timer = setInterval(() => {
      if (document.hidden || document.querySelector('dialog[open]') || box.current?.matches(':hover, :focus-within'))
        return
      seen += 1
      if (seen >= duration) dismiss(id)
    }, 1000)
    return () => clearInterval(timer)
  }, [id, kind, dismiss])

  return (
    <Box ref={box} data-kind={kind}>
      {kind === 'error' && <Icon name="circle-alert" strokeWidth={2} />}
      <div id={`toast-${id}`}>
        <strong>{i18n.t(title)}</strong>
        <p>{i18n.t(text)}</p>
      </div>
      <IconButton label={i18n.t('toasts.close')} aria-describedby={`toast-${id}`} onClick={() => onClose(id)}>
        <Icon name="x" size={20} />
      </IconButton>
    </Box>
  )
}

/* Where it covers neither form: below the header that it is in, on wide screens beside them, and on low ones at their end. */
const Corner = styled.section`
  position: absolute;
  inset: 100% 0 auto;
  padding-inline: 0.75rem;
  pointer-events: none;

  @media not ${tall} {
    position: fixed;
    inset: auto 0 0;
    max-height: 32svh;
    overflow-y: auto;
  }

  @media ${from.laptop} {
    position: fixed;
    inset: auto auto 1rem 0;
    width: 27rem;
    padding-inline: 1rem;
  }

  /* System colors if no theme is set. */
  :root:not(.light, .dark) & {
    color-scheme: light dark;
    --raised: Canvas;
    --ink: CanvasText;
    --line-strong: CanvasText;
    --focus: CanvasText;
    --danger: CanvasText;
  }

  ${notPrinted}
`

const Box = styled.div`
  position: relative;
  display: flex;
  gap: 0.75rem;
  margin-top: 0.25rem;
  padding: 0.5rem 1rem;
  border: 1px solid var(--line-strong);
  border-left: var(--rule) solid var(--positive);
  border-radius: var(--radius);
  background: var(--raised);
  color: var(--ink);
  box-shadow: 0 8px 24px rgb(0 0 0 / 25%);
  font-size: var(--text-s);
  pointer-events: auto;

  &[data-kind='partial'] {
    border-left-color: var(--accent);
  }

  /* The icon inherits its color; with forced colors it would keep one of its own. */
  &[data-kind='error'] {
    border: 2px solid var(--danger);
    background: color-mix(in srgb, var(--danger) 12%, var(--raised));
    color: var(--danger);
  }

  > svg {
    flex: none;
  }

  /* The button to close it is beside the title. */
  strong {
    display: block;
    padding-right: 2.5rem;
  }

  p,
  button {
    color: var(--ink);
  }

  button {
    position: absolute;
    top: 0.25rem;
    right: 0.25rem;
  }
`
