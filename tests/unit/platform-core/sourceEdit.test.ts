import { type Leaf, leavesOf, withEdit } from '@mock/sourceEdit'
import { describe, expect, it } from 'vitest'
import { isRecord, type Json } from '@/declaration'
import { type Edit, EditRefused, edited, type Place } from '@/declaration/edits'
import { isFullRun } from '../../scope'
import { evaluator } from './evaluator'

const files = import.meta.glob<string>('/resources/**/*.area.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const another = (value: Json): Json => {
  if (typeof value === 'string') return `${value}'"\\${'ñ中😀'}`
  if (typeof value === 'number') return value + 7
  if (typeof value === 'boolean') return !value
  return 'something'
}

/** The number of lines that differ; with a different number of lines, all of them. */
const differing = (one: string, other: string): number => {
  const [a, b] = [one.split('\n'), other.split('\n')]
  return a.length === b.length ? a.filter((line, index) => line !== b[index]).length : a.length
}

const some = (leaves: readonly Leaf[]): readonly Leaf[] =>
  isFullRun ? leaves : leaves.filter((_, index) => index % 10 === 0)

describe.each(Object.entries(files))('%s', (file, text) => {
  it('holds leaves, each of which changes one line, and the declaration in that place alone', async () => {
    const evaluate = await evaluator(file, text)
    const whole = await evaluate(text)
    const leaves = leavesOf(text)
    const places = leaves.map(({ place }) => place.join('.'))
    const own = leaves.filter(
      (_, index) => places.indexOf(places[index] ?? '') === places.lastIndexOf(places[index] ?? ''),
    )
    expect(own.length).toBeGreaterThan(20)
    for (const { place, value } of some(own)) {
      const edit = { place, value: another(value) }
      const next = withEdit(text, edit)
      expect([place.join('.'), differing(text, next)]).toEqual([place.join('.'), 1])
      expect(await evaluate(next)).toEqual(edited(whole, edit))
    }
  })
})

/** Every list and group of a declaration, with the places of its entries. */
const entriesOf = (value: Json, place: Place = []): readonly Place[] => {
  if (Array.isArray(value))
    return value.flatMap((one: Json, index) => [[...place, index], ...entriesOf(one, [...place, index])])
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, one]) => [
    [...place, name],
    ...entriesOf(one as Json, [...place, name]),
  ])
}

const refusedOr = (make: () => string): string | undefined => {
  try {
    return make()
  } catch (error) {
    if (error instanceof EditRefused) return undefined
    throw error
  }
}

describe.each(Object.entries(files))('%s', (file, text) => {
  it('comes to what is meant when an entry is removed or moved, else it is refused', async () => {
    const evaluate = await evaluator(file, text)
    const whole = await evaluate(text)
    const places = entriesOf(whole).filter((_, index) => index % (isFullRun ? 3 : 31) === 0)
    let written = 0
    for (const place of places)
      for (const edit of [
        { place, remove: true },
        { place, move: 0 },
      ] as const satisfies readonly Edit[]) {
        const next = refusedOr(() => withEdit(text, edit))
        if (next === undefined) continue
        written += 1
        const came = await evaluate(next).catch(() => 'is no declaration')
        // The rest of the file may use what is removed; then it does not run.
        if (came !== 'is no declaration') expect([edit, came]).toEqual([edit, edited(whole, edit)])
      }
    expect(written).toBeGreaterThan(0)
  })
})

const area = `import { defineResource, l, removal, text } from '@/declaration'
import { common, reasons } from './other'

const shared = { max: 20 }
// Why it is here.
export default defineResource({
  name: 'book',
  label: l('图书', 'Books', 'Libros'), // said so
  fields: {
    ...common,
    title: text({ ...shared, label: l('书名', 'Title', 'Título'), min: -1 }),
    of: reasons,
  },
  list: { columns: ['title', 'price'], more: [...reasons, 'x'] },
  actions: { remove: removal({ undo: 5, danger: false }) },
})
`

