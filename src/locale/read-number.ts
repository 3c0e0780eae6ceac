/**
 * The number that somebody typed, in the digits of any script; undefined if it is none. Both decimal signs are accepted:
 * with two decimals at most, a sign before three digits separates thousands in every language.
 */
export function readNumber(typed: string): number | undefined {
  const plain = typed
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/\p{Nd}/gu, digitOf)
  const number = /^(\d{1,3}(?:[.,\u066C]\d{3})+|\d+)(?:[.,\u066B](\d{1,2}))?$/.exec(plain)
  if (!number) return undefined
  const [, whole = '', decimals = '0'] = number
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`)
}

/** Of any script: in Unicode, its ten digits stand in their order, and no digit before them. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
