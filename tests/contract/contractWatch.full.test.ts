import { collect } from '@mock/platform/collect'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Json, narrowed, type Resource, readPermissions } from '@/declaration'
import type { SeenAnswer } from '@/platform/answers'
import { findings, type IsDeclared } from '@/platform/contract/inspect'
import { dataOf } from './answers'
import { type Running, ways } from './harness'

const { declarations, pages = [] } = collect()
const limit = 100
const noPermission = 10003

const isDeclared: IsDeclared = (area, field) => {
  const whole = declarations.find(({ name }) => name === area)
  return Object.hasOwn({ ...whole?.fields, ...whole?.detail?.adds }, field)
}

let running: Running
beforeAll(async () => {
  const way = ways.find(({ name }) => name === 'the HTTP server, in memory')
  if (!way) throw new Error('there is no such way')
  running = await way.start()
})
afterAll(() => running?.stop())

type Ask = (call: string, query?: Record<string, string>) => Promise<Record<string, Json>>

const pathOf = (call: string) => call.slice(call.indexOf(' ') + 1)

/** The pages of a list in each possible order, and the first records of each. */
async function* answersOf(resource: Resource, ask: Ask): AsyncGenerator<SeenAnswer> {
  const { list, detail, key } = resource
  for (const field of list.sortable)
    for (const order of ['ASC', 'DESC'] as const) {
      const sort = `${order === 'DESC' ? '-' : ''}${field}`
      const data = await ask(list.call, { limit: String(limit), sort })
      yield { of: 'list', resource, asked: { page: 1, limit, sort: { field, order } }, data }
      if (!detail?.call || order === 'ASC') continue
      for (const row of (data.items as Record<string, Json>[]).slice(0, 5)) {
        const record = Object.fromEntries(key.map((name) => [name, String(row[name])]))
        yield { of: 'detail', resource, data: await ask(detail.call, record) }
      }
    }
}

/** The calls of an area or a page that need no parameters. */
const reads = ({ endpoints = {} }: Pick<Resource, 'endpoints'>) =>
  Object.values(endpoints).filter(
    ({ call, query = {} }) =>
      call.startsWith('GET ') && !Object.values(query).some(({ required }) => required),
  )

it.each([
  ['demo_partner', 'demo123456'],
  ['demo_viewer', 'demo123456'],
  ['demo_support', 'demo123456'],
  ['demo_finance', 'demo123456'],
  ['admin', '111111'],
])('nothing is found in what the reference platform answers to %s', async (username, password) => {
  const token = await running.signIn(username, password)
  const { permissions } = dataOf(await running.get('/user/info', token))
  const ask: Ask = async (call, query = {}) =>
    dataOf(await running.get(`${pathOf(call)}?${new URLSearchParams(query)}`, token))
  let seen = 0
  for (const whole of declarations) {
    const resource = narrowed(whole, readPermissions(permissions))
    if (!resource || resource.rest) continue
    // Some areas, such as the demo's, are only offered to some accounts. That is in the menus, not in the permissions.
    if ((await running.get(pathOf(resource.list.call), token)).code === noPermission) continue
    for await (const answer of answersOf(resource, ask)) {
      seen += 1
      expect(findings(answer, isDeclared)).toEqual([])
    }
  }
  for (const endpoint of [...declarations, ...pages].flatMap(reads)) {
    const { code, data } = await running.get(pathOf(endpoint.call), token)
    if (code === noPermission) continue
    seen += 1
    expect(findings({ of: 'endpoint', endpoint, data }, isDeclared)).toEqual([])
  }
  expect(seen).toBeGreaterThan(10)
})
