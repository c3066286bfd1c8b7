import { expect, it } from 'vitest'
import { platformOnce } from './platformOnce'

/** What somebody else does between the next call's read and its write. */
let meanwhile = async () => {}
const { post } = await platformOnce({
  size: 'small',
  over: (store) => ({
    ...store,
    query: (text, params) => store.query(text, params),
    exec: (text) => store.exec(text),
    transaction: async (run) => {
      const interrupt = meanwhile
      meanwhile = async () => {}
      await interrupt()
      return store.transaction(run)
    },
  }),
})

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
