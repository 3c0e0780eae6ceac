import {
  Award,
  Bot,
  Brain,
  Building,
  Code,
  Compass,
  Factory,
  GraduationCap,
  Headset,
  Megaphone,
  Mic,
  PenLine,
  Receipt,
  ShieldCheck,
  Sprout,
  UserRound,
  Users,
  Workflow,
  type LucideIcon,
} from 'lucide-react'

const icons = {
  award: Award,
  bot: Bot,
  brain: Brain,
  building: Building,
  code: Code,
  compass: Compass,
  factory: Factory,
  'graduation-cap': GraduationCap,
  headset: Headset,
  megaphone: Megaphone,
  mic: Mic,
  'pen-line': PenLine,
  receipt: Receipt,
  'shield-check': ShieldCheck,
  sprout: Sprout,
  'user-round': UserRound,
  users: Users,
  workflow: Workflow,
} satisfies Record<string, LucideIcon>

/** The icons that records may use. */
export type IconName = keyof typeof icons

/** A decorative icon. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const Drawing = icons[name]
  return <Drawing size={size} strokeWidth={1.5} aria-hidden />
}
