import type { JsonObject } from '@mock/platform/contract'
import type { Announcement } from '@resources/announcement/announcement.area'
import { beforeAll, expect, test } from 'vitest'
import { Operator } from './operator'

interface Opened extends Announcement {
  readonly prev: { readonly id: number; readonly title: string } | null
  readonly next: { readonly id: number; readonly title: string } | null
}

const at = new Operator()
const { get, ask, post } = at
let colleague = ''
let agent = ''
beforeAll(async () => {
  colleague = await at.running.signIn('demo_viewer')
  agent = await at.running.signIn('demo_agent')
})

const listOf = (query = '', as?: string) => at.list<Announcement>(`announcementlist?limit=100${query}`, as)
const open = (id: number, as?: string) => ask<Opened>(`announcementdetail?id=${id}`, as)
const toldUnread = async (as?: string) =>
  (await ask<{ unread_announcement: number }>('info', as)).unread_announcement
const important = (as?: string) => ask<{ items: Announcement[] }>('importantannouncement', as)
/** How many are unread, wherever the platform says so. */
const unread = async (as?: string) => {
  const [info, whole, filtered] = await Promise.all([toldUnread(as), listOf('', as), listOf('&unread=1', as)])
  expect([whole.summary.unread, filtered.total, filtered.summary.unread]).toEqual([info, info, info])
  expect(whole.items.filter(({ is_read }) => !is_read)).toHaveLength(info)
  expect(whole.items.every((one) => one.unread !== one.is_read)).toBe(true)
  return info
}
const firstUnread = async (as?: string) => {
  const [one] = (await listOf('&unread=1', as)).items
  if (!one) throw new Error('everything has been read')
  return one
}

test('24 announcements of 90 days: three pinned ones first, then the newest; every category and platform', async () => {
  const { items, total } = await listOf()
  expect(total).toBe(24)
  expect(items.map(({ is_top }) => is_top)).toEqual(items.map((_, index) => index < 3))
  for (const part of [items.slice(0, 3), items.slice(3)]) {
    const times = part.map(({ publish_time }) => publish_time)
    expect(times).toEqual([...times].sort((a, b) => b - a))
  }
  const oldest = Math.min(...items.map(({ publish_time }) => publish_time))
  expect(at.clock.now - oldest).toBeLessThan(91 * 24 * 3600)
  expect(new Set(items.map(({ category }) => category)).size).toBe(5)
  expect(new Set(items.flatMap(({ platforms }) => platforms)).size).toBe(8)
  expect(items.some(({ platforms }) => platforms.length === 0)).toBe(true)
  expect(items.filter(({ level }) => level === 'IMPORTANT')).toHaveLength(2)
  expect(items[0]).not.toHaveProperty('content')
  for (const as of [at.token, colleague, agent]) expect(await unread(as)).toBe(5)
})

test('opening one reads it for the account alone, and once', async () => {
  const { id, read_count } = await firstUnread()
  const opened = await open(id)
  expect(opened).toMatchObject({ id, is_read: true, unread: false, read_count: read_count + 1 })
  expect(opened.content).toContain('<p>')
  expect(await open(id)).toMatchObject({ read_count: read_count + 1 })
  expect(await unread()).toBe(4)
  expect(await unread(colleague)).toBe(5)
  expect(await open(id, colleague)).toMatchObject({ read_count: read_count + 2 })
  expect(await unread(colleague)).toBe(4)
  expect(await unread(agent)).toBe(5)
  const isRead = async (as: string) => {
    const answer = await at.running.fetch(`/rest/announcement/${id}`, { headers: { 'x-token': as } })
    return (await answer.json()).is_read
  }
  expect([await isRead(at.token), await isRead(agent)]).toEqual([true, false])
})

test('the neighbours are those of the list', async () => {
  const { items } = await listOf()
  const named = (index: number) => {
    const one = items[index]
    return one ? { id: one.id, title: one.title } : null
  }
  for (const index of [0, 2, 3, items.length - 1])
    expect(await open(items[index]?.id ?? 0)).toMatchObject({
      prev: named(index - 1),
      next: named(index + 1),
    })
})

test('some can be marked as read, then all; again is no mistake, and tells what is left', async () => {
  const mark = (body: JsonObject) => post('readannouncement', body, agent)
  const before = await unread(agent)
  const { id } = await firstUnread(agent)
  for (const _ of ['once', 'again'])
    expect(await mark({ ids: [id, 1] })).toMatchObject({ code: 0, data: { unread: before - 1 } })
  expect(await unread(agent)).toBe(before - 1)
  expect(await important()).toEqual({ items: [] })
  const { items } = await important(agent)
  expect(items.map(({ content }) => content.slice(0, 3))).toEqual(['<p>'])
  for (const _ of ['once', 'again']) expect(await mark({ all: true })).toMatchObject({ data: { unread: 0 } })
  expect(await unread(agent)).toBe(0)
  expect(await important(agent)).toEqual({ items: [] })
  for (const body of [{}, { ids: [] }, { ids: ['x'] }, { ids: 'x' }, { all: 1 }])
    expect(await mark(body)).toMatchObject({ code: 10001 })
  expect(await mark({ ids: Array.from({ length: 101 }, (_, index) => index) })).toMatchObject({ code: 10001 })
})

test('one that has had its time is missing; unread ones leave the counts with it', async () => {
  const { items } = await listOf()
  const ending = items.filter(({ expire_time }) => expire_time !== null)
  const last = Math.max(...ending.map(({ expire_time }) => expire_time ?? 0))
  expect(ending.length).toBeGreaterThan(0)
  at.clock.now = last
  await at.signIn()
  for (const { id } of ending) expect(await get(`announcementdetail?id=${id}`)).toMatchObject({ code: 45001 })
  await at.pass(61)
  expect((await listOf()).total).toBe(items.length - ending.length)
  expect(await unread()).toBeLessThan(5)
})
