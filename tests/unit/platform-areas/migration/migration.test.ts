import type { JsonObject } from '@mock/platform/contract'
import { describe, expect, it } from 'vitest'
import { type Fields, integer, type Resource, reference, text } from '@/declaration'
import { openEmpty } from '../../../stores/empty'
import { label } from '../../declaration/plainArea'
import { sandboxOn, things } from './sandbox'

const no = text({ label })
const line = text({ label })
const { store, start, startWith, fresh } = await sandboxOn(openEmpty)

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

describe('a field that follows from others than before', () => {
  const titles = { isbn: line, title: line, author: line }
  const books = things(titles, {
    ...{ name: 'book', path: '/test/book', key: ['isbn'], title: 'title' },
    list: { ...things(titles, { key: ['isbn'] }).list, call: 'GET /user/booklist' },
    save: { call: 'POST /user/savebook', fields: ['isbn', 'title', 'author'] },
  })
  const entered = {
    ...{ no, book_id: reference({ label, to: 'book' }), note: line },
    ...{ price: integer({ label }), quantity: integer({ label }) },
  }
  const total = integer({ label, computed: { product: ['price', 'quantity'] } })
  const title = text({ label, takenFrom: 'book_id.title' })
  const begin = async (fields: Fields, own: readonly string[] = Object.keys(entered)) =>
    startWith([things(fields, { save: { call: 'POST /user/savething', fields: own } }), books])
  const saveBook = (run: Awaited<ReturnType<typeof begin>>, book: JsonObject) =>
    run.ask('POST', '/user/savebook', { request_id: `book-${JSON.stringify(book)}`.slice(0, 60), ...book })

  it('has the new values at the next start; what follows from the same stays as it is', async () => {
    await fresh({ no })
    const first = await begin({ ...entered, total, title })
    await saveBook(first, { isbn: 'b', title: 'Tea', author: 'Lu Yu' })
    await first.save({ no: '1', book_id: 'b', price: 3, quantity: 4, note: 'x' })
    await first.save({ no: '2', price: 5, quantity: 2, note: 'y' })
    await saveBook(first, { isbn: 'b', title: 'Coffee', author: 'Lu Yu', version: 1 })
    const known = await first.history('1')

    const summed = integer({ label, computed: { sum: ['price', 'quantity'] } })
    const then = await begin({ ...entered, total: summed, title })
    expect(then.said).toEqual(['thing: "total" follows from others than before (computed in 2 records)'])
    expect(await then.list()).toMatchObject([
      { no: '1', title: 'Tea', total: 7, version: 1 },
      { no: '2', title: '', total: 7, version: 1 },
    ])
    expect(await then.history('1')).toEqual(known)
    expect((await begin({ ...entered, total: summed, title })).said).toEqual([])

    // One field is now derived from others, one is taken from a different field.
    const note = text({ label, computed: { joined: ['title', 'no'] } })
    const author = text({ label, takenFrom: 'book_id.author' })
    const own = ['no', 'book_id', 'price', 'quantity']
    const last = await begin({ ...entered, note, total: summed, title: author }, own)
    expect(last.said).toEqual([
      'thing: "title" follows from others than before (taken from "book_id.author" in 2 records)',
      'thing: "note" follows from others than before (computed in 2 records)',
    ])
    expect(await last.list()).toMatchObject([
      { no: '1', title: 'Lu Yu', note: 'Lu Yu 1', total: 7 },
      { no: '2', title: '', note: '2', total: 7 },
    ])
  })

  it('is none whose grounds were renamed, nor one of which it was not known before', async () => {
    await fresh({ no })
    const first = await begin({ ...entered, total, title })
    await saveBook(first, { isbn: 'c', title: 'Tea' })
    await first.save({ no: '1', book_id: 'c', price: 3, quantity: 4 })
    await saveBook(first, { isbn: 'c', title: 'Coffee', version: 1 })
    const { price: _, book_id: __, ...others } = entered
    const renamed = {
      ...{ ...others, cost: integer({ label, was: 'price' }) },
      ...{
        book: reference({ label, to: 'book', was: 'book_id' }),
        title: text({ label, takenFrom: 'book.title' }),
      },
      total: integer({ label, computed: { product: ['cost', 'quantity'] } }),
    }
    const own = ['no', 'note', 'book', 'cost', 'quantity']
    const then = await begin(renamed, own)
    expect(then.said).toEqual([
      'thing: "price" renamed to "cost" (1 record)',
      'thing: "book_id" renamed to "book" (1 record)',
    ])
    await store.exec("update platform.area_shape set shape = (shape::jsonb - 'derived')::text")
    const last = await begin(renamed, own)
    expect(last.said).toEqual([])
    expect(await last.list()).toMatchObject([{ title: 'Tea', total: 12 }])
  })
})
