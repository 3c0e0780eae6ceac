import type { Page } from '@playwright/test'

/** Lets a test read what is only spoken: the page keeps such texts in closed shadow trees, apart from its own text. */
export async function openSpoken(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const descriptor = Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow') ?? {}
    const { value: attach }: TypedPropertyDescriptor<Element['attachShadow']> = descriptor
    Object.defineProperty(Element.prototype, 'attachShadow', {
      ...descriptor,
      value(this: Element, init: ShadowRootInit) {
        return attach?.call(this, { ...init, mode: 'open' })
      },
    })
  })
}
