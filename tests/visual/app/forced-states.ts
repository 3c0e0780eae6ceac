const states = [
  [':hover', '.forced-hover'],
  [':focus-visible', '.forced-focus'],
] as const

/**
 * Adds a class to the selector of every rule for a state, so that a control can be shown in that state without interaction.
 * styled-components counts the rules of its sheet, so there must not be more of them.
 */
export function allowForcedStates(): void {
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])) {
    if (!(rule instanceof CSSStyleRule)) continue
    for (const [state, className] of states)
      if (rule.selectorText.includes(state) && !rule.selectorText.includes(className))
        rule.selectorText = rule.selectorText.replaceAll(state, `:is(${state}, ${className})`)
  }
}
