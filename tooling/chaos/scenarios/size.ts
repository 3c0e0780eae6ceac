/** How much a scenario does. */
export interface Size {
  /** Messages a round. */
  messages: number
  /** Visitors who wait for an answer at the same time. */
  parallel: number
  rounds: number
  /** Decides what chance decides: the same seed drops the same answers and kills at the same count. */
  seed: string
  /** Waits for the disk at every commit, as a hosted database does. */
  durable: boolean
}
