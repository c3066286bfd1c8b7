import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AuthRedirectPage, handOverCode } from '@/pages/authRedirect/AuthRedirectPage'
import { button } from './onPage'
import { showPage } from './pages.fixture'
import { violations } from './violations'

/** What another window of the console hears. */
const heard: Array<[key: string | null, value: string | null]> = []
let other: HTMLIFrameElement

beforeEach(async () => {
  heard.length = 0
  other = document.createElement('iframe')
  const loaded = new Promise((resolve) => other.addEventListener('load', resolve))
  other.srcdoc = '<p></p>'
  document.body.append(other)
  await loaded
  other.contentWindow?.addEventListener('storage', ({ key, newValue }) => {
    // Storage is cleared before each test, and this window may hear of that late: such an event has no key.
    if (key !== null) heard.push([key, newValue])
  })
})
afterEach(() => other.remove())

it('hands the answer over to the window that waits for it, and keeps nothing', async () => {
  expect(handOverCode('?code=8f3Ka&state=a%2Fb')).toBe(true)
  await expect
    .poll(() => heard)
    .toEqual([
      ['x-admin-oauth-code', 'code=8f3Ka&state=a%2Fb'],
      ['x-admin-oauth-code', null],
    ])
  expect(localStorage.length).toBe(0)
})

it.each([
  ['nothing', ''],
  ['no code', '?error=access_denied&state=x'],
  ['an empty code', '?code=&state=x'],
  ['more than an answer can be', `?code=${'a'.repeat(2000)}`],
])('hands over nothing where there is %s', async (_name, search) => {
  expect(handOverCode(search)).toBe(false)
  // Storage events arrive in order: a handed-over answer would arrive before this one.
  localStorage.setItem('afterwards', '1')
  await expect.poll(() => heard).toEqual([['afterwards', '1']])
})

it('says in words that it is done, and leads to the sign-in', async () => {
  await showPage(<AuthRedirectPage done />)
  await expect.element(page.getByRole('status')).toHaveTextContent('授权已完成，您可以关闭此窗口。')
  await expect.element(page.getByRole('link', { name: '返回登录' })).toHaveAttribute('href', '/login')
  await button('English').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Authorisation is done.')
  expect(document.title).toBe('Platform authorisation - Open Platform')
})

it('says so when no code came', async () => {
  await showPage(<AuthRedirectPage done={false} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('没有收到授权码，授权未完成。')
  expect(await violations('.public-page')).toEqual([])
})
