import type { JsonObject } from '@mock/platform/contract'
import type { Announcement } from '@resources/announcement/announcement.area'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf, oneWay, type Running } from './harness'

interface List {
  readonly items: readonly Announcement[]
  readonly total: number
  readonly summary: { readonly unread: number }
}

interface Opened extends Announcement {
  readonly prev: { readonly id: number; readonly title: string } | null
  readonly next: { readonly id: number; readonly title: string } | null
}

let running: Running
let token = ''
let colleague = ''
let agent = ''
beforeAll(async () => {
  running = await oneWay.start()
  token = await running.signIn()
  colleague = await running.signIn('demo_viewer', 'demo123456')
  agent = await running.signIn('demo_agent', 'demo123456')
})
afterAll(() => running.stop())

const listOf = async (query = '', as = token) =>
  dataOf<List>(await running.get(`/user/announcementlist?limit=100${query}`, as))
const open = async (id: number, as = token) =>
  dataOf<Opened>(await running.get(`/user/announcementdetail?id=${id}`, as))
const toldUnread = async (as = token) =>
  dataOf<{ unread_announcement: number }>(await running.get('/user/info', as)).unread_announcement
const important = (as: string) => running.get('/user/importantannouncement', as)
/** How many are unread, wherever the platform says so. */
const unread = async (as = token) => {
  const [info, whole, filtered] = await Promise.all([toldUnread(as), listOf('', as), listOf('&unread=1', as)])
  expect([whole.summary.unread, filtered.total, filtered.summary.unread]).toEqual([info, info, info])
  expect(whole.items.filter(({ is_read }) => !is_read)).toHaveLength(info)
  expect(whole.items.every((one) => one.unread !== one.is_read)).toBe(true)
  return info
}
const firstUnread = async (as = token) => {
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
  expect(running.clock.now - oldest).toBeLessThan(91 * 24 * 3600)
  expect(new Set(items.map(({ category }) => category)).size).toBe(5)
  expect(new Set(items.flatMap(({ platforms }) => platforms)).size).toBe(8)
  expect(items.some(({ platforms }) => platforms.length === 0)).toBe(true)
  expect(items.filter(({ level }) => level === 'IMPORTANT')).toHaveLength(2)
  expect(items[0]).not.toHaveProperty('content')
  for (const as of [token, colleague, agent]) expect(await unread(as)).toBe(5)
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
  const other = await (
    await running.fetch(`/rest/announcement/${id}`, { headers: { 'x-token': agent } })
  ).json()
  const own = await (
    await running.fetch(`/rest/announcement/${id}`, { headers: { 'x-token': token } })
  ).json()
  expect([own.is_read, other.is_read]).toEqual([true, false])
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
  const mark = (body: JsonObject, as = agent) => running.post('/user/readannouncement', body, as)
  const before = await unread(agent)
  const { id } = await firstUnread(agent)
  for (const _ of ['once', 'again'])
    expect(await mark({ ids: [id, 1] })).toMatchObject({ code: 0, data: { unread: before - 1 } })
  expect(await unread(agent)).toBe(before - 1)
  expect(dataOf<{ items: unknown[] }>(await important(token))).toEqual({ items: [] })
  const { items } = dataOf<{ items: Announcement[] }>(await important(agent))
  expect(items.map(({ content }) => content.slice(0, 3))).toEqual(['<p>'])
  for (const _ of ['once', 'again']) expect(await mark({ all: true })).toMatchObject({ data: { unread: 0 } })
  expect(await unread(agent)).toBe(0)
  expect(dataOf(await important(agent))).toEqual({ items: [] })
  for (const body of [{}, { ids: [] }, { ids: ['x'] }, { ids: 'x' }, { all: 1 }])
    expect(await mark(body)).toMatchObject({ code: 10001 })
  expect(await mark({ ids: Array.from({ length: 101 }, (_, index) => index) })).toMatchObject({ code: 10001 })
})

test('one that is unknown, or has had its time, is missing; unread ones leave the counts with it', async () => {
  expect(await running.get('/user/announcementdetail?id=1', token)).toMatchObject({
    code: 45001,
    message: '公告不存在或已下线',
  })
  const { items } = await listOf()
  const ending = items.filter(({ expire_time }) => expire_time !== null)
  const last = Math.max(...ending.map(({ expire_time }) => expire_time ?? 0))
  expect(ending.length).toBeGreaterThan(0)
  running.clock.now = last
  token = await running.signIn()
  for (const { id } of ending)
    expect(await running.get(`/user/announcementdetail?id=${id}`, token)).toMatchObject({ code: 45001 })
  running.clock.now += 61
  await running.runDueJobs()
  expect((await listOf()).total).toBe(items.length - ending.length)
  expect(await unread()).toBeLessThan(5)
})
