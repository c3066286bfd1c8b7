import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Expression,
  matches,
  namesIn,
  operatorWords,
  type Problem,
  parse,
  print,
  type RuleCondition,
  subjectWords,
  type Texts,
  takesValue,
} from '@/expression'
import { forAll, spreadFirst } from '../cases'

/** Invalid expressions: ▲ marks the position that the error must name. */
const bad: readonly [texts: readonly string[], code: Problem['code']][] = [
  // A condition begins with its subject.
  [['▲x', "▲包含 'a'", "▲'a'", '▲且', "▲或 买家留言 包含 'a'", '▲买家', '▲留言'], 'subject'],
  [["▲买家备注 包含 'a'", "▲卖家留言 包含 'a'", "▲买 家留言 包含 'a'", "▲買家留言 包含 'a'"], 'subject'],
  [["▲(买家留言 包含 'a')", "▲（买家留言 包含 'a'）", "▲非 买家留言 包含 'a'"], 'subject'],
  [["▲不买家留言 包含 'a'", "▲buyer_message contains 'a'", '▲{"is_enable":true}'], 'subject'],
  [["  ▲?买家留言 包含 'a'", "▲😀 买家留言 包含 'a'"], 'subject'],
  // The rule for one text cannot refer to the other.
  [["▲卖家备注 包含 'a'", '  ▲卖家备注 为空', '▲卖家备注'], 'otherSubject'],
  [["买家留言 包含 'a' 且 ▲卖家备注 包含 'b'", "买家留言 包含 '😀😀' 或 ▲卖家备注 为空"], 'otherSubject'],
  // Then comes the comparison.
  [['买家留言▲', '买家留言  ▲', "买家留言 ▲'a'", "买家留言 ▲包合 'a'", "买家留言 ▲含 'a'"], 'operator'],
  [["买家留言 ▲包 含 'a'", "买家留言 ▲不 包含 'a'", "买家留言 ▲不'a'", "买家留言 ▲= 'a'"], 'operator'],
  [["买家留言 ▲CONTAINS 'a'", "买家留言 ▲大于 'a'", '买家留言 ▲空', '买家留言 ▲是空'], 'operator'],
  [["买家留言 ▲买家留言 包含 'a'", "买家留言 ▲且 买家留言 包含 'a'"], 'operator'],
  [["买家留言 包含 'a' 且 买家留言 ▲像 'b'"], 'operator'],
  // Then comes a value in single quotes.
  [['买家留言 包含▲', '买家留言 不包含 ▲', '买家留言 包含 ▲a', '买家留言 包含 ▲"a"'], 'quote'],
  [['买家留言 包含 ▲‘a’', '买家留言 包含 ▲“a”', '买家留言 包含 ▲「a」', '买家留言 等于 ▲5'], 'quote'],
  [["买家留言 不等于 ▲('a')", "买家留言 包含 ▲包含 'a'", "买家留言 包含 ▲\\'a\\'"], 'quote'],
  [["买家留言 包含 'a' 且 买家留言 等于 ▲且"], 'quote'],
  // It ends with a quote as well,
  [["买家留言 包含 ▲'", "买家留言 包含 ▲'a", "买家留言 包含 ▲'a 且 买家留言 为空"], 'unclosed'],
  [["买家留言 包含 ▲'a\\'", "买家留言 包含 ▲'a\\", "买家留言 包含 ▲'a’"], 'unclosed'],
  [["买家留言 包含 'a' 或 买家留言 等于 ▲'b"], 'unclosed'],
  // is not empty,
  [["买家留言 包含 '▲'", "买家留言 等于 '▲' 且 买家留言 包含 'a'", "买家留言 包含 '▲''"], 'emptyValue'],
  // and only escapes quotes and backslashes.
  [["买家留言 包含 '▲\\n'", "买家留言 包含 'a▲\\b'", "买家留言 包含 '\\\\▲\\d'"], 'escape'],
  [["买家留言 包含 '😀▲\\x'"], 'escape'],
  // Conditions are joined.
  [["买家留言 包含 'a' ▲买家留言 包含 'b'", "买家留言 包含 'a'▲'b'", "买家留言 包含 'it'▲s'"], 'joint'],
  [["买家留言 包含 'a' ▲并且 买家留言 包含 'b'", "买家留言 包含 'a' ▲和 买家留言 包含 'b'"], 'joint'],
  [["买家留言 包含 'a' ▲and 买家留言 包含 'b'", "买家留言 包含 'a'▲,'b'", "买家留言 包含 'a'▲;"], 'joint'],
  [["买家留言 包含 'a' ▲)", "买家留言 为空 ▲'a'", '买家留言 不为空▲。', '买家留言 为空▲白'], 'joint'],
  // and a joint is followed by a condition.
  [["买家留言 包含 'a' 且▲", "买家留言 包含 'a' 或  ▲", "买家留言 包含 'a' 且 ▲或 买家留言 为空"], 'subject'],
  [["买家留言 包含 'a' 且▲且 买家留言 为空", "买家留言 包含 'a' 或 ▲包含 'b'"], 'subject'],
  [["买家留言 包含 'a' 或 ▲'b'"], 'subject'],
  // Limits.
  [[`${"买家留言 包含 'a' 或 ".repeat(10)}▲买家留言 包含 'b'`], 'tooMany'],
  [[`${'买家留言为空且'.repeat(10)}▲x`], 'tooMany'],
  [[`买家留言 包含 '${'长'.repeat(191)}▲长'`, `${' '.repeat(200)}▲ `, `${'😀'.repeat(200)}▲😀`], 'tooLong'],
]

