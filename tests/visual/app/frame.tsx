import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { allowForcedStates } from './forced-states.ts'
import type { Specimen } from '../story.ts'

interface FrameProps {
  specimen: Specimen
  /** Without its name above it, for a picture of nothing else. */
  alone: boolean
}

/** A specimen in its state, with its name. */
export function Frame({ specimen: { name, render, forced, act, size = 'piece', screen }, alone }: FrameProps) {
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
      {!alone && <Name>{name}</Name>}
      <Box ref={box} data-specimen={name} data-size={size} data-screen={screen}>
        {render(i18n)}
      </Box>
    </>
  )
}

const Name = styled.p`
  margin: 2rem 1rem 0.5rem;
  font-size: var(--text-xs);
  color: var(--ink-soft);
`

/* What is fixed to the screen on the site stands in its frame here. */
const Box = styled.div`
  contain: layout;
  overflow: clip;
  background: var(--ground);
  /* Where words break by themselves depends on what the browser has downloaded. */
  hyphens: manual;

  padding: 1rem;
  max-width: 24rem;

  &[data-size='page'] {
    padding: 0;
    max-width: none;
  }
`
