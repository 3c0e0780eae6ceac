import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { from } from '#style/media.ts'
import { controlName } from './control-name.ts'
import { inNewTab, NewTab } from './link.tsx'
import { anchorProps, type LinkProps, type PlaceHref } from './page-target.ts'

const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 48px;
  padding: 0.65rem 1.35rem;
  border: 1.5px solid transparent;
  border-radius: var(--radius);
  background: none;
  font-weight: 600;
  line-height: 1.2;
  max-width: 100%;
  white-space: normal;
  overflow-wrap: anywhere;
  text-align: center;
  text-decoration: none;

  /* The longest German label stays on one line of a phone. */
  @media not ${from.tablet} {
    padding-inline: 1rem;
    font-size: var(--text-s);
  }

  @media print {
    && {
      border-color: currentcolor;
      background: none;
    }
  }
`

const looks = {
  action: css`
    background: var(--accent);
    color: var(--on-accent);

    &:is(:hover, :focus-visible) {
      background: var(--accent-hover);
    }
  `,
  quiet: css`
    border-color: var(--line-strong);
    color: var(--ink);

    &:is(:hover, :focus-visible) {
      border-color: var(--accent);
      color: var(--accent);
    }
  `,
}

type Look = keyof typeof looks

const Shaped = styled.a<{ $look: Look }>`
  ${shape}
  ${({ $look }) => looks[$look]}
`

/** A link to a page of the site that looks like a button. */
export function ButtonLink({ look = 'action', ...props }: LinkProps & { look?: Look }) {
  return <Shaped $look={look} {...anchorProps(props)} />
}

interface ButtonAnchorProps {
  href: PlaceHref
  look?: Look
  children: ReactNode
}

/** A button-like link to an anchor of the page, a mail address or a phone number. */
export function ButtonAnchor({ look = 'action', href, children }: ButtonAnchorProps) {
  return (
    <Shaped $look={look} href={href}>
      {controlName(children)}
    </Shaped>
  )
}

/** A button-like link to another site. `newTab` is the note that it opens a new tab, in the page's language; a `sponsored` one pays us. */
export function ButtonOutside({
  href,
  look = 'action',
  newTab,
  sponsored = false,
  children,
}: Omit<ButtonAnchorProps, 'href'> & { href: `https://${string}`; newTab: string; sponsored?: boolean }) {
  return (
    <Shaped $look={look} href={href} {...inNewTab} {...(sponsored && { rel: `${inNewTab.rel} sponsored` })}>
      <span>{controlName(children)}</span>
      <NewTab>{newTab}</NewTab>
    </Shaped>
  )
}

/** A button for an action on this page. */
export const Button = styled.button
  .withConfig({ shouldForwardProp: (name) => name !== 'look' })
  .attrs(({ children }) => ({ children: controlName(children) }))<{ look?: Look }>`
  ${shape}
  ${({ look = 'action' }) => looks[look]}

  &:disabled {
    opacity: 0.65;
    cursor: progress;
  }
`

/** Buttons in a row that wraps; on phones in a stack, each over the full width. */
export const Buttons = styled.div`
  display: grid;
  justify-self: stretch;
  gap: 0.75rem;

  @media ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
    /* Not centered: the first button would move when the second, of two lines, is parsed. */
    align-items: baseline;
    gap: 0.75rem 1rem;
  }
`
