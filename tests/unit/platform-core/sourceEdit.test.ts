import { EditRefused, edited, type Leaf, leavesOf, withEdit } from '@mock/sourceEdit'
import { describe, expect, it } from 'vitest'
import type { Json } from '@/declaration'
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

/** Lines that differ; texts of another number of lines differ in all. */
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
      const next = withEdit(text, place, another(value))
      expect([place.join('.'), differing(text, next)]).toEqual([place.join('.'), 1])
      expect(await evaluate(next)).toEqual(edited(whole, place, another(value)))
    }
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
    ['actions.remove.danger', true, 'danger: false', 'danger: true'],
  ])('%s becomes %j, and all else stays, comments too', (place, value, before, after) => {
    const [head = '', ...rest] = area.split(before)
    expect(withEdit(area, place.split('.'), value)).toBe(head + after + rest.join(before))
  })

  it.each([
    'fields.title.max',
    'fields.common.label.zh',
    'fields.of.0',
    'list.more.1',
    'list.call',
    'nothing',
    '',
  ])('that is written elsewhere is refused: %s', (place) => {
    expect(() => withEdit(area, place.split('.'), 'x')).toThrow(EditRefused)
  })

  it.each(['x: run(), y', "'", '', '[run()]', 'a b'])(
    'no code comes in by the name of a new list: %j',
    (name) => {
      expect(() => withEdit(area, ['list', name], ['x'])).toThrow(EditRefused)
    },
  )
})
