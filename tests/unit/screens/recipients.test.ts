import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { l } from '@/declaration'
import {
  type ChosenColumns,
  guessColumns,
  guessVariables,
  rowReader,
  rowsOf,
} from '@/screens/recipients/columns'
import { invalidFile } from '@/screens/recipients/RowTables'
import {
  constantProblems,
  gather,
  gatherer,
  type RecipientOptions,
  type RecipientVariable,
  splitAddresses,
  withAddress,
} from '@/screens/recipients/recipients'
import { forAll, forAllAsync } from '../cases'

const problem = l('不是号码', 'no number', 'no es un número')
const tooLong = l('太长', 'too long', 'demasiado largo')

const short = (name: string, headers: readonly string[] = []): RecipientVariable => ({
  name,
  headers,
  check: (value) => (value.length > 3 ? tooLong : undefined),
})

/** Addresses are three digits; those with the same ending are the same. */
const options = (variables: readonly RecipientVariable[] = []): RecipientOptions => ({
  words: { address: l('号码', 'Number', 'Número'), headers: ['phone'], example: '' },
  check: (text) =>
    /^\d{3}$/.test(text.trim()) ? { address: text.trim(), key: text.trim().slice(1) } : { problem },
  variables,
})

const table = (header: readonly string[], rows: readonly (readonly string[])[], headerLine = 1) => ({
  header,
  headerLine,
  rows: rows.map((cells, index) => ({ line: headerLine + 1 + index, cells })),
})

describe('addresses in a text', () => {
  it.each([
    ['one on each line', '111\n222\r\n333', ['111', '222', '333']],
    ['commas and semicolons', '111,222，333;444；555、666', ['111', '222', '333', '444', '555', '666']],
    ['blanks of any width', '111 222\t333\u3000444\u00a0555', ['111', '222', '333', '444', '555']],
    ['several signs in a row, before and behind', ' ,;111 ,, ;222,\n', ['111', '222']],
    ['nothing', ' \n,', []],
  ])('are told apart: %s', (_, text, found) => {
    expect(splitAddresses(text).map((row) => row.text)).toEqual(found)
  })

  it('are known by their lines and places', () => {
    const text = '111, 222\n\n333'
    const rows = splitAddresses(text)
    expect(rows.map(({ line }) => line)).toEqual([1, 1, 3])
    expect(rows.map(({ at }) => at && text.slice(...at))).toEqual(['111', '222', '333'])
  })

  it('are all found again, whatever stands between them', () => {
    const gap = fc.stringMatching(/^[\s,，、;；]+$/u, { maxLength: 4 })
    const word = fc.stringMatching(/^[0-9a-z@.]+$/, { maxLength: 12 })
    forAll([fc.array(fc.tuple(word, gap), { maxLength: 30 })], (parts) => {
      const text = parts.flat().join('')
      expect(splitAddresses(text).map((row) => row.text)).toEqual(parts.map(([one]) => one))
    })
  })

  it('are mended and taken out where they stand, and the others stay', () => {
    const text = '111,222\n333'
    const [, second] = splitAddresses(text)
    expect(second && withAddress(text, second, '999')).toBe('111,999\n333')
    expect(second && withAddress(text, second, '')).toBe('111,333')
  })
})

describe('what the columns of a file are for', () => {
  it.each([
    ['the name in Chinese', ['备注', '号码'], 1],
    ['in another language, with a star', ['Note', ' NUMBER * '], 1],
    ['what people call it', ['Phone', 'x'], 0],
    ['a longer name that holds it', ['备注', '收件人号码'], 1],
    ['what stands in it', ['a', 'b'], 1],
  ])('the address is found by %s', (_, header, address) => {
    const guessed = guessColumns(table(header, [['x', '123']]), options())
    expect(guessed).toEqual({ hasHeader: true, address, variables: {} })
  })

  it('a first row with an address is no header, and is a recipient', () => {
    const read = table(['甲', '123'], [['乙', '456']], 3)
    const guessed = guessColumns(read, options([short('name', ['姓名'])]))
    expect(guessed).toEqual({ hasHeader: false, address: 1, variables: {} })
    expect(rowsOf(read, guessed).map(({ line }) => line)).toEqual([3, 4])
  })

  it('variables are fed by columns of their name, then of what people call them, each column once', () => {
    const variables = [short('name', ['姓名']), short('order', ['姓名', '订单号']), short('time', ['时间'])]
    expect(guessVariables(['号码', '姓名', 'Order'], variables, 0)).toEqual({ name: 1, order: 2 })
    expect(guessVariables(['时间', 'x'], variables, 0)).toEqual({})
  })

  it('without any address there is none', () => {
    expect(guessColumns(table(['a'], [['b']]), options()).address).toBeUndefined()
  })
})

