import { formatJson, jsonProblem, placeOf, sample } from '@resources/demo/components/ui/json'
import { htmlOf, type ToolName, tools } from '@resources/demo/components/ui/markdownEdits'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../cases'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('what is wrong with JSON', () => {
  it.each([
    ['', 'end', 0],
    ['{', 'end', 1],
    ['[1,', 'end', 3],
    ['[1,]', 'value', 3],
    ['{"a":1,}', 'name', 7],
    ['{a:1}', 'name', 1],
    ["{'a':1}", 'name', 1],
    ['{"a" 1}', 'colon', 5],
    ['{"a":}', 'value', 5],
    ['{"a"}', 'colon', 4],
    ['[1 2]', 'comma', 3],
    ['[1}', 'comma', 2],
    ['"a\nb"', 'string', 2],
    ['"a', 'string', 2],
    ['"\\x"', 'escape', 1],
    ['01', 'number', 0],
    ['[-]', 'number', 1],
    ['1.e3', 'number', 0],
    ['nul', 'value', 0],
    ['{} {}', 'more', 3],
    [']', 'value', 0],
  ])('%j: %s at %i', (text, flaw, at) => {
    expect(jsonProblem(text)).toEqual({ flaw, at })
  })

  it('is said of what no parser takes, and of nothing else', () => {
    const piece = fc.constantFrom(...'{ } [ ] , : "a" "" 1 -0 1e3 true null \n \\ " x 0'.split(' '))
    const joined = fc.array(piece, { maxLength: 9 }).map((all) => all.join(''))
    const texts = fc.oneof(fc.json(), joined, fc.string())
    forAll([texts], { runs: 2000 }, (text) => {
      expect(jsonProblem(text) === undefined).toBe(isJson(text))
    })
  })

  it('is said by line and column, and of deep nests without an end of the stack', () => {
    expect(placeOf('{\n  "a" 1\n}', 8)).toEqual({ line: 2, column: 7 })
    expect(jsonProblem('['.repeat(100_000))).toEqual({ flaw: 'end', at: 100_000 })
  })
})

describe('formatted JSON', () => {
  it('is written as JSON.stringify writes it', () => {
    forAll([fc.jsonValue()], (value) => {
      const text = JSON.stringify(value)
      expect(formatJson(text)).toBe(JSON.stringify(value, undefined, 2))
      expect(formatJson(formatJson(text))).toBe(formatJson(text))
    })
  })

  it('loses no digit and no name', () => {
    expect(formatJson('{"a":12345678901234567890,"a":1.0}')).toBe(
      '{\n  "a": 12345678901234567890,\n  "a": 1.0\n}',
    )
  })

  it('the sample is formatted', () => {
    expect(formatJson(sample)).toBe(sample)
  })
})

describe('a tool of the Markdown toolbar', () => {
  /** What is marked stands between bars. */
  const used = (name: ToolName, marked: string) => {
    const [start = '', inner = '', end = ''] = marked.split('|')
    const text = start + inner + end
    const from = start.length
    const { insert, mark, ...place } = tools[name]('文字')({ text, from, to: from + inner.length })
    const made = text.slice(0, place.from) + insert + text.slice(place.to)
    return `${made.slice(0, mark.from)}|${made.slice(mark.from, mark.to)}|${made.slice(mark.to)}`
  }

  it.each<[ToolName, string, string]>([
    ['bold', '甲|乙|丙', '甲**|乙|**丙'],
    ['bold', '甲**|乙|**丙', '甲|乙|丙'],
    ['bold', '||', '**|文字|**'],
    ['italic', '**|乙|**', '***|乙|***'],
    ['italic', '*|乙|*', '|乙|'],
    ['heading', '一\n二|三|\n四', '一\n|## 二三|\n四'],
    ['heading', '### 二|三|', '|## 二三|'],
    ['heading', '## 二|三|', '|二三|'],
    ['bullets', '|一\n二|', '|- 一\n- 二|'],
    ['numbers', '|- 一\n- 二|', '|1. 一\n2. 二|'],
    ['numbers', '|1. 一\n2. 二|', '|一\n二|'],
    ['quote', '一|二|', '|> 一二|'],
    ['link', '见|文档|。', '见[文档](|https://|)。'],
  ])('%s: %j becomes %j', (name, before, after) => {
    expect(used(name, before)).toBe(after)
  })
})

it('Markdown becomes HTML', () => {
  expect(htmlOf('**甲**\n\n- 乙\n')).toBe('<p><strong>甲</strong></p>\n<ul>\n<li>乙</li>\n</ul>\n')
})
