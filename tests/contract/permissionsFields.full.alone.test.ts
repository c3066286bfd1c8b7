import { startPlatform } from '@mock/platform'
import { collect } from '@mock/platform/collect'
import { afterAll, describe, expect, it, vi } from 'vitest'
import {
  capabilitiesOf,
  filtersOf,
  idOf,
  isHeavy,
  type Json,
  type Permissions,
  type ResolvedFilter,
  type Resource,
  type WireRecord,
} from '@/declaration'
import { isVersioned } from '@/declaration/resource'
import { openSeeded, passwordRounds, usualStart } from '../stores/seeded'
import { askPlatform, signInTo } from './answers'

// These tests use permissions as the name of a role.
vi.mock('@mock/platform/roles', async (original) => ({
  ...(await original<typeof import('@mock/platform/roles')>()),
  roleOf: (key: string) => ({ key, permissions: key.startsWith('[') ? JSON.parse(key) : ['*'] }),
}))

const areas = collect().declarations.filter(({ menu }) => !menu.onlySent)

const store = await openSeeded()
const platform = await startPlatform({ sql: store, size: 'small', passwordRounds, now: () => usualStart })
const token = await signInTo(platform)
let checked = 0

/** The answer of a call: the envelope's `data`; the REST form has no envelope. */
async function send<T = WireRecord>(method: string, path: string, body?: WireRecord) {
  const { status, answer } = await askPlatform<T & { code?: number; data: T }>(
    platform,
    [method, path],
    body,
    token,
  )
  return { status, code: answer.code, data: answer.data, answer }
}

const becomes = (permissions: Permissions) =>
  store.query("update platform.account set role = $1 where username = 'demo_partner'", [
    JSON.stringify(permissions),
  ])

afterAll(async () => {
  console.info(`permissions: ${checked} denied fields checked on the platform`)
  await platform.close()
  await store.close()
})

interface Listed {
  items: WireRecord[]
  total: number
  summary?: WireRecord
}

/** A list of the area with these parameters. */
const listed = ({ list }: Resource, params: Record<string, string> = {}) => {
  const [method = '', path = ''] = list.call.split(' ')
  return method === 'GET'
    ? send<Listed>(method, `${path}?${new URLSearchParams(params)}`)
    : send<Listed>(method, path, params)
}
const restOf = ({ rest, name }: Resource) => rest ?? `/rest/${name}`
const inRest = (area: Resource, params: Record<string, Json>) =>
  send<WireRecord[]>(
    'GET',
    `${restOf(area)}?${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, JSON.stringify(value)]))}`,
  )

/** The fields that a filter compares. */
const comparedBy = (filter: ResolvedFilter): readonly string[] =>
  (filter.test === 'period' ? filter.on.map((time) => time.field) : filter.on).map(
    (path) => path.split('.')[0] ?? path,
  )

