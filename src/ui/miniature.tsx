import { Suspense, type ReactNode } from 'react'
import styled from 'styled-components'
import { DeferredSection } from '#boot/next-paint.tsx'
import { notPrinted } from '#style/media.ts'

/** A document at half its size, or at `--scale`, cut off at its lower end. Decorative, because its own page shows it. */
export function Miniature({ lang, children }: { lang?: string; children: ReactNode }) {
  return (
    <Window lang={lang} aria-hidden="true" inert data-miniature="">
      <div>
        <DeferredSection>
          <Suspense>{children}</Suspense>
        </DeferredSection>
      </div>
    </Window>
  )
}

const Window = styled.div`
  overflow: hidden;
  aspect-ratio: var(--ratio, 2);
  /* Paper, on a card of the same color. */
  background: color-mix(in srgb, var(--raised), var(--ink) 4%);

  > div {
    width: max(31rem, 100% / var(--scale, 0.5));
    padding: 2rem;
    transform: scale(var(--scale, 0.5));
    transform-origin: 0 0;
  }

  ${notPrinted}
`
