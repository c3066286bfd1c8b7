import type { JsonObject } from '@mock/platform/contract'
import { routesFor } from '@resources/demo/routes'
import { describe, expect, it } from 'vitest'
import { readRoutes } from '@/shell/menu/readRoutes'
import { dataOf } from '../answers'
import type { Running } from '../harness'
import { login } from './people'

/** Every sandbox account: partner, role, its `roles`, and whether it may view as others. */
const accounts = [
  ['demo_partner', 'demo123456', 100238, ['admin'], ['*'], true],
  ['demo_agent', 'demo123456', 100517, ['admin'], ['*'], true],
  ['demo_support', 'demo123456', 100238, ['admin'], expect.arrayContaining(['trade.renotify']), false],
  ['demo_viewer', 'demo123456', 100238, ['admin'], expect.arrayContaining(['*.list', '*.detail']), false],
  ['admin', '111111', 100620, ['admin'], ['*'], true],
  ['editor', '111111', 100620, ['editor'], ['*', '!account', '!operationLog'], false],
  ['visitor', '111111', 100620, ['visitor'], [], false],
] as const

const keys = ['example_create', 'example_edit', 'table_index', 'Icon', 'Menu', 'Admins', 'Role', 'Test']

/** How many of the demo's menu entries each demonstration account gets, according to its roles (`meta.roles`). */
const demoEntries: { readonly [username: string]: number } = {
  admin: routesFor(['admin']).length,
  editor: routesFor(['editor']).length,
}

/** All values of one name in a menu, at any depth. */
const allOf = (name: 'path' | 'component', entries: unknown): string[] =>
  Array.from(JSON.stringify(entries).matchAll(RegExp(`"${name}":"([^"]+)"`, 'g')), ([, value = '']) => value)

/** Who may do what, and who may see whom. */
export function rolesContract(running: () => Running): void {
  const infoOf = async (username: string, password: string) =>
    dataOf<JsonObject>(await running().get('/user/info', await running().signIn(username, password)))

  it.each(accounts)('%s has its role', async (username, password, partner_id, roles, permissions, views) => {
    const info = await infoOf(username, password)
    expect(info).toMatchObject({ username, partner_id, roles, permissions, partner_status: 'NORMAL' })
    expect(Array.isArray(info.view_as)).toBe(views)
    // Only `admin` gets the platform's own group.
    const own = username === 'admin' ? 1 : 0
    expect(info.menus).toHaveLength(own + (demoEntries[username] ?? 0))
  })

  it('the menu of the administrator has every page key, and the console can use all of it', async () => {
    const { menus } = await infoOf('admin', '111111')
    const known = new Set(allOf('component', menus))
    expect([...known]).toEqual(expect.arrayContaining(keys))
    expect(readRoutes(menus, (key) => known.has(key) || undefined).problems).toEqual([])
  })

  it('the menu of the editor lacks what is for administrators alone', async () => {
    const lacking = ['/system', 'page', 'role']
    const [all, paths] = [
      allOf('path', (await infoOf('admin', '111111')).menus),
      allOf('path', (await infoOf('editor', '111111')).menus),
    ]
    expect(all).toEqual(expect.arrayContaining(lacking))
    expect(paths).toEqual(expect.arrayContaining(['/permission', 'directive', '/example']))
    expect(paths.filter((path) => lacking.includes(path))).toEqual([])
  })

  describe('the list of accounts', () => {
    const list = async (query = '') =>
      (await running().get(`/user/accountlist${query}`, await running().signIn())).data

    it('shows those of the own partner, and no secret', async () => {
      expect(await list()).toEqual({
        total: 5,
        items: [
          {
            account_id: expect.any(Number),
            username: 'demo_partner',
            name: '林青',
            mobile: '154****0001',
            role: 'admin',
            role_title: { zh: '管理员', en: 'Administrator', es: 'Administrador' },
            last_login_time: running().clock.now,
            disabled: false,
          },
          expect.objectContaining({ username: 'demo_support', role: 'support', mobile: '154****0003' }),
          expect.objectContaining({ username: 'demo_viewer', role: 'viewer' }),
          expect.objectContaining({ username: 'demo_finance', role: 'finance' }),
          expect.objectContaining({ username: 'demo_manager', role: 'admin' }),
        ],
      })
    })

    it.each(accounts.filter(([, , , , , views]) => !views))(
      'is refused to %s',
      async (username, password) => {
        const token = await running().signIn(username, password)
        expect((await running().get('/user/accountlist', token)).code).toBe(10003)
      },
    )

    it('counts an account that was disabled a moment ago', async () => {
      const become = (disabled: string) =>
        running().store.query(
          `update platform.account set disabled = ${disabled} where username = 'demo_viewer'`,
        )
      expect(await list('?disabled=true')).toEqual({ items: [], total: 0 })
      await become('true')
      expect(await list('?disabled=true')).toMatchObject({ total: 1, items: [{ username: 'demo_viewer' }] })
      await become('false')
    })
  })

  it('nobody of a partner that is disabled gets in, or stays in', async () => {
    const token = await running().signIn('demo_viewer')
    const become = (status: string) =>
      running().store.query('update platform.partner set status = $1 where partner_id = 100238', [status])
    await become('DISABLED')
    const { code } = await login(running(), 'demo_partner', 'demo123456')
    expect([code, (await running().get('/user/info', token)).code]).toEqual([60206, 50014])
    await become('NORMAL')
    expect((await running().get('/user/info', token)).code).toBe(0)
  })

  it('an account whose role is unknown may do nothing, at once', async () => {
    const token = await running().signIn('demo_support')
    const permissions = async () => dataOf<JsonObject>(await running().get('/user/info', token)).permissions
    const become = (role: string) =>
      running().store.query("update platform.account set role = $1 where username = 'demo_support'", [role])
    await become('nobody')
    expect(await permissions()).toEqual([])
    await become('viewer')
    expect(await permissions()).toContain('*.list')
    await become('support')
  })
}
