import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTranslate } from '@/i18n/translate'

const translate = createTranslate({
  list: {
    total: '共 %{total} 条',
    files: '%{count} file |||| %{count} files',
    chosen: '已选 %{smart_count} 项',
    optional: undefined,
  },
  plain: 'Save',
})

describe('a text', () => {
  it.each([
    ['stands under its key', 'plain', undefined, 'Save'],
    ['takes what belongs in its places', 'list.total', { total: '2,014' }, '共 2,014 条'],
    ['takes a number', 'list.total', { total: 0 }, '共 0 条'],
    ['keeps a place that nothing is given for', 'list.total', {}, '共 %{total} 条'],
    ['keeps a place that nothing at all is given for', 'list.total', { total: undefined }, '共 %{total} 条'],
    ['takes a value as it is', 'list.total', { total: '$& %{total}' }, '共 $& %{total} 条'],
    ['speaks of one', 'list.files', { smart_count: 1, count: 1 }, '1 file'],
    ['speaks of many', 'list.files', { smart_count: 3, count: 3 }, '3 files'],
    ['speaks of none as of many', 'list.files', { smart_count: 0, count: 0 }, '0 files'],
    ['has one form for all numbers where the language has', 'list.chosen', { smart_count: 1 }, '已选 1 项'],
    ['is what is given along where the key has none', 'mine', { _: 'Of %{of}', of: 2 }, 'Of 2'],
    ['is preferred to what is given along', 'plain', { _: 'Keep' }, 'Save'],
    ['is empty for no key', '', undefined, ''],
  ])('%s', (_, key, options, said) => {
    expect(translate(key, options)).toBe(said)
  })
})

describe('a key without a text', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each(['nothing.here', 'list', 'list.optional', 'toString'])('%s is said itself, and reported', (key) => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    expect(translate(key)).toBe(key)
    expect(reported).toHaveBeenCalledExactlyOnceWith(new Error(`no text for ${key}`))
  })
})
