const states = [
  [':hover', '.forced-hover'],
  [':focus-visible', '.forced-focus'],
] as const

const done = new WeakSet<CSSRule>()

/** Adds a class selector to every rule for a state, so that a control can be shown in that state without interaction. */
export function allowForcedStates(): void {
  for (const sheet of document.styleSheets) {
    // A copy, because the loop adds rules.
    const rules = Array.from(sheet.cssRules)
    for (const rule of rules) {
      if (!(rule instanceof CSSStyleRule) || done.has(rule)) continue
      done.add(rule)
      for (const [state, className] of states) {
        if (!rule.selectorText.includes(state)) continue
        const index = [...sheet.cssRules].indexOf(rule) + 1
        sheet.insertRule(`${rule.selectorText.replaceAll(state, className)}{${rule.style.cssText}}`, index)
      }
    }
  }
}
