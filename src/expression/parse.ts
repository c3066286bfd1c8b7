import {
  type Expression,
  type Joint,
  jointWords,
  maxConditions,
  maxExpressionLength,
  namesIn,
  type Operator,
  operatorWords,
  type RuleCondition,
  type Subject,
  subjectWords,
  takesValue,
} from './expression'

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
  /** Expected a value in single quotes. */
  | { readonly code: 'quote' }
  /** The quote has no closing quote. */
  | { readonly code: 'unclosed' }
  /** There is nothing between the quotes. */
  | { readonly code: 'emptyValue' }
  /** A backslash must be followed by a quote or a backslash. */
  | { readonly code: 'escape' }
  /** Expected another condition, or the end of the text. */
  | { readonly code: 'joint'; readonly words: readonly string[] }
)

/** The parsed rule, or the error. */
export type Parsed =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly problem: Problem }

class ParseError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.code)
    this.problem = problem
  }
}

/** Reads a text character by character. Counts Unicode characters, not UTF-16 units. */
class Reader {
  readonly #characters: readonly string[]
  #next = 0

  constructor(text: string) {
    this.#characters = [...text]
  }

  /** Position of the next character. */
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

/**
 * Parses the text of a rule. White space between words is optional; an empty text is a rule that matches everything.
 *
 * @param only the only subject allowed; by default both
 */
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
