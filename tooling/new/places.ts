import { parseSync, type ESTree } from 'rolldown/utils'

/** A list in a module: the records of a collection, or the array that a variable begins as. */
export type Place = { collection: string } | { variable: string }

/** Where something stands in a text, in characters from its start. */
interface Span {
  start: number
  end: number
}

export interface List extends Span {
  items: readonly Span[]
}

/** Finds a list in the text of a module; throws when the module cannot be read or has none such. */
export function findList(file: string, text: string, place: Place): List {
  for (const { id, init } of declarations(file, text)) {
    const value = init && bare(init)
    if (!value) continue
    if ('variable' in place) {
      if (id.type !== 'Identifier' || id.name !== place.variable || value.type !== 'ArrayExpression') continue
      return { start: value.start, end: value.end, items: value.elements.filter((element) => element !== null) }
    }
    const records = recordsOf(value, place.collection)
    if (records) return records
  }
  throw new Error(
    `${file} has no ${'variable' in place ? `array "${place.variable}"` : `collection "${place.collection}"`}`,
  )
}

function declarations(file: string, text: string): ESTree.VariableDeclarator[] {
  const { program, errors } = parseSync(file, text)
  const [error] = errors
  if (error) throw new Error(`${file} cannot be read: ${error.message}`)
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
  })
}

/** The records of `defineCollection({ name, texts, records })`, if that is what a value is. */
function recordsOf(value: ESTree.Expression, collection: string): List | undefined {
  if (value.type !== 'CallExpression') return undefined
  const [definition] = value.arguments
  if (definition?.type !== 'ObjectExpression') return undefined
  const name = propertyOf(definition, 'name')
  const records = propertyOf(definition, 'records')
  if (name?.type !== 'Literal' || name.value !== collection || records?.type !== 'ObjectExpression') return undefined
  return { start: records.start, end: records.end, items: records.properties }
}

function propertyOf(object: ESTree.ObjectExpression, name: string): ESTree.Expression | undefined {
  for (const property of object.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
    if (property.key.name === name) return bare(property.value)
  }
  return undefined
}

/** A value without `as const` and `satisfies`. */
function bare(value: ESTree.Expression): ESTree.Expression {
  return value.type === 'TSSatisfiesExpression' || value.type === 'TSAsExpression' ? bare(value.expression) : value
}
