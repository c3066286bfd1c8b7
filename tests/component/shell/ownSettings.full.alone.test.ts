import { expect, it } from 'vitest'
import { forgetOperator } from '@/platform/leaving'
import { writeToken } from '@/platform/session'
import type { UserInfo } from '@/platform/userInfo'
import { startSession } from '@/platform/windowSession'
import { createConsoleStore } from '@/shell/consoleStore'
import { signedIn } from './signedIn'

/** Signs in as any user in this browser. */
const arrive = async (user: Partial<UserInfo>) => {
  const info = await signedIn(user).operator.load()
  writeToken('token')
  startSession({ token: 'token', info, fetchOperator: async () => info })
}

const density = 'own.list.density'
const saved = 'own.merchant/merchant.savedFilters'
const mine = [{ name: '暂停的店铺', filter: { sync_status: 'PAUSED' } }]

it('what a person has set up outlives a sign-out; what was asked for last does not', async () => {
  const store = createConsoleStore()
  await arrive({ username: 'demo_partner' })
  store.setItem(density, 'compact')
  store.setItem(saved, mine)
  store.setItem('merchant/merchant.listParams', { filter: { seller_nick: '青禾' } })
  forgetOperator()
  await arrive({ username: 'demo_partner' })
  expect(store.getItem(density)).toBe('compact')
  expect(store.getItem(saved)).toEqual(mine)
  expect(store.getItem('merchant/merchant.listParams')).toBeUndefined()
})

it('what a person has set up is seen by nobody else at the same browser, and is there when the person comes back', async () => {
  const store = createConsoleStore()
  await arrive({ username: 'demo_partner' })
  store.setItem(saved, mine)
  forgetOperator()
  await arrive({ username: 'demo_agent' })
  expect(store.getItem(saved)).toBeUndefined()
  store.setItem(saved, [])
  await arrive({ username: 'demo_partner' })
  expect(store.getItem(saved)).toEqual(mine)
})

it('what a person has set up goes with the sign-out of one whom the platform does not name', async () => {
  const store = createConsoleStore()
  await arrive({ username: '', name: '' })
  store.setItem(density, 'compact')
  expect(store.getItem(density)).toBe('compact')
  forgetOperator()
  await arrive({ username: '', name: '' })
  expect(store.getItem(density)).toBeUndefined()
})

it('what a person has set up tells those who listen, and can be taken back', async () => {
  const store = createConsoleStore()
  await arrive({ username: 'demo_partner' })
  const heard: unknown[] = []
  store.subscribe(density, (value: unknown) => heard.push(value))
  store.setItem(density, 'loose')
  store.removeItem(density)
  expect(heard).toEqual(['loose', undefined])
})
