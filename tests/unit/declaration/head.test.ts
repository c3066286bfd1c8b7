import { describe, expect, it } from 'vitest'
import { formLayout, type Head, headOf, l, narrowed, narrowedHead, type Resource, text } from '@/declaration'
import { label, plainArea } from './plainArea'
import { changed, problems, valid } from './refundArea'

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
    // Key and title are denied to nobody.
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

  it('is none for whoever may not see the list', () => {
    const head = headOf({ ...plain, detail: {}, save })
    expect(narrowedHead(head, [])).toBeUndefined()
    expect(narrowedHead(head, ['*', '!note.list'])).toBeUndefined()
    expect(narrowedHead(head, ['note'])).toEqual(head)
  })

  const opened = (head: Head | undefined) => Object.keys(head?.opens ?? {})
  it.each([
    ['detail', ['create', 'edit']],
    ['create', ['detail', 'edit']],
    ['edit', ['detail', 'create']],
    ['field.body', ['detail', 'edit']],
  ])('without %s only %j are left', (denied, left) => {
    const head = headOf({ ...plain, detail: {}, save })
    expect(opened(narrowedHead(head, ['*', `!note.${denied}`]))).toEqual(left)
  })
})

describe('where a form stands', () => {
  const long = changed('save/layout', 'page')

  it('is declared, or follows from its length, and stays when fields of it are denied', () => {
    expect(problems(long)).toEqual([])
    expect(formLayout(long)).toBe('page')
    const left = narrowed(long, ['*', '!refund.field.body'])
    expect(left && formLayout(left)).toBe('page')
    const tall = narrowed(valid, ['*', '!refund.field.body'])
    expect(tall && formLayout(tall)).toBe(formLayout(valid))
  })

  it('is nowhere else', () => {
    expect(problems(changed('save/layout', 'drawer'))).toEqual([
      expect.stringContaining('save.layout must be "dialog" or "page"'),
    ])
  })
})
