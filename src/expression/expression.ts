/** The text a condition is about: the buyer's message with an order, or the seller's memo. */
export type Subject = 'message' | 'memo'

/** The last two take no value. */
export type Operator = 'contains' | 'notContains' | 'equals' | 'notEquals' | 'isEmpty' | 'isNotEmpty'

/** `and` binds more tightly than `or`. */
export type Joint = 'and' | 'or'

export interface RuleCondition {
  readonly subject: Subject
  readonly operator: Operator
  /** '' if and only if the operator takes no value. */
  readonly value: string
}

/** The conditions of a rule, each joined to the one before. A rule without conditions matches every order. */
export type Expression = readonly (RuleCondition & {
  /** Always `and` for the first condition. */
  readonly joint: Joint
})[]

/** Maximum number of characters of a rule. */
export const maxExpressionLength = 200

/** Maximum number of conditions of a rule. */
export const maxConditions = 10

/** The keywords are sent to the platform, so they are the same in every language of the console. */
export const subjectWords: { readonly [S in Subject]: string } = { message: '买家留言', memo: '卖家备注' }
export const operatorWords: { readonly [O in Operator]: string } = {
  contains: '包含',
  notContains: '不包含',
  equals: '等于',
  notEquals: '不等于',
  isEmpty: '为空',
  isNotEmpty: '不为空',
}
export const jointWords: { readonly [J in Joint]: string } = { and: '且', or: '或' }

/** The names of a set of keywords, in order. */
export const namesIn = <N extends string>(words: { readonly [name in N]: string }): readonly N[] =>
  // The object has exactly these keys, but TypeScript types them as strings.
  Object.keys(words) as N[]

/** Whether the operator compares with a value. */
export const takesValue = (operator: Operator): boolean => operator !== 'isEmpty' && operator !== 'isNotEmpty'
