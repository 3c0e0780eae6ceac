/** A part of a text; `mark` names what is special about it. */
export interface MarkedPart {
  text: string
  mark?: string
}

/** Splits a message at its marks: in `costs [€38.40|1] each`, the amount has the mark `1`. */
export function marked(message: string): MarkedPart[] {
  return message
    .split(/(\[[^\]|]+\|[^\]]+\])/)
    .filter((part) => part !== '')
    .map((part) => {
      const [text = '', mark] = part.startsWith('[') ? part.slice(1, -1).split('|') : [part]
      return mark === undefined ? { text } : { text, mark }
    })
}