describe('a text in a file', () => {
  it.each<[place: string, value: Json, before: string, after: string]>([
    ['label.en', 'Our "books"', "l('图书', 'Books', 'Libros')", `l('图书', 'Our "books"', 'Libros')`],
    ['label.es', "L'obra", "'Libros'", String.raw`'L\\'obra'`.replace('\\\\', '\\')],
    ['fields.title.min', 3, 'min: -1', 'min: 3'],
    ['list.columns.1', 'amount', "'price'", "'amount'"],
    ['list.columns', ['title'], "['title', 'price']", "['title']"],
    ['list.moreColumns', ['price'], "[...reasons, 'x']", "[...reasons, 'x'], moreColumns: ['price']"],
    [
      'fields.title.hint',
      { zh: '全名', en: 'In full', es: 'Completo' },
      'min: -1 }',
      "min: -1, hint: l('全名', 'In full', 'Completo') }",
    ],
    ['actions.remove.danger', true, 'danger: false', 'danger: true'],
  ])('%s becomes %j, and all else stays, comments too', (place, value, before, after) => {
    const [head = '', ...rest] = area.split(before)
    expect(withEdit(area, { place: place.split('.'), value })).toBe(head + after + rest.join(before))
  })

  it.each(['fields.of.0', 'list.more.1', ''])('that is written elsewhere is refused: %s', (place) => {
    expect(() => withEdit(area, { place: place.split('.'), value: 'x' })).toThrow(EditRefused)
  })

  it.each(['x: run(), y', "'", '', '[run()]', 'a b'])(
    'no code comes in by the name of a new list: %j',
    (name) => {
      expect(() => withEdit(area, { place: ['list', name], value: ['x'] })).toThrow(EditRefused)
    },
  )

  it.each<[what: string, edit: Edit, before: string, after: string]>([
    [
      'an entry comes before another',
      { place: ['list', 'columns', 1], insert: 'isbn' },
      "['title', 'price']",
      "['title', 'isbn', 'price']",
    ],
    [
      'an entry comes at the end',
      { place: ['list', 'columns', 2], insert: 'isbn' },
      "['title', 'price']",
      "['title', 'price', 'isbn']",
    ],
    [
      'what is not there need not go',
      { place: ['list', 'moreColumns'], remove: true },
      "['title', 'price']",
      "['title', 'price']",
    ],
    ['an entry goes', { place: ['list', 'columns', 0], remove: true }, "['title', 'price']", "[ 'price']"],
    [
      'entries change places',
      { place: ['list', 'columns', 1], move: 0 },
      "['title', 'price']",
      "[ 'price','title']",
    ],
    [
      'a group takes what is nested deeper than anything written',
      {
        place: ['detail', 'groups'],
        value: [{ label: { zh: '主', en: 'Main', es: 'Principal' }, fields: ['title'] }],
      },
      '  actions: { remove: removal({ undo: 5, danger: false }) },',
      "  actions: { remove: removal({ undo: 5, danger: false }) },\ndetail: { groups: [{ label: l('主', 'Main', 'Principal'), fields: ['title'] }] },",
    ],
    [
      'a label is replaced whole',
      { place: ['label'], value: { zh: '书', en: 'Book', es: 'Libro' } },
      "l('图书', 'Books', 'Libros')",
      "l('书', 'Book', 'Libro')",
    ],
  ])('%s', (_, edit, before, after) => {
    const [head = '', ...rest] = area.split(before)
    expect(withEdit(area, edit)).toBe(head + after + rest.join(before))
  })

  it('a new field is written by the word of its kind, which is imported', () => {
    const label = { zh: '价格', en: 'Price', es: 'Precio' }
    const next = withEdit(area, { place: ['fields', 'price'], value: { kind: 'money', label, min: 0 } })
    expect(next).toContain("\nprice: money({ label: l('价格', 'Price', 'Precio'), min: 0 }),")
    expect(next).toContain("import { defineResource, l, removal, text, money } from '@/declaration'")
  })

  it('comments stay with what they are about, and go with it', () => {
    const list = `export default {
  columns: [
    'a', // the first, and so
    // Above b.
    'b',
    'c' /* the last */
    // Below all.
  ],
}
`
    expect(withEdit(list, { place: ['columns', 1], move: 0 })).toBe(`export default {
  columns: [
    // Above b.
    'b',
    'a', // the first, and so
    'c' /* the last */
    // Below all.
  ],
}
`)
    expect(withEdit(list, { place: ['columns', 1], remove: true })).toBe(`export default {
  columns: [
    'a', // the first, and so
    'c' /* the last */
    // Below all.
  ],
}
`)
  })

  it('a group with a comment in it is not replaced', () => {
    const list = "export default { columns: ['a', /* why */ 'b'], label: 'x' }"
    expect(() => withEdit(list, { place: ['columns'], value: ['c'] })).toThrow(EditRefused)
  })
})
