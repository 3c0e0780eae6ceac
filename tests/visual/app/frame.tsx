import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { allowForcedStates } from './forced-states.ts'
import type { Story } from '../story.ts'

interface FrameProps {
  story: Story
  /** Shows it without its name above, as for a screenshot; among others it only shows. */
  alone: boolean
}

/** A story in its state, with its name. */
export function Frame({ story: { name, render, forced, act, size = 'component' }, alone }: FrameProps) {
  const i18n = useI18n()
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const frame = box.current
    if (!frame) return
    allowForcedStates()
    if (forced) frame.querySelector('a, button, input, textarea, select')?.classList.add(`forced-${forced}`)
    act?.(frame)
  }, [forced, act])

  return (
    <>
      {!alone && <Name href={`#${new URLSearchParams({ only: name })}`}>{name}</Name>}
      {/* Among others, none may take the focus. */}
      <Box ref={box} data-story={name} data-size={size} inert={!alone}>
        {render(i18n)}
      </Box>
    </>
  )
}

const Name = styled.a`
  display: block;
  margin: 2rem 1rem 0.5rem;
  font-size: var(--text-s);
  color: var(--ink-soft);
`

/* Elements that are fixed to the viewport on the site are contained in their frame here. */
const Box = styled.div`
  contain: layout;
  overflow: clip;
  background: var(--ground);
  /* Automatic hyphenation depends on the dictionaries that the browser has downloaded. */
  hyphens: manual;
  /* The fixed-width font differs between machines. */
  --font-code: var(--font-text);

  padding: 1rem;
  max-width: 24rem;

  &[data-size='page'] {
    padding: 0;
    max-width: none;
  }
`