describe('a row of a file', () => {
  const columns: ChosenColumns = { hasHeader: true, address: 0, variables: { name: 1 } }
  const row = { line: 2, cells: ['123', ' 王 '] }

  it('is read with its values, and as it was mended', () => {
    const asRead = { line: 2, text: '123', values: { name: '王' } }
    expect(rowReader(columns, ['name'], new Map())(row)).toEqual(asRead)
    const fixes = new Map([[2, { text: '456', values: { name: '李' } }]])
    expect(rowReader(columns, ['name'], fixes)(row)).toEqual({ line: 2, text: '456', values: { name: '李' } })
    expect(rowReader(columns, ['name'], new Map([[2, 'removed']]))(row)).toBeUndefined()
  })

  it('has no value of a variable that the text does not have, and an empty one where the row is short', () => {
    expect(rowReader(columns, [], new Map())(row)?.values).toEqual({})
    expect(rowReader(columns, ['name'], new Map())({ line: 2, cells: ['123'] })?.values).toEqual({ name: '' })
  })
})

describe('rows that are gathered', () => {
  const gathered = (texts: readonly string[], variables: readonly RecipientVariable[] = []) => {
    const { take, list } = gatherer(options(variables))
    for (const [index, text] of texts.entries()) take({ line: index + 1, text, values: {} })
    return list()
  }

  it('are valid, invalid, or the same as an earlier one', () => {
    const { valid, invalid, repeated } = gathered(['111', 'x', '211', '333', ''])
    expect(valid.map(({ address }) => address)).toEqual(['111', '333'])
    expect(invalid.map(({ line }) => line)).toEqual([2, 5])
    expect(repeated.map(({ line, first }) => [line, first])).toEqual([[3, 1]])
  })

  it('name what is wrong with each value; one that is wrong does not stand in the way of a later one', () => {
    const { take, list } = gatherer(options([short('name')]))
    take({ line: 1, text: 'x', values: { name: 'long one' } })
    take({ line: 2, text: '111', values: { name: '' } })
    take({ line: 3, text: '111', values: { name: 'ok' } })
    const { valid, invalid } = list()
    const told = invalid.map(({ problems }) =>
      problems.map(({ variable, reason }) => `${variable} ${reason.en}`),
    )
    expect(told).toEqual([['undefined no number', 'name too long'], ['name Missing']])
    expect(valid.map(({ line }) => line)).toEqual([3])
  })

  it('are each in one of the lists, and no two valid ones are the same', async () => {
    await forAllAsync([fc.array(fc.stringMatching(/^[0-3x]{0,3}$/), { maxLength: 60 })], async (texts) => {
      const rows = texts.map((text, index) => ({ line: index + 1, text, values: {} }))
      const { valid, invalid, repeated } = await gather(rows, (row) => row, options())
      const lines = [...valid, ...invalid, ...repeated].map(({ line }) => line)
      expect(lines.toSorted((a, b) => a - b)).toEqual(rows.map(({ line }) => line))
      expect(new Set(valid.map(({ address }) => address.slice(1))).size).toBe(valid.length)
      for (const { text, first } of repeated) expect(texts[first - 1]?.slice(1)).toBe(text.slice(1))
    })
  })

  it('are left when nobody waits for them any more', async () => {
    const aborter = new AbortController()
    aborter.abort()
    const rows = Array.from({ length: 200_000 }, (_, line) => ({ line, text: '1', values: {} }))
    await expect(gather(rows, (row) => row, options(), { signal: aborter.signal })).rejects.toThrow()
  })
})

it('values for all are missing or wrong by name', () => {
  const variables = [short('a'), short('b'), short('c')]
  const problems = constantProblems(variables, { a: 'ok', b: 'too long' })
  expect([...problems].map(([name, reason]) => `${name} ${reason.en}`)).toEqual(['b too long', 'c Missing'])
})

describe('the file of what is invalid', () => {
  const of = { address: '号码', locale: 'zh', reasonOf: () => '原因' } as const
  const bad = (line: number, text: string) => {
    return { line, text, values: {}, problems: [{ text, reason: problem }] }
  }

  it('holds the typed texts, also several of one line', () => {
    const { columns, rows } = invalidFile([bad(1, 'x'), bad(1, 'y')], { ...of, table: undefined })
    expect(columns.map(({ label }) => label)).toEqual(['号码', '导入问题'])
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['原因', 'x'],
      ['原因', 'y'],
    ])
  })

  it('holds all columns of the file they came from, and a first row that is no header', () => {
    const read = table(['号码', '姓名'], [['1', '甲']])
    const { columns, rows } = invalidFile([bad(2, '1')], { ...of, table: read })
    expect(columns.map(({ label }) => label)).toEqual(['号码', '姓名', '导入问题'])
    expect(rows).toHaveLength(1)
    const headless = invalidFile([bad(1, '号码')], { ...of, table: read })
    expect(headless.columns.map(({ label }) => label)).toEqual(['', '', '导入问题'])
    expect(headless.rows.map((row) => Object.values(row))).toEqual([['原因', '号码', '姓名']])
  })
})
