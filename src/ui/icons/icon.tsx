import {
  ArrowRight,
  ArrowUpRight,
  CircleAlert,
  Menu,
  Moon,
  Sun,
  X,
  type LucideIcon,
  type LucideProps,
} from 'lucide-react'

/** A component that draws one of `icons`, which are decorative. */
export function iconFrom<Name extends string>(icons: Record<Name, LucideIcon>) {
  return function NamedIcon({ name, ...look }: LucideProps & { name: Name }) {
    const One: LucideIcon = icons[name]
    return <One size={24} strokeWidth={1.5} aria-hidden {...look} />
  }
}

/** The icons of controls, which every page has. */
export const controlIcons = {
  'arrow-right': ArrowRight,
  'arrow-up-right': ArrowUpRight,
  'circle-alert': CircleAlert,
  menu: Menu,
  moon: Moon,
  sun: Sun,
  x: X,
}

export const Icon = iconFrom(controlIcons)
