import type { ActorRole } from '#content/samples/actors.ts'
import { codeReview } from '#content/samples/profile-samples.ts'

interface PullRequest {
  client: ActorRole
  /** In the client’s repository; it is the first one of our developer. */
  number: number
  branch: string
  file: string
  /** The change; code is the same in every language. */
  diff: readonly { change?: 'removed' | 'added'; code: string }[]
  /** Comments of the client’s team, the last of which the page shows. */
  comments: number
  /** Test questions with known answers: how many there are and how many were answered correctly last night and now. */
  test: { questions: number; before: number; now: number }
  /** The largest loss of accuracy with which a release is allowed, in percentage points. */
  tolerance: number
  /** Monthly cost of the model. */
  cost: { used: number; cap: number }
  /** Developers of the client who approved the change. */
  approvals: number
}

export const pullRequest: PullRequest = {
  client: 'software-house',
  number: 2318,
  branch: 'search-permissions',
  file: 'assistant/search.ts',
  diff: [
    { code: 'const index = await openIndex()' },
    { change: 'removed', code: 'const hits = index.find(query)' },
    { change: 'added', code: 'const hits = index' },
    { change: 'added', code: '  .readableBy(user.groups)' },
    { change: 'added', code: '  .find(query)' },
    { code: 'return answer(query, hits)' },
  ],
  comments: codeReview.comments,
  test: { questions: codeReview.questions, before: 148, now: 147 },
  tolerance: codeReview.tolerance,
  cost: { used: 412, cap: 600 },
  approvals: 2,
}

/** How many percentage points of accuracy are lost since last night, and whether the release is stopped for it. */
export function releaseGate({ test: { questions, before, now }, tolerance }: Pick<PullRequest, 'test' | 'tolerance'>): {
  lost: number
  stopped: boolean
} {
  const lost = (100 * (before - now)) / questions
  return { lost, stopped: lost > tolerance }
}
