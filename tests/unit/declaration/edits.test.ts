import { describe, expect, it } from 'vitest'
import { type Edit, EditRefused, edited, editedAll } from '@/declaration/edits'

const whole = {
  label: { zh: '书', en: 'Book', es: 'Libro' },
  fields: { title: { kind: 'text' }, price: { kind: 'money' }, isbn: { kind: 'code' } },
  list: { columns: ['title', 'price', 'isbn'] },
}

describe('an edited declaration', () => {
  it.each<[what: string, edit: Edit, part: keyof typeof whole, result: unknown]>([
    [
      'has another text',
      { place: ['label', 'en'], value: 'Volume' },
      'label',
      { ...whole.label, en: 'Volume' },
    ],
    [
      'has one more option',
      { place: ['list', 'sort'], value: 'title' },
      'list',
      { ...whole.list, sort: 'title' },
    ],
    [
      'has an entry before another',
      { place: ['list', 'columns', 1], insert: 'tags' },
      'list',
      { columns: ['title', 'tags', 'price', 'isbn'] },
    ],
    [
      'has an entry at the end',
      { place: ['list', 'columns', 3], insert: 'tags' },
      'list',
      { columns: ['title', 'price', 'isbn', 'tags'] },
    ],
    [
      'has lost an entry',
      { place: ['list', 'columns', 0], remove: true },
      'list',
      { columns: ['price', 'isbn'] },
    ],
    [
      'has an entry elsewhere',
      { place: ['list', 'columns', 0], move: 2 },
      'list',
      { columns: ['price', 'isbn', 'title'] },
    ],
  ])('%s', (_, edit, part, result) => {
    const after = edited(whole, edit)
    expect(after[part]).toEqual(result)
    // The rest is not even copied.
    for (const other of ['label', 'fields', 'list'] as const)
      if (other !== part) expect(after[other]).toBe(whole[other])
  })

  it('names its parts in the order that they are moved to', () => {
    const after = edited(whole, { place: ['fields', 'isbn'], move: 0 })
    expect(Object.keys(after.fields)).toEqual(['isbn', 'title', 'price'])
  })

  it('has groups of its own for what nothing was said about', () => {
    const value = [{ label: whole.label, fields: ['title'] }]
    expect(edited<object>(whole, { place: ['detail', 'groups'], value })).toEqual({
      ...whole,
      detail: { groups: value },
    })
  })

  it.each<Edit>([
    { place: ['list', 'columns', 4], insert: 'x' },
    { place: ['list', 'columns', 3], remove: true },
    { place: ['list', 'columns', -1], value: 'x' },
    { place: ['fields', 'author'], move: 0 },
    { place: ['fields', 'title', 'kind', 'x'], value: 1 },
    { place: ['label'], insert: 1 },
    { place: [], value: 1 },
  ])('there is none where nothing is: %j', (edit) => {
    expect(() => edited(whole, edit)).toThrow(EditRefused)
  })

  it('leaves out edits whose place is gone', () => {
    const edits: Edit[] = [
      { place: ['list', 'columns', 2], remove: true },
      { place: ['list', 'columns', 2], value: 'isbn' },
      { place: ['label', 'zh'], value: '图书' },
    ]
    expect(editedAll(whole, edits)).toEqual({
      ...whole,
      label: { ...whole.label, zh: '图书' },
      list: { columns: ['title', 'price'] },
    })
  })
})
