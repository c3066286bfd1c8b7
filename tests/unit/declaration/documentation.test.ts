import { describe, expect, it } from 'vitest'
import { docs } from '@/app/allDeclared'
import { documentation } from '@/app/documentation'
import { integer, l, loadDeclarations, type Resource, text } from '@/declaration'
import { type Doc, documentationOf } from '@/declaration/documentation'
import { openApiOf } from '@/declaration/openapi'
import { pooled, unpooled } from '@/declaration/rowPool'
import { label, plainArea } from './plainArea'

const hint = l('写在面单上', 'Printed on it', 'Impreso')

const sortable = ['name']
const area: Resource = {
  ...plainArea('/parcel/parcel'),
  name: 'parcel',
  key: ['parcel_id'],
  title: 'name',
  fields: {
    parcel_id: integer({ label }),
    name: text({ label, hint, min: 2, max: 20, required: true }),
    note: text({ label, emptyText: l('无', 'None', 'Ninguna') }),
  },
  list: { call: 'GET /user/parcellist', columns: ['name'], sortable, sort: 'name', filters: ['name'] },
  save: { call: 'POST /user/saveparcel', fields: ['name', 'note'] },
}
const document = openApiOf(loadDeclarations({ area }, {}))

const sections = [{ id: 'calls', title: label, calls: ['parcel'] }]
const doc = (more: Partial<Doc> = {}): Doc => {
  return { order: 1, slug: 'parcels', label, lead: label, sections, ...more }
}
const withSection = (section: object) =>
  doc({ sections: [...sections, { id: 'a', title: label, ...section }] })

describe('documentation that is derived', () => {
  const { docs: derived, calls, errors } = documentationOf(document, [doc()], [10001])

  it('shows all calls of an area that a document names', () => {
    expect(derived[0]?.sections[0]?.calls).toEqual(['parcel.list', 'parcel.save'])
    const named = Object.values(calls).map(({ method, path }) => `${method} ${path}`)
    expect(named).toEqual(['GET /user/parcellist', 'POST /user/saveparcel'])
  })

  it('tells of each input its type, limits, meaning, whether it is required, and of each member of an answer its place', () => {
    const input = calls['parcel.save']?.body.find(({ name }) => name === 'name')
    expect(input).toEqual({ name: 'name', label, hint, type: 'string 2–20', required: true })
    const note = calls['parcel.save']?.body.find(({ name }) => name === 'note')
    expect(note?.hint).toEqual({ zh: '不填：无', en: 'Empty: None', es: 'Vacío: Ninguna' })
    const members = ['items', 'items[].parcel_id', 'items[].name', 'items[].note', 'items[].version', 'total']
    expect(calls['parcel.list']?.answer.map(({ name }) => name)).toEqual(members)
  })

  it('has examples of what is sent and answered, and the words of the codes that its calls may answer alone', () => {
    expect(calls['parcel.save']?.request).toMatchObject({ name: expect.stringMatching(/^名称\d+$/) })
    expect(calls['parcel.list']?.response).toMatchObject({ code: 0, data: { items: [{}] } })
    expect(calls['parcel.save']?.codes).toEqual([10002, 10005, 10007])
    expect(Object.keys(errors)).toEqual(['10001', '10002', '10005', '10007'])
  })

  it.each<[string, readonly Doc[], RegExp]>([
    ['an unknown call', [withSection({ calls: ['GET /none'] })], /"GET \/none" is not an area, page or call/],
    ['two documents of one name', [doc(), doc()], /two documents are called "parcels"/],
    ['two sections of one name', [withSection({ id: 'calls' })], /two sections are called "calls"/],
    ['a call twice', [withSection({ calls: ['GET /user/parcellist'] })], /parcel.list is listed twice/],
    ['an unknown push', [withSection({ pushes: ['storm'] })], /there is no push "storm"/],
  ])('refuses %s', (_, documents, problem) => {
    expect(() => documentationOf(document, documents, [])).toThrow(problem)
  })
})

describe('the documentation centre', () => {
  const { calls } = documentation

  it('has the nine documents in their order', () => {
    const slugs = ['taobao', 'douyin', 'jd', 'pdd', 'kuaishou', 'pay', 'sms', 'einvoice', 'addr']
    expect(documentation.docs.map(({ slug }) => slug)).toEqual(slugs)
  })

  it.each(docs.map((one) => [one.slug, one] as const))('%s says everything in three languages', (_, one) => {
    const texts = one.sections.flatMap(({ title, text = [], steps = [], tables = [], code = [] }) => [
      title,
      ...text,
      ...steps,
      ...tables.flatMap(({ caption, columns }) => [caption, ...columns]),
      ...code.map((each) => each.title),
    ])
    for (const { zh, en, es } of [one.label, one.lead, ...texts])
      expect([zh, en, es].every((words) => words.trim() !== '')).toBe(true)
  })

  it('is the same once its rows have been told by number, which a build does', () => {
    const small = pooled(documentation)
    expect(unpooled(small)).toEqual(documentation)
    expect(JSON.stringify(small).length).toBeLessThan(400_000)
  })

  it('tells the meaning of each field of each call', () => {
    const nameless = Object.values(calls).flatMap(({ id, parameters, body }) =>
      [...parameters, ...body].flatMap(({ name, label }) => (label ? [] : [`${id}: ${name}`])),
    )
    expect(nameless).toEqual([])
  })

  it.each(['taobao', 'douyin', 'jd', 'pdd', 'kuaishou'])('%s lists the topics of its own channel', (slug) => {
    const topics = documentation.docs
      .find((one) => one.slug === slug)
      ?.sections.find(({ id }) => id === 'topics')?.tables?.[0]?.rows
    const prefix = { taobao: 'tb', douyin: 'dd', jd: 'jd', pdd: 'pdd', kuaishou: 'ks' }[slug]
    expect(topics?.length).toBeGreaterThan(7)
    for (const [topic] of topics ?? []) expect(topic).toMatch(new RegExp(`^${prefix}_`))
  })

  it('says of the refund what it takes and how it is refused', () => {
    const refund = calls['trade.refund']
    expect(refund?.body.find(({ name }) => name === 'refund_fee')).toMatchObject({
      label: { zh: '退款金额' },
      type: expect.stringContaining('integer (fen)'),
      required: true,
    })
    expect(refund?.codes).toEqual(expect.arrayContaining([43002, 43003, 43004, 43005, 43006, 43007, 43009]))
  })
})
