import type { ButtonHTMLAttributes } from 'react'
import styled from 'styled-components'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  label: string
}

/** A 44 px button with only an icon. */
export function IconButton({ label, ...button }: IconButtonProps) {
  return <Square type="button" aria-label={label} title={label} {...button} />
}

const Square = styled.button`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  flex: none;
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: none;

  &:is(:hover, :focus-visible) {
    border-color: var(--line-strong);
  }
`
