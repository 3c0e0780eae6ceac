import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from } from '#style/media.ts'
import { DeferredSection } from '#boot/next-paint.tsx'
import { Kicker, Lead } from './lead.tsx'
import { Unseen } from './unseen.tsx'

interface SectionProps {
  id?: string
  kicker?: string | undefined
  title?: string
  /** Where cards stand on the land of the hero, their title is for assistive technology only. */
  onLand?: boolean
  lead?: ReactNode
  /** A link or a note about the section, after the lead; or all of a text, which then stands beside its title. */
  note?: ReactNode
  /** `tight` halves the space above and below, e.g. for a row of figures. */
  space?: 'wide' | 'tight'
  children?: ReactNode
}

/** A part of a page with a heading: wrapper, headline, content. */
export function Section({ id, kicker, title, onLand = false, lead, note, space = 'wide', children }: SectionProps) {
  return (
    <DeferredSection>
      <Band id={id} data-space={space}>
        <Inner>
          {title && onLand && <Unseen as="h2">{title}</Unseen>}
          {title && !onLand && (
            <Head>
              <div>
                {kicker && <Kicker>{kicker}</Kicker>}
                <Title>{title}</Title>
              </div>
              {(lead || note) && (
                <div>
                  {lead && <Lead>{lead}</Lead>}
                  {note}
                </div>
              )}
            </Head>
          )}
          {children && <div>{children}</div>}
        </Inner>
      </Band>
    </DeferredSection>
  )
}

const Band = styled.section`
  padding-block: var(--space-section);

  &[data-space='tight'] {
    padding-block: calc(var(--space-section) / 2);
  }

  /* Two sections in a row need the space between them only once. */
  & + & {
    padding-top: 0;
  }
`

/** The page width with gutters, for content outside of a Section. */
export const Container = styled.div`
  max-width: var(--page);
  margin-inline: auto;
  padding-inline: var(--gutter);
`

const Inner = styled(Container)`
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem);
`

const Head = styled.div`
  display: grid;
  gap: 1rem clamp(2rem, 4vw, 4rem);
  container-type: inline-size;

  > div {
    display: grid;
    gap: 1rem;
    justify-items: start;
    min-width: 0;
    max-width: 52rem;
  }

  @media ${from.laptop} {
    /* The lead stands next to the title, its first line beside the title's first line. */
    &:has(> :nth-child(2)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: first baseline;
    }

    > :nth-child(2) > p {
      font-size: var(--text-m);
    }
  }
`

/* Sized so that long German words do not break: 18 letters in a third of the page, 20 letters on a phone. */
const Title = styled.h2`
  font-size: min(var(--title-l), 10cqi);
`
