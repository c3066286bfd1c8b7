import { startPlatform } from '@mock/platform'
import { areasOf } from '@mock/platform/areas'
import { collect } from '@mock/platform/collect'
import { roles } from '@mock/platform/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allows, capabilitiesOf, comesWithList, type Json, type WireRecord } from '@/declaration'
import { lookedAt } from '../areas/looked'
import { remedied } from '../areas/remedies'
import { openSeeded, passwordRounds, usualStart } from '../stores/seeded'
import { askPlatform, signInTo } from './answers'
import { pageCalls, permissionCalls } from './areas/permissionCalls'

const sources = collect()
// Areas that are only there if the platform's menu names them are refused to everybody else (`demo.contract`).
const areas = sources.declarations.filter(({ menu }) => !menu.onlySent)
const pages = (sources.pages ?? []).filter(({ menu }) => !menu.onlySent)
const username = 'demo_partner'

const store = await openSeeded()
const platform = await startPlatform({ sql: store, size: 'small', passwordRounds, now: () => usualStart })
const token = await signInTo(platform, username)
let checked = 0
let refused = 0

/** The answer of a call. In the REST form, a refusal has the envelope as its body. */
async function send(method: string, path: string, body?: WireRecord, as = token) {
  const { status, answer } = await askPlatform<Json>(platform, [method, path], body, as)
  const isEnvelope = typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer
  return { status, code: isEnvelope ? Number(answer.code) : 0, answer }
}

const becomes = (role: string) =>
  store.query('update platform.account set role = $1 where username = $2', [role, username])

afterAll(async () => {
  console.info(`permissions: ${checked} pairs of role and call checked on the platform, ${refused} refused`)
  await platform.close()
  await store.close()
})

it('every call of an area asks for a permission, but the API document, the schema of declarations, histories, which ask by their area, views, which are one’s own until they are shared, files, which ask by their scene, and approvals, by the call', () => {
  const open = areasOf(sources)
    .flatMap(({ routes = [] }) => routes)
    .filter((route) => route.access === 'public' || route.permission === undefined)
  expect(open.map(({ call }) => call)).toEqual([
    'GET /openapi.json',
    'GET /user/declarations/schema',
    'GET /user/history',
    'GET /user/operationrecords',
    'POST /user/previewapproval',
    'POST /user/askapproval',
    'GET /user/views',
    'POST /user/saveview',
    'POST /user/removeview',
    'POST /user/uploadfile',
    'POST /user/uploadcomplaintimage',
    'GET /user/file',
  ])
})

it('there is a call for every capability that does not come with the list', () => {
  for (const area of areas)
    expect(new Set(permissionCalls(area).map(({ key }) => key))).toEqual(
      new Set(capabilitiesOf(area).filter((key) => !comesWithList(key))),
    )
})

/** Every role, every area, every call: refused with 10003 exactly when the role's permissions say so. */
describe.each(roles.map(({ key, permissions }) => [key, permissions] as const))('%s', (role, permissions) => {
  remedied({
    '': 'Look at "roles" of the area, "capability" of endpoints and panels, "needs" of actions, and mock/platform/roles.ts.',
  })
  beforeAll(() => becomes(role))

  it.each(pages.map((page) => [page.name, page] as const))('%s', async (name, page) => {
    for (const { key, method, path, body } of pageCalls(page)) {
      const allowed = allows(permissions, `${name}.view`) && allows(permissions, key)
      const { code } = await send(method, path, body)
      expect([key, method, path, code === 10003]).toEqual([key, method, path, !allowed])
      checked++
      if (!allowed) refused++
    }
  })

  it.each(lookedAt(areas).map((area) => [area.name, area] as const))('%s', async (name, area) => {
    for (const { key, method, path, body } of permissionCalls(area, permissions)) {
      const allowed = allows(permissions, `${name}.list`) && allows(permissions, key)
      const { status, code } = await send(method, path, body)
      expect([key, method, path, code === 10003]).toEqual([key, method, path, !allowed])
      const rest = path.startsWith(area.rest ?? '/rest/')
      if (!allowed) expect(status).toBe(rest ? 403 : 200)
      // A record that belongs to nobody does not exist for any account.
      else if (rest && path.includes(`${area.name}/`) && !key.endsWith('.create')) expect(status).toBe(404)
      checked++
      if (!allowed) refused++
    }
  })

  it('keeps what everybody has', async () => {
    expect(await send('GET', '/user/info')).toMatchObject({ code: 0, answer: { data: { permissions } } })
    // Refused for its content, before any password is tried and counted.
    const [old_password, new_password, new_password_again] = ['demo123456', 'one-of-two', 'two-of-two']
    const body = { old_password, new_password, new_password_again }
    expect(await send('POST', '/user/editpwd', body)).toMatchObject({ code: 60221 })
  })
})

it('asks for a session before it asks for a permission', async () => {
  for (const area of areas)
    for (const { method, path, body } of permissionCalls(area))
      expect(await send(method, path, body, '')).toMatchObject({ code: 50008 })
})

it('a downgrade is in force with the next call of the same session', async () => {
  const [area] = areas
  if (!area) throw new Error('no area is declared')
  const path = area.list.call.replace('GET ', '')
  await becomes('admin')
  expect(await send('GET', path)).toMatchObject({ code: 0 })
  await becomes('visitor')
  expect(await send('GET', path)).toMatchObject({ code: 10003, answer: { message: '没有操作权限' } })
  await becomes('no such role')
  expect(await send('GET', path)).toMatchObject({ code: 10003 })
  await becomes('admin')
  expect(await send('GET', path)).toMatchObject({ code: 0 })
})
