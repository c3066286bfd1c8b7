import { createPlatform, type Platform } from '@mock/platform/app'
import type { JsonObject } from '@mock/platform/contract'
import type { Store } from '@mock/store/sql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmpty } from '../../stores/empty'
import { jsonPost } from './jsonPost'

/** Done by somebody else between what the next call has looked at and what it writes. */
let meanwhile = async () => {}
let store: Store
let platform: Platform

beforeAll(async () => {
  store = await openEmpty()
  const interrupted: Store = {
    ...store,
    query: (text, params) => store.query(text, params),
    exec: (text) => store.exec(text),
    transaction: async (run) => {
      const interrupt = meanwhile
      meanwhile = async () => {}
      await interrupt()
      return store.transaction(run)
    },
  }
  platform = await createPlatform({ sql: interrupted, size: 'small', passwordRounds: 1 })
})
afterAll(async () => {
  await platform.close()
  await store.close()
})

const post = async (path: string, body: JsonObject, token = '') => {
  const answer = await platform.fetch(jsonPost(path, body, token))
  return (await answer.json()) as { code: number; data: { token: string } }
}

const signIn = (password: string) => post('/user/login', { username: 'demo_agent', password })
const change = (old_password: string, wanted: string, token: string) =>
  post('/user/editpwd', { old_password, new_password: wanted, new_password_again: wanted }, token)

it('opens no session with a password that has been changed while it was looked at', async () => {
  const { token } = (await signIn('demo123456')).data
  meanwhile = async () => {
    expect((await change('demo123456', 'second-1', token)).code).toBe(0)
  }
  expect((await signIn('demo123456')).code).toBe(60204)
  expect((await signIn('second-1')).code).toBe(0)
})

it('changes no password that has been changed while it was looked at', async () => {
  const { token } = (await signIn('second-1')).data
  meanwhile = async () => {
    expect((await change('second-1', 'third-1', token)).code).toBe(0)
  }
  expect((await change('second-1', 'fourth-1', token)).code).toBe(60219)
  expect((await signIn('third-1')).code).toBe(0)
})