/** Characters that could be mistaken for something else, in values and in the texts compared with them. */
const signs = fc.constantFrom(..."'\\ 且或a包含为空a\n😀V")
const words = (minLength: number) => fc.string({ unit: signs, minLength, maxLength: 4 })

const condition = fc
  .record({
    joint: fc.constantFrom('and' as const, 'or' as const),
    subject: fc.constantFrom(...namesIn(subjectWords)),
    operator: fc.constantFrom(...namesIn(operatorWords)),
    value: words(1),
  })
  .map((one) => (takesValue(one.operator) ? one : { ...one, value: '' }))

const anExpression = fc
  .array(condition, { maxLength: 10 })
  .map((conditions) => conditions.map((one, i): Expression[number] => (i ? one : { ...one, joint: 'and' })))
  .filter((expression) => [...print(expression)].length <= 200)

const read = (text: string) => {
  const parsed = parse(text)
  if (!parsed.ok) throw new Error(`${parsed.problem.code} at ${parsed.problem.at} of ${text}`)
  return parsed.expression
}

describe('writing and reading', () => {
  it('gives back the expression that was written', () => {
    forAll([anExpression], (expression) => {
      expect(read(print(expression))).toEqual(expression)
    })
  })

  it('gives back the text that was read, where its blanks are the usual ones', () => {
    forAll([anExpression], (expression) => {
      const text = print(expression)
      expect(print(read(text))).toBe(text)
    })
  })

  it('reads any text, or names a character of it or its end', () => {
    const known = [...Object.values(subjectWords), ...Object.values(operatorWords)]
    const pieces = fc.constantFrom(...known, ..."且或' \\", "'a'", '😀')
    const text = fc.array(pieces, { maxLength: 14 }).map((some) => some.join(''))
    forAll([text], (one) => {
      const parsed = parse(one)
      if (parsed.ok) expect(read(print(parsed.expression))).toEqual(parsed.expression)
      else {
        expect(parsed.problem.at).toBeGreaterThanOrEqual(1)
        expect(parsed.problem.at).toBeLessThanOrEqual([...one].length + 1)
      }
    })
  })

  const longest = `${"买家留言 包含 'a' 或 ".repeat(9)}买家留言 为空`
  it.each([
    ['', ''],
    [' 　\n', ''],
    ["买家留言包含'vip'且买家留言不为空", "买家留言 包含 'vip' 且 买家留言 不为空"],
    ["　买家留言\t包含　'a b' ", "买家留言 包含 'a b'"],
    ["卖家备注 等于 'it\\'s \\\\ 且 或'", "卖家备注 等于 'it\\'s \\\\ 且 或'"],
    [longest, longest],
  ])('reads %j', (text, written) => expect(print(read(text))).toBe(written))

  it('takes 200 characters, however many bytes they are', () => {
    const longest = `买家留言 包含 '${'😀'.repeat(190)}'`
    expect([...longest]).toHaveLength(200)
    expect(parse(longest)).toMatchObject({ ok: true })
  })
})

describe('what is wrong', () => {
  it.each(spreadFirst(bad))('%s: %s', (marked, code) => {
    const [before = '', after = ''] = marked.split('▲')
    const problem = { code, at: [...before].length + 1 }
    expect(parse(before + after, 'message')).toMatchObject({ ok: false, problem })
  })

  it('is told with what was expected', () => {
    const problemOf = (text: string, only?: 'message' | 'memo') => {
      const parsed = parse(text, only)
      return parsed.ok ? undefined : parsed.problem
    }
    expect(problemOf('x')).toEqual({ code: 'subject', at: 1, words: ['买家留言', '卖家备注'] })
    expect(problemOf('x', 'memo')).toEqual({ code: 'subject', at: 1, words: ['卖家备注'] })
    const other = { code: 'otherSubject', at: 1, word: '买家留言', wanted: '卖家备注' }
    expect(problemOf('买家留言 为空', 'memo')).toEqual(other)
    expect(problemOf('买家留言 有')).toMatchObject({ words: Object.values(operatorWords) })
    expect(problemOf('买家留言 为空 x')).toMatchObject({ words: ['且', '或'] })
  })
})

describe('what a rule fits', () => {
  const holds = ({ operator, value }: RuleCondition, text: string): boolean =>
    ({
      contains: text.split(value).length > 1,
      notContains: text.split(value).length === 1,
      equals: !(text < value) && !(text > value),
      notEquals: text < value || text > value,
      isEmpty: !/\S/.test(text),
      isNotEmpty: /\S/.test(text),
    })[operator]

  /** An independent check: written as 1 且 0 或 1, it holds if a part between 或 has no 0. */
  const oracle = (expression: Expression, texts: Required<Texts>): boolean =>
    expression
      .map((one, i) => {
        const joint = i === 0 ? '' : one.joint === 'or' ? '或' : '且'
        return `${joint}${holds(one, texts[one.subject]) ? 1 : 0}`
      })
      .join('')
      .split('或')
      .some((part) => !part.includes('0'))

  it('is what a plain reading of it says', () => {
    const texts = fc.record({ message: words(0), memo: words(0) })
    forAll([anExpression, texts], { runs: 500 }, (expression, some) => {
      expect(matches(expression, some)).toBe(oracle(expression, some))
    })
  })

  it.each([
    ['', '随便', true],
    ["买家留言 包含 'a' 或 买家留言 包含 'b' 且 买家留言 包含 'c'", 'a', true],
    ["买家留言 包含 'a' 且 买家留言 包含 'b' 或 买家留言 包含 'c'", 'a', false],
    ['买家留言 为空', ' 　\n', true],
  ])('%s, asked of %j: %s', (rule, message, fits) => {
    expect(matches(read(rule), { message })).toBe(fits)
  })
})
