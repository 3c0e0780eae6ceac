/** The id under which a document in any language has the German text of a message. */
export function germanId<const Id extends string>(id: Id) {
  return `de ${id}` as const
}
