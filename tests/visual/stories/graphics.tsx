import { Graphic as DecisionMatrix } from '#sections/graphics/consultant.tsx'
import { Graphic as PullRequest } from '#sections/graphics/developer.tsx'
import { Graphic as RunningOrder } from '#sections/graphics/speaker.tsx'
import { Graphic as SecondOpinion } from '#sections/graphics/ai-expert.tsx'
import { Graphic as SessionNotes } from '#sections/graphics/coaching.tsx'
import { Graphic as TrainingDay } from '#sections/graphics/trainer.tsx'
import { ProfileChooser } from '#sections/profile-chooser.tsx'
import type { Story } from '../story.ts'

/** What the pages show of their subject. */
export const graphics: readonly Story[] = [
  { name: 'profile chooser', size: 'card', render: () => <ProfileChooser /> },
  { name: 'second opinion', size: 'card', render: () => <SecondOpinion /> },
  { name: 'training day', size: 'card', render: () => <TrainingDay /> },
  { name: 'decision matrix', size: 'card', render: () => <DecisionMatrix /> },
  { name: 'pull request', size: 'card', render: () => <PullRequest /> },
  { name: 'session notes', size: 'card', render: () => <SessionNotes /> },
  { name: 'running order', size: 'card', render: () => <RunningOrder /> },
]
