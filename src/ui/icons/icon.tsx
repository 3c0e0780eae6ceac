import {
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  Award,
  Bot,
  Brain,
  Building,
  CircleAlert,
  Code,
  Compass,
  Factory,
  GraduationCap,
  Headset,
  Megaphone,
  Menu,
  Mic,
  Moon,
  PenLine,
  Receipt,
  ShieldCheck,
  Sprout,
  Sun,
  UserRound,
  Users,
  Workflow,
  X,
  type LucideIcon,
  type LucideProps,
} from 'lucide-react'

const icons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up-right': ArrowUpRight,
  award: Award,
  bot: Bot,
  brain: Brain,
  building: Building,
  'circle-alert': CircleAlert,
  code: Code,
  compass: Compass,
  factory: Factory,
  'graduation-cap': GraduationCap,
  headset: Headset,
  megaphone: Megaphone,
  menu: Menu,
  mic: Mic,
  moon: Moon,
  'pen-line': PenLine,
  receipt: Receipt,
  'shield-check': ShieldCheck,
  sprout: Sprout,
  sun: Sun,
  'user-round': UserRound,
  users: Users,
  workflow: Workflow,
  x: X,
} satisfies Record<string, LucideIcon>

export type IconName = keyof typeof icons

/** A decorative icon. */
export function Icon({ name, ...look }: LucideProps & { name: IconName }) {
  const Drawing = icons[name]
  return <Drawing size={24} strokeWidth={1.5} aria-hidden {...look} />
}
