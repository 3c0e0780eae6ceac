import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import type { Anchor } from './anchors.ts'
import { controlName } from './control-name.ts'
import { Icon } from './icons/icon.tsx'
import { anchorProps, type LinkProps } from './page-target.ts'
import { Unseen } from './unseen.tsx'

const Plain = styled.a`
  color: var(--ink);
  text-decoration-color: var(--accent);

  &:is(:hover, :focus-visible) {
    color: var(--accent);
  }
`

const Bare = styled.a`
  text-decoration: none;
`

/**
 * Around a link with `data-covering`. For a mouse, text is above the link, so that it can be selected; use-links.tsx follows
 * the link on a click. A finger that stays finds the link itself.
 */
export const covered = css`
  position: relative;

  [data-covering]::before {
    content: '';
    position: absolute;
    inset: 0;
  }

  @media (pointer: fine) {
    :where(&) :where(:is(h2, h3, p, ul, dl, small, strong, span):not(:has(a), a *)) {
      position: relative;
      z-index: 1;
    }
  }
`

const Cover = styled(Bare)`
  /* As the title of a card it has an arrow, which takes no width and so never wraps to a line of its own. */
  h3 > &::after {
    content: '';
    display: inline-block;
    width: 0.75em;
    height: 0.6em;
    margin: 0 max(-1.1em, -1 * var(--gutter)) 0 0.35em;
    background: var(--accent);
    clip-path: polygon(0 44%, 82% 44%, 58% 10%, 66% 0, 100% 50%, 66% 100%, 58% 90%, 82% 56%, 0 56%);

    @media (forced-colors: active) {
      background: LinkText;
    }
  }
`

const Arrow = styled.a<{ $turned?: number }>`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: 44px;
  font-weight: 550;
  text-decoration: none;
  color: var(--accent);
  overflow-wrap: anywhere;

  svg {
    flex: none;
    rotate: ${({ $turned = 0 }) => $turned}deg;
  }

  &:is(:hover, :focus-visible) {
    text-decoration: underline;
  }
`

/** A link within running text. */
export function TextLink(props: LinkProps) {
  return <Plain {...anchorProps(props)} />
}

/** An unstyled link. */
export function BareLink(props: LinkProps) {
  return <Bare {...anchorProps(props)} />
}

/** The title of a card or a row as a link that covers all of it: the nearest positioned element around. */
export function CoveringLink(props: LinkProps) {
  return <Cover {...anchorProps(props)} data-covering="" />
}

// SVG arrows, because neither web font has arrows and those of system fonts differ.
const arrow = { size: '1.1em', strokeWidth: 1.75 }

/** A link with an arrow to a further page. */
export function ArrowLink({ children, ...props }: LinkProps) {
  return (
    <Arrow {...anchorProps(props)}>
      <span>{controlName(children)}</span>
      <Icon name="arrow-right" {...arrow} />
    </Arrow>
  )
}

/** Links with arrows side by side, below the content of a section. */
export const FurtherLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 2.5rem;
  margin-top: 2rem;
`

/** A link with an arrow to a part of the same page below. */
export function DownLink({ href, children }: { href: `#${Anchor}`; children: ReactNode }) {
  return (
    <Arrow href={href} $turned={90}>
      <span>{controlName(children)}</span>
      <Icon name="arrow-right" {...arrow} />
    </Arrow>
  )
}

/** A link back, e.g. from a case to all cases. */
export function BackLink({ children, ...props }: LinkProps) {
  return (
    <Arrow {...anchorProps(props)} $turned={180}>
      <Icon name="arrow-right" {...arrow} />
      <span>{controlName(children)}</span>
    </Arrow>
  )
}

interface OutsideLinkProps {
  href: string
  /** "opens in a new tab" in the language of the text. */
  newTab: string
  children: ReactNode
}

/** A link to another site, a mail address or a phone number. Other sites open in a new tab without a referrer. */
export function OutsideLink({ href, newTab, children }: OutsideLinkProps) {
  if (!href.startsWith('https:')) return <Plain href={href}>{controlName(children)}</Plain>
  return (
    <Plain href={href} {...inNewTab}>
      <span>{controlName(children)}</span>
      <NewTab>{newTab}</NewTab>
    </Plain>
  )
}

export const inNewTab = { target: '_blank', rel: 'noopener noreferrer' } as const

/** Marks a link that opens a new tab: an arrow and visually hidden text for screen readers. */
export function NewTab({ children }: { children: string }) {
  return (
    <>
      <Outward name="arrow-up-right" {...arrow} />
      <Unseen>{` (${children})`}</Unseen>
    </>
  )
}

const Outward = styled(Icon)`
  display: inline-block;
  flex: none;
  margin-left: 0.2em;
  vertical-align: -0.15em;
`
