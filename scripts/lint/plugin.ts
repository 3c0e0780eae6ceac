/** The part of a rule's context that is used here; Oxlint exports no type for it. */
interface Context {
  report(problem: { message: string; node: object }): void
}

/** The parts of a node of the syntax tree that are used here. */
type Node = { type: string; name?: string; operator?: string; raw?: string } & {
  [Key in 'arguments' | 'children' | 'expressions']?: readonly Node[]
} & { [Key in (typeof single)[number]]?: Node | null }
const single = [
  ...(['alternate', 'argument', 'body', 'callee', 'consequent', 'expression', 'id', 'init', 'key', 'left'] as const),
  ...(['parent', 'property', 'right', 'typeAnnotation', 'typeName', 'value'] as const),
]
type Part = Node | null | undefined

const advice =
  'Give this text an element of its own: beside others, it stays as it was once a browser translator has replaced it.'
const isJsx = (node: Part) => /^JSX(Element|Fragment)$/.test(node?.type ?? '')
const isFunction = (node: Part) => node?.type === 'ArrowFunctionExpression'

/**
 * Lets a text that can change have an element of its own. Beside siblings React keeps its text node and writes into it; a
 * browser translator has put another one in its place, so that the visitor goes on seeing the old text. Elements are
 * told from text without types: by JSX, and by names that the file declares as ReactNode or gives JSX as a value.
 * Oxlint's interface for plugins is unstable; tests/integration/cli/lint.test.ts fails when an update disables this rule.
 */
const loneText = {
  create(context: Context) {
    const elements = new Set<string | undefined>()
    const found: (() => void)[] = []

    /** Whether an expression can yield a text that changes. */
    function isText(node: Part): boolean {
      switch (node?.type) {
        case 'ConditionalExpression':
          return isText(node.consequent) || isText(node.alternate)
        case 'LogicalExpression':
          return isText(node.right) || (node.operator !== '&&' && isText(node.left))
        case 'TemplateLiteral':
          return node.expressions?.length !== 0
        case 'CallExpression':
          return node.arguments?.some(isFunction)
            ? node.arguments.some(({ body }) => isText(body))
            : isText(node.callee)
        case 'MemberExpression':
          return !elements.has(node.property?.name)
        case 'Identifier':
          return !elements.has(node.name)
        default:
          return ['BinaryExpression', 'ChainExpression', 'TaggedTemplateExpression'].includes(node?.type ?? '')
      }
    }

    function check({ type, children = [] }: Node) {
      // As in JSX, white space with a line break is nothing, and so is a comment.
      const shown = children.filter(
        ({ raw, expression }) => !/^\s*\n\s*$/.test(raw ?? '') && expression?.type !== 'JSXEmptyExpression',
      )
      for (const { expression } of shown) if (type === 'JSXFragment' || shown.length > 1) report(expression)
    }

    function report(node: Part) {
      if (node && isText(node)) context.report({ message: advice, node })
    }

    return {
      TSPropertySignature: ({ key, typeAnnotation }: Node) => {
        const type: Part = typeAnnotation?.typeAnnotation
        if (type?.typeName?.name === 'ReactNode') elements.add(key?.name)
      },
      VariableDeclarator: ({ id, init }: Node) => {
        if (isJsx(isFunction(init) ? init?.body : init)) elements.add(id?.name)
      },
      Property: ({ key, value }: Node) => {
        if (isJsx(value)) elements.add(key?.name)
      },
      // What a list yields: an element for one item and a text for another.
      ArrowFunctionExpression: ({ body }: Node) => {
        const branches = [body?.consequent, body?.alternate]
        if (branches.some(isJsx)) found.push(() => branches.forEach(report))
      },
      ReturnStatement: ({ argument, parent }: Node) => {
        if (/^[A-Z]/.test(parent?.parent?.id?.name ?? '')) found.push(() => report(argument))
      },
      JSXElement: (node: Node) => found.push(() => check(node)),
      JSXFragment: (node: Node) => found.push(() => check(node)),
      'Program:exit': () => found.forEach((checkFound) => checkFound()),
    }
  },
}

export default { meta: { name: 'texts' }, rules: { 'lone-text': loneText } }
