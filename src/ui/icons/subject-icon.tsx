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
} from 'lucide-react'
import { iconFrom } from './icon.tsx'

/** The icons of records, which few pages show. */
export const subjectIcons = {
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
}

export const SubjectIcon = iconFrom(subjectIcons)
