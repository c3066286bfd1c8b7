import { type Account, test as base, signIn } from '../fixtures'

/** Pages are signed in with an account of the demo. */
export const test = base.extend<{ account: Account }>({
  account: ['admin', { option: true }],

  page: async ({ page, account }, use) => {
    await signIn(page, account)
    await use(page)
  },
})

export { expect } from '../fixtures'
export { go, look } from '../looks'
