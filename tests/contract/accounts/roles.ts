import type { JsonObject } from '@mock/platform/contract'
import { routesFor } from '@resources/demo/routes'
import { describe, expect, it } from 'vitest'
import { readRoutes } from '@/shell/menu/readRoutes'
import type { Running } from '../harness'
import { login } from './people'

/** Every sandbox account: partner, role, what `roles` says, and whether it may look as others. */
const accounts = [
  ['demo_partner', 'demo123456', 100238, ['admin'], ['*'], true],
  ['demo_agent', 'demo123456', 100517, ['admin'], ['*'], true],
  ['demo_support', 'demo123456', 100238, ['admin'], expect.arrayContaining(['trade.renotify']), false],
  ['demo_viewer', 'demo123456', 100238, ['admin'], expect.arrayContaining(['*.list', '*.detail']), false],
  ['admin', '111111', 100620, ['admin'], ['*'], true],
  ['editor', '111111', 100620, ['editor'], ['*', '!account'], false],
  ['visitor', '111111', 100620, ['visitor'], [], false],
] as const

const keys = ['example_create', 'example_edit', 'table_index', 'Icon', 'Menu', 'Admins', 'Role', 'Test']

/** How many entries of the demo each of the demonstration accounts is sent: what its roles may see (`meta.roles`). */
const demoEntries: { readonly [username: string]: number } = {
  admin: routesFor(['admin']).length,
  editor: routesFor(['editor']).length,
}

const pathsOf = (entries: unknown): string[] =>
  Array.from(JSON.stringify(entries).matchAll(/"path":"([^"]+)"/g), ([, path = '']) => path)

const componentsOf = (entries: unknown): string[] =>
  Array.from(JSON.stringify(entries).matchAll(/"component":"(\w+)"/g), ([, key = '']) => key)

/** Who may do what, and who may see whom. */
export function rolesContract(running: () => Running): void {
  const infoOf = async (username: string, password: string): Promise<JsonObject> => {
    const { data } = await running().get('/user/info', await running().signIn(username, password))
    return data as JsonObject
  }

  it.each(accounts)('%s has its role', async (username, password, partner_id, roles, permissions, views) => {
    const info = await infoOf(username, password)
    expect(info).toMatchObject({ username, partner_id, roles, permissions, partner_status: 'NORMAL' })
    expect(Array.isArray(info.view_as)).toBe(views)
    // The platform's own group is sent to `admin` alone.
    const own = username === 'admin' ? 1 : 0
    expect(info.menus).toHaveLength(own + (demoEntries[username] ?? 0))
  })

  it('the menu of the administrator has every page key, and the console can use all of it', async () => {
    const { menus } = await infoOf('admin', '111111')
    expect(componentsOf(menus)).toEqual(expect.arrayContaining(keys))
    const known = new Set(componentsOf(menus))
    expect(readRoutes(menus, (key) => known.has(key) || undefined).problems).toEqual([])
  })

  it('the menu of the editor lacks what is for administrators alone', async () => {
    const lacking = ['/system', 'page', 'role']
    expect(pathsOf((await infoOf('admin', '111111')).menus)).toEqual(expect.arrayContaining(lacking))
    const paths = pathsOf((await infoOf('editor', '111111')).menus)
    expect(paths).toEqual(expect.arrayContaining(['/permission', 'directive', '/example']))
    expect(paths.filter((path) => lacking.includes(path))).toEqual([])
  })

  describe('the list of accounts', () => {
    const list = async (username: string, password = 'demo123456') =>
      running().get('/user/accountlist', await running().signIn(username, password))

    it('shows those of the own partner, and no secret', async () => {
      const { data } = await list('demo_partner')
      expect(data).toEqual({
        total: 3,
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
        ],
      })
    })

    it('is another partner’s for the other account', async () => {
      const { data } = await list('demo_agent')
      expect(data).toMatchObject({ total: 1, items: [{ username: 'demo_agent' }] })
    })

    it.each([
      ['demo_support', 'demo123456'],
      ['demo_viewer', 'demo123456'],
      ['editor', '111111'],
      ['visitor', '111111'],
    ])('is refused to %s', async (username, password) => {
      expect((await list(username, password)).code).toBe(10003)
    })

    it('counts an account that was disabled a moment ago', async () => {
      const disabled = async () => {
        const token = await running().signIn('demo_partner')
        const { data } = await running().get('/user/accountlist?disabled=true', token)
        return data
      }
      const become = (to: boolean) =>
        running().store.query("update platform.account set disabled = $1 where username = 'demo_viewer'", [
          to,
        ])
      expect(await disabled()).toEqual({ items: [], total: 0 })
      await become(true)
      expect(await disabled()).toMatchObject({ total: 1, items: [{ username: 'demo_viewer' }] })
      await become(false)
    })

    it('needs a session', async () => {
      expect((await running().get('/user/accountlist')).code).toBe(50008)
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
    const permissions = async () => {
      const { data } = await running().get('/user/info', token)
      return (data as JsonObject).permissions
    }
    const become = (role: string) =>
      running().store.query("update platform.account set role = $1 where username = 'demo_support'", [role])
    await become('nobody')
    expect(await permissions()).toEqual([])
    await become('viewer')
    expect(await permissions()).toContain('*.list')
    await become('support')
  })
}
