import { Graphic as DecisionMatrix } from '#graphics/consultant/consultant.tsx'
import { Graphic as PullRequest } from '#graphics/developer/developer.tsx'
import { Graphic as RunningOrder } from '#graphics/speaker/speaker.tsx'
import { Graphic as SecondOpinion } from '#graphics/ai-expert/ai-expert.tsx'
import { Graphic as SessionNotes } from '#graphics/coaching/coaching.tsx'
import { Graphic as TrainingDay } from '#graphics/trainer/trainer.tsx'
import { CasePaper } from '#graphics/projects/case-paper.tsx'
import { Receipt } from '#graphics/projects/receipt.tsx'
import { loadCases } from '#content/projects/cases.ts'
import type { Story } from '../story.ts'

const cases = await loadCases()

/** What the pages show of their subject. */
export const graphics: readonly Story[] = [
  { name: 'second opinion', size: 'card', render: () => <SecondOpinion /> },
  { name: 'training day', size: 'card', render: () => <TrainingDay /> },
  { name: 'decision matrix', size: 'card', render: () => <DecisionMatrix /> },
  { name: 'pull request', size: 'card', render: () => <PullRequest /> },
  { name: 'session notes', size: 'card', render: () => <SessionNotes /> },
  { name: 'running order', size: 'card', render: () => <RunningOrder /> },
  {
    name: 'receipt of a case',
    size: 'card',
    render: () => cases.slice(0, 1).map((study) => <Receipt key={study.slug} study={study} />),
  },
  ...cases.map((study): Story => ({
    name: `paper of ${study.slug}`,
    size: 'card',
    render: () => <CasePaper study={study} />,
  })),
]
