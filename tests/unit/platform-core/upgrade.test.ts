import { hashPassword } from '@mock/platform/password'
import { sandboxAccounts } from '@mock/platform/sandbox'
import { expect, it } from 'vitest'
import { openEmpty } from '../../stores/empty'
import { platformOnce } from './platformOnce'

/** The tables of the accounts as they were when every account could do everything. */
const formerTables = `
  create schema platform;
  create table platform.partner (
    partner_id bigint primary key, company_name text not null, partner_type text not null, support jsonb not null);
  create table platform.account (
    account_id bigint generated always as identity primary key, partner_id bigint not null,
    username text not null unique, mobile text not null unique, password_hash text not null, name text not null,
    avatar text not null, introduction text not null, disabled boolean not null default false);
  create table platform.login_guard (
    login text primary key, attempts integer not null, since bigint not null, locked_until bigint not null);
  insert into platform.partner values (100238, '青禾软件科技有限公司', 'ISV', '{}');`

const formerStore = async () => {
  const store = await openEmpty()
  await store.exec(formerTables)
  await store.query(
    `insert into platform.account (partner_id, username, mobile, password_hash, name, avatar, introduction)
     values (100238, 'demo_partner', '15400000001', $1, '林青', '', '')`,
    [await hashPassword('changed-since', 10)],
  )
  return store
}
const { store, post } = await platformOnce({ open: formerStore, passwordRounds: 10 })

it('data of a former release is taken over: its accounts stay as they are, and the new ones are added', async () => {
  const signIn = async (username: string, password: string) =>
    (await post('/user/login', { username, password })).code
  expect(await signIn('demo_partner', 'changed-since')).toBe(0)
  for (const { username, password } of sandboxAccounts)
    expect([username, await signIn(username, password)]).toEqual([
      username,
      username === 'demo_partner' ? 60204 : 0,
    ])
  const accounts = await store.query('select username, role, sandbox from platform.account')
  const expected = sandboxAccounts.map(({ username, role }) => ({ username, role, sandbox: true }))
  expect(accounts).toHaveLength(expected.length)
  expect(accounts).toEqual(expect.arrayContaining(expected))
})
