// The language of merchants' push rules, such as `买家留言 包含 'vip' 或 买家留言 包含 '加急'`.

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

export const takesValue = (operator: Operator): boolean => operator !== 'isEmpty' && operator !== 'isNotEmpty'

/**
 * A syntax error. `at` is the position of the character, counted from 1; one past the end if the text ends too early.
 */
export type Problem = { readonly at: number } & (
  | { readonly code: 'tooLong'; readonly max: number }
  | { readonly code: 'tooMany'; readonly max: number }
  /** Expected a condition, starting with one of these words. */
  | { readonly code: 'subject'; readonly words: readonly string[] }
  /** The rule may only be about the other subject. */
  | { readonly code: 'otherSubject'; readonly word: string; readonly wanted: string }
  | { readonly code: 'operator'; readonly words: readonly string[] }
  | { readonly code: 'quote' }
  | { readonly code: 'unclosed' }
  | { readonly code: 'emptyValue' }
  | { readonly code: 'escape' }
  /** Expected another condition, or the end of the text. */
  | { readonly code: 'joint'; readonly words: readonly string[] }
)

export type Parsed =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly problem: Problem }

class ParseError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code)
  }
}

/** Reads a text character by character. Counts Unicode characters, not UTF-16 units. */
class Reader {
  readonly #characters: readonly string[]
  #next = 0

  constructor(text: string) {
    this.#characters = [...text]
  }

  get at(): number {
    return this.#next + 1
  }

  get atEnd(): boolean {
    return this.#next >= this.#characters.length
  }

  blanks(): void {
    while (/^\s$/u.test(this.#characters[this.#next] ?? '')) this.#next++
  }

  take(): string | undefined {
    const character = this.#characters[this.#next]
    if (character !== undefined) this.#next++
    return character
  }

  /** Consumes one of the keywords and returns its name; no keyword is a prefix of another. */
  word<N extends string>(words: { readonly [name in N]: string }): N | undefined {
    const found = namesIn(words).find((name) =>
      [...words[name]].every((character, i) => this.#characters[this.#next + i] === character),
    )
    if (found !== undefined) this.#next += [...words[found]].length
    return found
  }
}

const readValue = (reader: Reader): string => {
  const start = reader.at
  if (reader.take() !== "'") throw new ParseError({ code: 'quote', at: start })
  let value = ''
  for (;;) {
    const at = reader.at
    const character = reader.take()
    if (character === undefined) throw new ParseError({ code: 'unclosed', at: start })
    if (character === "'") {
      if (value === '') throw new ParseError({ code: 'emptyValue', at })
      return value
    }
    if (character !== '\\') {
      value += character
      continue
    }
    const escaped = reader.take()
    if (escaped === undefined) throw new ParseError({ code: 'unclosed', at: start })
    if (escaped !== "'" && escaped !== '\\') throw new ParseError({ code: 'escape', at })
    value += escaped
  }
}

const readCondition = (reader: Reader, only: Subject | undefined): RuleCondition => {
  const start = reader.at
  const subject = reader.word(subjectWords)
  if (subject === undefined) {
    const words = only === undefined ? Object.values(subjectWords) : [subjectWords[only]]
    throw new ParseError({ code: 'subject', at: start, words })
  }
  if (only !== undefined && subject !== only)
    throw new ParseError({
      code: 'otherSubject',
      at: start,
      word: subjectWords[subject],
      wanted: subjectWords[only],
    })
  reader.blanks()
  const at = reader.at
  const operator: Operator | undefined = reader.word(operatorWords)
  if (operator === undefined)
    throw new ParseError({ code: 'operator', at, words: Object.values(operatorWords) })
  if (!takesValue(operator)) return { subject, operator, value: '' }
  reader.blanks()
  return { subject, operator, value: readValue(reader) }
}

const readExpression = (text: string, only: Subject | undefined): Expression => {
  const reader = new Reader(text)
  const conditions: (RuleCondition & { joint: Joint })[] = []
  let joint: Joint = 'and'
  reader.blanks()
  while (!reader.atEnd || conditions.length > 0) {
    if (conditions.length === maxConditions)
      throw new ParseError({ code: 'tooMany', at: reader.at, max: maxConditions })
    conditions.push({ joint, ...readCondition(reader, only) })
    reader.blanks()
    if (reader.atEnd) break
    const at = reader.at
    const next = reader.word(jointWords)
    if (next === undefined) throw new ParseError({ code: 'joint', at, words: Object.values(jointWords) })
    joint = next
    reader.blanks()
  }
  return conditions
}

/** Parses a rule; an empty text is a rule that matches everything. `only`: the only subject allowed; by default both. */
export const parse = (text: string, only?: Subject): Parsed => {
  if ([...text].length > maxExpressionLength)
    return {
      ok: false,
      problem: { code: 'tooLong', at: maxExpressionLength + 1, max: maxExpressionLength },
    }
  try {
    return { ok: true, expression: readExpression(text, only) }
  } catch (error) {
    if (error instanceof ParseError) return { ok: false, problem: error.problem }
    throw error
  }
}

const quoted = (value: string): string => `'${value.replace(/[\\']/g, (sign) => `\\${sign}`)}'`

/** Prints a rule in the platform's format, `卖家备注 包含 '加急'`; parsing the result gives the same rule. */
export const print = (expression: Expression): string =>
  expression
    .map(({ joint, subject, operator, value }, i) =>
      [
        ...(i === 0 ? [] : [jointWords[joint]]),
        subjectWords[subject],
        operatorWords[operator],
        ...(takesValue(operator) ? [quoted(value)] : []),
      ].join(' '),
    )
    .join(' ')

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
