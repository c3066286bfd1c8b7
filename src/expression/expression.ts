/** What a condition speaks of: the buyer's message with an order, or the seller's memo. */
export type Subject = 'message' | 'memo'

/** How a condition compares. The last two take no value. */
export type Operator = 'contains' | 'notContains' | 'equals' | 'notEquals' | 'isEmpty' | 'isNotEmpty'

/** What stands between two conditions; `and` binds closer. */
export type Joint = 'and' | 'or'

/** One condition of a rule. */
export interface RuleCondition {
  readonly subject: Subject
  readonly operator: Operator
  /** '' where the operator takes none, and nowhere else. */
  readonly value: string
}

/** The conditions of a rule, each with what joins it to the one before. Without any, every message fits. */
export type Expression = readonly (RuleCondition & {
  /** Of the first it says nothing, and is `and`. */
  readonly joint: Joint
})[]

/** Most characters that a rule may be written in. */
export const longestExpression = 200

/** Most conditions that a rule may have. */
export const mostConditions = 10

/** The words of the language, the same whatever language the console speaks: they travel to the platform. */
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

/** The names of a set of words, in their order. */
export const namesIn = <N extends string>(words: { readonly [name in N]: string }): readonly N[] =>
  // The words are a literal of exactly these names, which TypeScript types as texts once asked for them.
  Object.keys(words) as N[]

/** Whether a condition with this operator compares with a value. */
export const takesValue = (operator: Operator): boolean => operator !== 'isEmpty' && operator !== 'isNotEmpty'
