import {
  formatJson,
  jsonProblem,
  placeOf as lineAndColumnOf,
  sample,
} from '@resources/demo/components/ui/json'
import { htmlOf, type ToolName, tools } from '@resources/demo/components/ui/markdownEdits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMove, movedTo, placeOf, stepOf } from '../../../resources/demo/components/ui/drag/lists'
import { clamped } from '../../../resources/demo/components/ui/drag/useMovable'
import {
  countCode,
  firstDraft,
  firstSettings,
  readCount,
} from '../../../resources/demo/components/ui/widget/countSettings'
import { forAll } from '../cases'

describe('the settings of a counting number', () => {
  it('are what was typed', () => {
    expect(readCount(firstDraft)).toEqual({ settings: firstSettings })
    const typed = readCount({ ...firstDraft, start: '-1.5', decimals: '20' })
    expect(typed).toEqual({ settings: { ...firstSettings, start: -1.5, decimals: 20 } })
    // Without a duration it takes 100 ms.
    const quick = readCount({ ...firstDraft, duration: ' ' })
    expect(quick).toEqual({ settings: { ...firstSettings, duration: 100 } })
  })

  it.each([
    ['decimals', '21'],
    ['decimals', '1.5'],
    ['decimals', ''],
    ['start', 'one'],
    ['duration', '-1'],
  ] as const)('%s cannot be "%s", which is said beside it', (name, typed) => {
    const read = readCount({ ...firstDraft, [name]: typed })
    expect('wrong' in read && Object.keys(read.wrong)).toEqual([name])
  })

  it('are mirrored by the code, with texts quoted', () => {
    expect(countCode({ ...firstSettings, end: 1.5, prefix: '"' })).toBe(
      [
        'new CountUp(element, 1.5, {',
        '  startVal: 0,',
        '  duration: 4, // s',
        '  decimalPlaces: 0,',
        '  separator: ",",',
        '  prefix: "\\"",',
        '  suffix: " rmb",',
        '}).start()',
      ].join('\n'),
    )
  })
})

const lists = { todo: ['1', '2', '3'], working: ['4'], done: [] as string[] }

describe('moving between lists', () => {
  it.each([
    ['within a list, forward', '1', { list: 'todo', index: 1 }, { ...lists, todo: ['2', '1', '3'] }],
    ['within a list, to its end', '1', { list: 'todo', index: 9 }, { ...lists, todo: ['2', '3', '1'] }],
    ['to its own place', '2', { list: 'todo', index: 1 }, lists],
    ['to another', '2', { list: 'working', index: 0 }, { ...lists, todo: ['1', '3'], working: ['2', '4'] }],
    ['into an empty list', '4', { list: 'done', index: 0 }, { ...lists, working: [], done: ['4'] }],
    ['to a list that is not there', '4', { list: 'nowhere', index: 0 }, lists],
  ])('%s', (_, id, place, moved) => {
    expect(movedTo(lists, id, place)).toEqual(moved)
  })

  it('never has an item twice, and changes nothing that it was given', () => {
    const before = structuredClone(lists)
    const moved = movedTo(movedTo(lists, '1', { list: 'done', index: 0 }), '1', { list: 'working', index: 1 })
    expect(Object.values(moved).flat().toSorted()).toEqual(['1', '2', '3', '4'])
    expect(placeOf(moved, '1')).toEqual({ list: 'working', index: 1 })
    expect(lists).toEqual(before)
  })

  it.each([
    ['1', 'ArrowUp', 'down', undefined],
    ['1', 'ArrowDown', 'down', { list: 'todo', index: 1 }],
    ['3', 'ArrowDown', 'down', undefined],
    ['3', 'Home', 'down', { list: 'todo', index: 0 }],
    ['1', 'End', 'down', { list: 'todo', index: 2 }],
    // Moves to the list next to it: to the same height, or to the end of a shorter one.
    ['1', 'ArrowRight', 'down', { list: 'working', index: 0 }],
    ['3', 'ArrowRight', 'down', { list: 'working', index: 1 }],
    ['4', 'ArrowRight', 'down', { list: 'done', index: 0 }],
    ['2', 'ArrowRight', 'across', { list: 'todo', index: 2 }],
    ['2', 'ArrowUp', 'across', { list: 'todo', index: 0 }],
    ['3', 'ArrowRight', 'across', undefined],
    ['1', 'a', 'down', undefined],
    ['none', 'ArrowDown', 'down', undefined],
  ] as const)('item %s by %s, where lists go %s', (id, key, flow, place) => {
    expect(stepOf(lists, id, key, flow)).toEqual(place)
  })

  it('keeps the keys that scroll from doing so, and no other', () => {
    const keys = ['ArrowLeft', 'ArrowUp', 'Home', 'a', 'Tab']
    expect(keys.filter((key) => isMove(key, 'down'))).toEqual(['ArrowLeft', 'ArrowUp', 'Home'])
  })
})

describe('a dialog that is moved', () => {
  const home = { x: 300, y: 100 }
  const box = { width: 400, height: 200 }
  const window = { width: 1000, height: 600 }

  it.each([
    [10, -20, { x: 10, y: -20 }],
    [-900, -900, { x: -300, y: -100 }],
    [900, 900, { x: 300, y: 300 }],
  ])('by %i and %i goes by %o, which is inside the window', (x, y, gone) => {
    expect(clamped(home, box, window, { x, y })).toEqual(gone)
  })

  it('that is larger than the window keeps its head in it', () => {
    const gone = clamped({ x: 0, y: 16 }, { width: 400, height: 900 }, window, { x: 0, y: -300 })
    expect(gone).toEqual({ x: 0, y: -16 })
  })
})

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
    ['{"a" 1}', 'colon', 5],
    ['{"a":}', 'value', 5],
    ['[1 2]', 'comma', 3],
    ['"a\nb"', 'string', 2],
    ['"\\x"', 'escape', 1],
    ['01', 'number', 0],
    ['[-]', 'number', 1],
    ['nul', 'value', 0],
    ['{} {}', 'more', 3],
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
    expect(lineAndColumnOf('{\n  "a" 1\n}', 8)).toEqual({ line: 2, column: 7 })
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

  it('loses no digit and no name, and the sample has it', () => {
    const text = '{"a":12345678901234567890,"a":1.0}'
    expect(formatJson(text)).toBe('{\n  "a": 12345678901234567890,\n  "a": 1.0\n}')
    expect(formatJson(sample)).toBe(sample)
  })
})

describe('a tool of the Markdown toolbar', () => {
  /** The selection is between bars. */
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
