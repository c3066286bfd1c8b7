import { describe, expect, it, vi } from 'vitest'
import {
  areasOf,
  fetchAll,
  filterAreas,
  formLayout,
  headOf,
  l,
  lazyAreas,
  narrowed,
  narrowedAreas,
  narrowedHead,
  type Resource,
  readAll,
  text,
} from '@/declaration'
import { label, plainArea } from './plainArea'
import { changed, problems, valid } from './refundArea'

const other = { ...changed('name', 'other'), path: '/other' } satisfies Resource
const both: readonly Resource[] = [valid, other]

const late = () => {
  const load = vi.fn(async (name: string) => {
    const found = both.find((one) => one.name === name) ?? expect.fail(`nothing is called ${name}`)
    return found
  })
  return { load, areas: lazyAreas(both.map(headOf), load) }
}

describe('areas whose declarations are fetched', () => {
  it('have their heads at once and a declaration once it was fetched, for all who ask at the same time', async () => {
    const { areas, load } = late()
    expect(areas.heads.map(({ name }) => name)).toEqual(['refund', 'other'])
    expect(areas.read('refund')).toBeUndefined()
    expect(await Promise.all([areas.fetch('refund'), areas.fetch('refund')])).toEqual([valid, valid])
    expect(areas.read('refund')).toBe(valid)
    expect(await areas.fetch('refund')).toBe(valid)
    expect(load).toHaveBeenCalledTimes(1)
    expect(readAll(areas)).toBeUndefined()
    expect(await fetchAll(areas)).toEqual(both)
    expect(readAll(areas)).toEqual(both)
  })

  it('ask again for what did not come', async () => {
    const { areas, load } = late()
    load.mockRejectedValueOnce(new Error('the network is away'))
    await expect(areas.fetch('refund')).rejects.toThrow('the network is away')
    expect(areas.read('refund')).toBeUndefined()
    expect(await areas.fetch('refund')).toBe(valid)
  })
})

describe('the areas of an account', () => {
  it('are narrowed as they come, to the same object each time', async () => {
    const { areas } = late()
    const denied = ['*', '!other', '!refund.close']
    const seen = narrowedAreas(areas, denied)
    expect(seen.heads.map(({ name }) => name)).toEqual(['refund'])
    expect(seen.read('refund')).toBeUndefined()
    const refund = await seen.fetch('refund')
    expect(refund).toEqual(narrowed(valid, denied))
    expect(seen.read('refund')).toBe(refund)
    await expect(seen.fetch('other')).rejects.toThrow('there is no area "other"')
    expect(seen.read('other')).toBeUndefined()
  })

  it('give a whole declaration to whoever may do everything', () => {
    expect(narrowedAreas(areasOf(both), ['*']).read('refund')).toBe(valid)
  })

  it('are without those that are left out', async () => {
    const some = filterAreas(areasOf(both), ({ name }) => name !== 'refund')
    expect(readAll(some)).toEqual([other])
    expect(some.read('refund')).toBeUndefined()
    await expect(some.fetch('refund')).rejects.toThrow('there is no area "refund"')
    await expect(areasOf([]).fetch('refund')).rejects.toThrow('there is no area "refund"')
  })
})

const plain: Resource = {
  ...plainArea('/note'),
  fields: { no: text({ label }), body: text({ label: l('正文', 'Body', 'Texto'), required: true }) },
}

const save = { call: 'POST /user/savenote', fields: ['no', 'body'] } as const

describe('the head of an area', () => {
  it('is its entry and its addresses, and nothing of its fields, calls and actions', () => {
    const { name, path, icon, menu } = plain
    expect(headOf(plain)).toEqual({ name, path, label, icon, menu, opens: {} })
  })

  it('names what is needed to open, to make and to change a record', () => {
    const { opens } = headOf({ ...plain, detail: {}, save })
    // The key and the title cannot be denied.
    expect(opens).toEqual({ detail: ['detail'], create: ['create', 'field.body'], edit: ['edit'] })
    expect(headOf({ ...plain, save: { ...save, create: false } }).opens).toEqual({ edit: ['edit'] })
    expect(headOf({ ...plain, save: { ...save, edit: false } }).opens).toEqual({ create: opens.create })
    expect(headOf({ ...plain, detail: {}, rest: '/rest/notes', save }).opens.edit).toEqual(['edit', 'detail'])
  })

  it('says when forms are pages, and when something greets', () => {
    expect(headOf({ ...plain, save })).not.toHaveProperty('onPage')
    expect(headOf({ ...plain, save: { ...save, layout: 'page' } })).toHaveProperty('onPage', true)
    const more = { greeting: 'Hello', one: label }
    expect(headOf({ ...plain, ...more })).toMatchObject(more)
  })

  const head = headOf({ ...plain, detail: {}, save })

  it('is none for whoever may not see the list', () => {
    expect(narrowedHead(head, [])).toBeUndefined()
    expect(narrowedHead(head, ['*', '!note.list'])).toBeUndefined()
    expect(narrowedHead(head, ['note'])).toEqual(head)
  })

  it.each([
    ['detail', ['create', 'edit']],
    ['create', ['detail', 'edit']],
    ['edit', ['detail', 'create']],
    ['field.body', ['detail', 'edit']],
  ])('without %s only %j are left', (denied, left) => {
    const { opens = {} } = narrowedHead(head, ['*', `!note.${denied}`]) ?? {}
    expect(Object.keys(opens)).toEqual(left)
  })
})

it('a form stands where it is declared, or by its length, and stays there when fields of it are denied', () => {
  const long = changed('save/layout', 'page')
  expect(problems(long)).toEqual([])
  expect(formLayout(long)).toBe('page')
  const left = narrowed(long, ['*', '!refund.field.body'])
  expect(left && formLayout(left)).toBe('page')
  const tall = narrowed(valid, ['*', '!refund.field.body'])
  expect(tall && formLayout(tall)).toBe(formLayout(valid))
})
