import type { JsonObject } from '@mock/platform/contract'
import { demoRoutes } from '@resources/demo/routes'
import { expect, it } from 'vitest'
import type { Client } from './client'

interface Role extends JsonObject {
  readonly key: string | number
  readonly name: string
  readonly description: string
  readonly routes: readonly JsonObject[]
}

/** Who calls, once the platform runs. */
interface People {
  client(): Client
  readonly admin: Client
  readonly visitor: Client
  /** Of another partner. */
  readonly partner: Client
}

/** The roles of the demo's role page. Only demonstration accounts have them, and read-only ones may not write them. */
export function rolesContract(people: () => People): void {
  const roles = (who = people().admin) => who.data<readonly Role[]>('GET', '/roles')
  const draft = { name: '实习编辑', description: '只写草稿', routes: [{ path: '/example', meta: {} }] }

  it('are the dashboard and the demo, with components by name', async () => {
    const routes = await people().admin.data<readonly JsonObject[]>('GET', '/routes')
    expect(routes.map(({ path }) => path)).toEqual(['/dashboard', ...demoRoutes.map(({ path }) => path)])
    const components = Array.from(JSON.stringify(routes).matchAll(/"component":(.)/g), ([, mark]) => mark)
    expect(new Set(components)).toEqual(new Set(['"']))
  })

  it('are three at first: all pages, all but the permissions, and the dashboard', async () => {
    const found = await roles()
    expect(found.map(({ key }) => key)).toEqual(['admin', 'editor', 'visitor'])
    expect(found.map(({ routes }) => routes.length)).toEqual([demoRoutes.length + 1, demoRoutes.length, 1])
    expect(found[1]?.routes.map(({ path }) => path)).not.toContain('/permission')
    expect(found[2]?.routes).toEqual([expect.objectContaining({ path: '/dashboard' })])
  })

  it('are made, changed and removed', async () => {
    const { key } = await people().admin.data('POST', '/role', { ...draft, key: '' })
    expect(key).toBe(300)
    expect((await roles()).at(-1)).toEqual({ ...draft, key })
    const changed = { ...draft, key: 300, name: '编辑助理', routes: [] }
    expect(await people().admin.data('PUT', '/role/300', changed)).toEqual({ status: 'success' })
    expect((await roles()).at(-1)).toEqual(changed)
    expect(await people().admin.data('DELETE', '/role/300')).toEqual({ status: 'success' })
    expect((await roles()).map(({ key: one }) => one)).toEqual(['admin', 'editor', 'visitor'])
  })

  it.each([
    ['GET', '/routes'],
    ['GET', '/roles'],
    ['POST', '/role'],
    ['PUT', '/role/admin'],
    ['DELETE', '/role/admin'],
  ] as const)('are the demonstration accounts’ alone: %s %s', async (method, path) => {
    const before = await roles()
    expect(await people().partner.code(method, path, method === 'GET' ? undefined : draft)).toBe(10003)
    expect(await roles()).toEqual(before)
  })

  it('are made once under one request id', async () => {
    const body = { ...draft, request_id: 'role-request-1' }
    const first = await people().admin.data('POST', '/role', body)
    expect(await people().admin.data('POST', '/role', body)).toEqual(first)
    expect(await roles()).toHaveLength(4)
    await people().admin.data('DELETE', `/role/${first.key}`)
  })

  it('of the platform can be renamed', async () => {
    const [own] = await roles()
    if (!own) throw new Error('no role')
    await people().admin.data('PUT', '/role/admin', { ...own, name: 'Super' })
    expect((await roles())[0]).toEqual({ ...own, name: 'Super' })
    await people().admin.data('PUT', '/role/admin', own)
  })

  it.each<
    [what: string, method: string, path: string, body: JsonObject | undefined, refusal: [number, string]]
  >([
    ['no name', 'POST', '/role', { description: '无名' }, [10001, '参数错误：角色名称']],
    ['a blank name', 'POST', '/role', { name: '  ' }, [10001, '参数错误：角色名称']],
    ['routes that are none', 'POST', '/role', { name: '甲', routes: ['/a'] }, [10001, '参数错误：可见页面']],
    ['an unknown key', 'PUT', '/role/999', { name: '甲' }, [10002, '记录不存在或已被删除']],
    ['an unknown key to remove', 'DELETE', '/role/999', undefined, [10002, '记录不存在或已被删除']],
    ['a role that accounts have', 'DELETE', '/role/editor', undefined, [46002, '内置角色不能删除']],
  ])('are refused with %s', async (_, method, path, body, refusal) => {
    const { code, message } = await people().admin.request(method, path, body)
    expect([code, message]).toEqual(refusal)
  })

  it('are written by nobody who may only read', async () => {
    const { visitor } = people()
    expect(await visitor.code('POST', '/role', draft)).toBe(10003)
    expect(await visitor.code('PUT', '/role/editor', draft)).toBe(10003)
    expect(await visitor.code('DELETE', '/role/editor')).toBe(10003)
    expect(await visitor.code('GET', '/roles')).toBe(10003)
  })
}
