import { expect, it } from 'vitest'
import { integer, type Resource, reference, text } from '@/declaration'
import { openEmpty } from '../../../stores/empty'
import { label } from '../../declaration/plainArea'
import { sandboxOn, things } from './sandbox'

const no = text({ label })
const line = text({ label })
const { start, startWith, fresh } = await sandboxOn(openEmpty)

it('a renamed field keeps values, history and views', async () => {
  const first = await fresh({ no, remark: line })
  await first.save({ no: 'a', remark: 'one' })
  await first.save({ no: 'a', remark: 'two', version: 1 })
  const view = { area: 'thing', name: 'mine', filter: { remark: 'two' }, columns: ['remark'], sort: 'no' }
  expect(
    await first.ask('POST', '/user/saveview', {
      ...view,
      widths: { remark: 90 },
      request_id: 'view-0001',
    }),
  ).toMatchObject({ code: 0 })

  const then = await start({ no, note: text({ label, was: 'remark' }) })
  expect(then.said).toEqual(['thing: "remark" renamed to "note" (1 record)'])
  expect(await then.list('note=two')).toMatchObject([{ no: 'a', note: 'two' }])
  expect(await then.history('a')).toEqual([
    { note: ['one', 'two'] },
    { no: [null, 'a'], note: [null, 'one'] },
  ])
  expect(await then.ask('GET', '/user/views')).toMatchObject({
    data: { items: [{ filter: { note: 'two' }, columns: ['note'], widths: { note: 90 }, sort: 'no' }] },
  })
  expect(await then.save({ no: 'a', note: 'three', version: 2 })).toMatchObject({ note: 'three' })
})

it('what would lose values is refused in words, and nothing has happened; told to, it loses those alone', async () => {
  const first = await fresh({ no, level: line, remark: line })
  await first.save({ no: 'a', level: 'high', remark: 'x' })
  await first.save({ no: 'b', level: '2' })
  const wanted = { no, level: integer({ label }), note: text({ label, was: 'remark' }) }
  await expect(start(wanted)).rejects.toThrow(
    `The start is refused because it would lose data. Nothing has been changed.
  thing: "level" changed from text to integer, but values in 1 of 2 records do not fit`,
  )
  expect(await (await start({ no, level: line, remark: line })).list()).toMatchObject([
    { level: 'high', remark: 'x' },
    { level: '2' },
  ])
  const then = await start(wanted, {}, true)
  expect(then.said).toEqual([
    'thing: "remark" renamed to "note" (2 records)',
    'thing: "level" changed from text to integer (2 records, of which 1 lost the value)',
  ])
  expect(await then.list()).toMatchObject([{ level: 0, note: 'x' }, { level: 2 }])
})

it.each<[string, Resource['key'], string, string]>([
  ['one key field', ['isbn'], '~1', '~1'],
  ['several key fields', ['shelf', 'isbn'], 'b~2', 'a~b!12'],
])(
  'a field that follows from others has its values at once, taken from records with %s',
  async (_, key, isbn, id) => {
    const titles = { shelf: line, isbn: line, title: line }
    const books = things(titles, {
      ...{ name: 'book', path: '/test/book', key, title: 'title' },
      list: { ...things(titles, { key }).list, call: 'GET /user/booklist' },
      save: { call: 'POST /user/savebook', fields: ['shelf', 'isbn', 'title'] },
    })
    const fields = {
      ...{ no, book_id: reference({ label, to: 'book' }) },
      ...{ price: integer({ label }), quantity: integer({ label }) },
    }
    await fresh({ no })
    const first = await startWith([things(fields), books])
    const made = await first.ask('POST', '/user/savebook', {
      shelf: 'a',
      isbn,
      title: 'Tea',
      request_id: `book-000${key.length}`,
    })
    expect(made).toMatchObject({ code: 0 })
    await first.save({ no: '1', book_id: id, price: 3, quantity: 4 })
    await first.save({ no: '2', price: 5, quantity: 2 })
    const known = await first.history('1')

    const derived = {
      total: integer({ label, computed: { product: ['price', 'quantity'] } }),
      label: text({ label, computed: { joined: ['title', 'no'] } }),
      title: text({ label, takenFrom: 'book_id.title' }),
    }
    const more = { save: { call: 'POST /user/savething', fields: Object.keys(fields) } } as const
    const then = await startWith([things({ ...fields, ...derived }, more), books])
    expect(then.said).toEqual([
      'thing: "total" added (computed in 2 records)',
      'thing: "label" added (computed in 2 records)',
      'thing: "title" added (taken from "book_id.title" in 2 records)',
    ])
    expect(await then.list()).toMatchObject([
      { no: '1', title: 'Tea', total: 12, label: 'Tea 1', version: 1 },
      { no: '2', title: '', total: 10, label: '2', version: 1 },
    ])
    expect(await then.history('1')).toEqual(known)
  },
)
