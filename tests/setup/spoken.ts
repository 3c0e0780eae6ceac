/** The shadow trees of the page: what is only spoken stands in them, apart from the page's own text. */
const trees = new Set<ShadowRoot>()

Object.defineProperty(
  Element.prototype,
  'attachShadow',
  watched(Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow') ?? {}),
)

function watched(descriptor: TypedPropertyDescriptor<Element['attachShadow']>) {
  const { value: attach } = descriptor
  return {
    ...descriptor,
    value(this: Element, init: ShadowRootInit): ShadowRoot {
      if (!attach) throw new Error('This DOM has no shadow trees')
      const tree = attach.call(this, init)
      trees.add(tree)
      return tree
    },
  }
}

/** The elements that match a selector among what is only spoken. */
export function spoken(selector: string): Element[] {
  return [...trees].flatMap((tree) => [...tree.querySelectorAll(selector)])
}
