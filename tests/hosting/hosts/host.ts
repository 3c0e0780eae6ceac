/** A response with its undecoded body. */
export interface HostResponse {
  status: number
  /** Keys are lower case. */
  headers: Record<string, string>
  body: Buffer
}

export interface HostRequest {
  method?: string
  headers?: Record<string, string>
}

/** A host that serves the test site. */
export interface Host {
  request: (url: string, options?: HostRequest) => Promise<HostResponse>
  close: () => Promise<void>
}
