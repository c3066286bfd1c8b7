import { inspect } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openEmpty } from '../../stores/empty'
import { platformOnce } from '../platform-core/platformOnce'
import { serverStore } from '../platform-core/serverStore'

const stores = { embedded: openEmpty, ...serverStore() }

const [oldPassword, newPassword] = ['demo123456', 'Rather-new-1']
/** A stored password or token, or either in plain text. */
const secrets = new RegExp(`pbkdf2|[0-9a-f]{64}|${oldPassword}|${newPassword}`)

/** The engine's errors contain the statement's values; our own errors are still logged. */
describe.each(Object.entries(stores))('what a fault in the %s store says in the log', async (_, open) => {
  const { store, post } = await platformOnce({ open, size: 'small' })
  const signIn = () => post('/user/login', { username: 'demo_partner', password: oldPassword })
  const token = (await signIn()).data.token
  afterEach(() => vi.restoreAllMocks())

  const passwords = { old_password: oldPassword, new_password: newPassword, new_password_again: newPassword }
  const change = () => post('/user/editpwd', passwords, token)
  it.each([
    ['a session cannot be kept', 'session', 'opened_at < 0', signIn],
    ['a password cannot be kept', 'account', "password_hash = ''", change],
  ])('when %s: the place and the reason, and nothing secret', async (_name, table, condition, call) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    await store.exec(`alter table platform.${table} add constraint refusing check (${condition}) not valid`)
    const answer = await call()
    await store.exec(`alter table platform.${table} drop constraint refusing`)
    expect(answer).toEqual({ status: 200, code: 10500, message: '系统繁忙，请稍后再试', data: null })
    expect(logged).toHaveBeenCalledOnce()
    const text = logged.mock.calls[0]?.map((part) => inspect(part, { depth: null, showHidden: true })).join()
    expect(text).toContain(`relation "${table}" violates check constraint "refusing"`)
    expect(text).toMatch(/POST \/user\/(login|editpwd)/)
    expect(text).not.toMatch(secrets)
  })

  it('is without the values of a statement of any kind', async () => {
    const secret = 'a'.repeat(64)
    const failing = [
      () => store.query("insert into platform.session values ($1, 1, 1, 1, null, 'surplus')", [secret]),
      () => store.transaction((sql) => sql.query('select * from nowhere where it = $1', [secret])),
      () =>
        store.transaction((sql) =>
          sql.transaction((step) => step.query('select 1/length($1) from x', [secret])),
        ),
    ]
    for (const fail of failing) {
      const error: unknown = await fail().catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(Error)
      expect(inspect(error, { depth: null, showHidden: true })).not.toContain(secret)
      expect(error).not.toHaveProperty('params')
      expect(error).not.toHaveProperty('detail')
    }
  })
})
