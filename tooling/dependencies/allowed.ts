/** Licences (SPDX) of what the site is made of: use in a closed product, against naming the authors. */
const shipped = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1', 'Unlicense'])

/** Further licences of tools: nothing of them reaches a visitor. */
const tools = new Set([...shipped, 'BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0', 'MIT-0', 'MPL-2.0'])

/** Whether a licence expression may be used: of `A OR B` one has to be allowed, of `A AND B` both. */
export function isAllowed(expression: string, use: { shipped: boolean }): boolean {
  const allowed = use.shipped ? shipped : tools
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => allowed.has(id.trim())))
}
