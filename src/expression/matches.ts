import type { Expression, RuleCondition, Subject } from './expression'

/** The texts of an order that a rule is evaluated on. */
export type Texts = { readonly [S in Subject]?: string }

const holds = ({ subject, operator, value }: RuleCondition, texts: Texts): boolean => {
  const text = texts[subject] ?? ''
  switch (operator) {
    case 'contains':
      return text.includes(value)
    case 'notContains':
      return !text.includes(value)
    case 'equals':
      return text === value
    case 'notEquals':
      return text !== value
    // White space counts as empty.
    case 'isEmpty':
      return text.trim() === ''
    case 'isNotEmpty':
      return text.trim() !== ''
  }
}

/** Whether an order matches a rule. Comparison is case-sensitive. */
export const matches = (expression: Expression, texts: Texts): boolean => {
  // `or` separates groups of conditions joined by `and`.
  const groups: RuleCondition[][] = []
  for (const condition of expression) {
    const group = condition.joint === 'and' ? groups.at(-1) : undefined
    if (group) group.push(condition)
    else groups.push([condition])
  }
  return groups.length === 0 || groups.some((group) => group.every((condition) => holds(condition, texts)))
}