/** Every area, with each of its fields denied in turn: the field is in no answer, and cannot be used in any question. */
describe.each(areas.map((area) => [area.name, area] as const))('%s', (name, area) => {
  const { list, detail, save, key } = area
  const all = Object.keys(area.fields)
  /** Whether only the detail contains a field. */
  const travelsAlone = (name: string) => {
    const field = area.fields[name]
    return detail?.call !== undefined && field !== undefined && isHeavy(field)
  }
  const deniable = capabilitiesOf(area).flatMap((one) => one.split('.field.')[1] ?? [])

  it.each(deniable)('without %s', async (field) => {
    await becomes(['*'])
    const whole = (await listed(area)).data
    await becomes(['*', `!${name}.field.${field}`])
    checked++

    const left = all.filter((one) => one !== field)
    const light = left.filter((one) => !travelsAlone(one))
    const version = isVersioned(area) ? ['version'] : []
    const { code, data } = await listed(area)
    expect(code).toBe(0)
    const { items, total, summary } = data
    expect(total).toBe(whole.total)
    for (const item of items) expect(Object.keys(item)).toEqual([...light, ...version])

    const speaking = Object.entries(list.summary ?? {}).flatMap(([figure, { sum, of, when }]) =>
      sum === field || of === field || JSON.stringify(when ?? {}).includes(`"${field}"`) ? [figure] : [],
    )
    const silent = Object.entries(whole.summary ?? {}).filter(([figure]) => !speaking.includes(figure))
    expect(Object.entries(summary ?? {})).toEqual(silent)

    const [record = {}] = items
    const one = `${restOf(area)}/${encodeURIComponent(idOf(key, record))}`
    if (detail?.call && items.length > 0) {
      const params = Object.fromEntries(key.map((part) => [part, String(record[part])]))
      const opened = await send('GET', `${detail.call.split(' ')[1]}?${new URLSearchParams(params)}`)
      expect(Object.keys(opened.data)).toEqual([...left, ...version, ...Object.keys(detail.adds ?? {})])
    }
    // Records that only actions create have no samples.
    if (items.length > 0) {
      const { answer: found } = await send('GET', one)
      expect(Object.keys(found)).toEqual(
        expect.arrayContaining([...left, ...version].filter((part) => part !== field)),
      )
      expect(found).not.toHaveProperty(field)
    }
    for (const row of (await inRest(area, {})).answer) expect(row).not.toHaveProperty(field)

    for (const sort of [field, `-${field}`]) expect((await listed(area, { sort })).code).toBe(10001)
    expect(await inRest(area, { sort: [field, 'ASC'] })).toMatchObject({ status: 400, code: 10001 })
    // A filter of that name may also compare visible fields: a complaint's order number is one of several.
    const named = filtersOf(area).filter(({ params }) => params.includes(field))
    if (named.length === 0 || named.some((filter) => comparedBy(filter).includes(field)))
      expect(await inRest(area, { filter: { [field]: 'x' } })).toMatchObject({ status: 400, code: 10001 })

    for (const filter of filtersOf(area)) {
      if (comparedBy(filter).some((one) => one !== field)) continue
      for (const param of filter.params)
        expect([param, (await listed(area, { [param]: '2024-05-01' })).code]).toEqual([param, 10001])
    }

    if (!save?.fields.includes(field)) return
    const [button] = save.buttons ?? []
    const body = { ...button?.send, ...record, [field]: whole.items[0]?.[field] ?? '' }
    const [, path = ''] = save.call.split(' ')
    expect(await send('POST', path, { ...body, version: 1 })).toMatchObject({ code: 10003 })
    expect(await send('PUT', one, body)).toMatchObject({ status: 403 })
    expect(await send('POST', restOf(area), body)).toMatchObject({ status: 403 })
  })

  it('without its detail sends nothing that travels with the detail alone', async () => {
    await becomes(['*', `!${name}.detail`])
    const { code, data } = await listed(area)
    expect(code).toBe(0)
    const light = all.filter((one) => !travelsAlone(one))
    for (const item of data.items)
      expect(Object.keys(item)).toEqual([...light, ...(isVersioned(area) ? ['version'] : [])])
  })
})

/** What an area's own calls answer if a field is denied. */
describe('endpoints', () => {
  const stat = (group: string) =>
    `/user/feestat?begin_date=2024-05-26&end_date=2024-06-01&group=${group}` as const
  it.each<[denied: string, call: string, code: number, absent: string]>([
    ['fee.field.amount_li', stat('DAY'), 10003, 'amount_li'],
    ['fee.field.service', stat('SERVICE'), 10003, 'SMS_NOTICE'],
    ['fee.field.seller_nick', stat('SHOP'), 10003, 'taobao'],
    ['fee.field.balance_li', stat('DAY'), 0, 'begin_balance_li'],
    ['fee.field.quantity', stat('DAY'), 0, 'quantity'],
    ['merchant.field.grant_status', '/user/topicshops?op=taobao', 0, 'grant_status'],
    ['announcement.field.content', '/user/importantannouncement', 0, 'content'],
    ['pushLog.field.seller_nick', '/user/dashboard', 0, 'seller_nick'],
    ['announcement.field.publish_time', '/user/dashboard', 0, 'publish_time'],
  ])('without %s: %s', async (denied, call, code, absent) => {
    await becomes(['*'])
    await store.exec(`delete from platform.announcement_read; update area.announcement set is_read = false`)
    expect(JSON.stringify((await send('GET', call)).answer)).toContain(`"${absent}`)
    await becomes(['*', `!${denied}`])
    const { code: answered, answer } = await send('GET', call)
    expect(answered).toBe(code)
    expect(JSON.stringify(answer)).not.toContain(`"${absent}`)
  })

  it('says nothing of how many announcements are unread to whom their list is denied', async () => {
    const unread = async () => (await send('GET', '/user/info')).data.unread_announcement
    await becomes(['*'])
    await store.query('delete from platform.announcement_read')
    expect(await unread()).toBeGreaterThan(0)
    await becomes(['*', '!announcement.list'])
    expect(await unread()).toBe(0)
  })
})
