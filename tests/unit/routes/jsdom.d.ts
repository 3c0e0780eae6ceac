/** The part of the jsdom API used outside the jsdom environment; the package has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string)
    static fragment(html: string): DocumentFragment
    readonly window: Window & typeof globalThis
  }
}
