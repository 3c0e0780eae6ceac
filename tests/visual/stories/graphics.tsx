import { Graphic as DecisionMatrix } from '#graphics/consultant/consultant.tsx'
import { Graphic as PullRequest } from '#graphics/developer/developer.tsx'
import { Graphic as RunningOrder } from '#graphics/speaker/speaker.tsx'
import { Graphic as SecondOpinion } from '#graphics/ai-expert/ai-expert.tsx'
import { Graphic as SessionNotes } from '#graphics/coaching/coaching.tsx'
import { Graphic as TrainingDay } from '#graphics/trainer/trainer.tsx'
import { ProfileChooser } from '#graphics/expertise/profile-chooser.tsx'
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
