/** An answer as it comes, not decoded. */
export interface HostAnswer {
  status: number
  /** By lower-case name. */
  headers: Record<string, string>
  body: Buffer
}

export interface Asked {
  method?: string
  headers?: Record<string, string>
}

/** A host that serves the small site. */
export interface Host {
  ask: (url: string, asked?: Asked) => Promise<HostAnswer>
  close: () => Promise<void>
}
