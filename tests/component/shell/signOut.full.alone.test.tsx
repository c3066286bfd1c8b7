import Cookies from 'js-cookie'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { codeCountdown } from '@/platform/codeCountdown'
import { sessionChannel } from '@/platform/session'
import { button, click, tick, visible } from '../onPage'
import { browserAsks, visited } from '../visited'
import { clients } from './queryClients'
import { openSession, sessionPlatform } from './session.fixture'

vi.mock('@/shell/queryClient', async (original) => (await import('./queryClients')).keepClients(original))

/** Answers that the console still has in memory. */
const remembered = () =>
  clients
    .flatMap((client) => [...client.getQueryCache().getAll(), ...client.getMutationCache().getAll()])
    .map(({ state }) => state.data)

/** All that may be left in a browser after a sign-out: how the console looks and its language, and nothing about the user. */
const mayStay = {
  cookies: /^(language|size|theme|appearance|sidebarStatus|tagsView|fixedHeader|oneGroup|sidebarLogo)$/,
  // Personal settings, under a mark that says nothing about the person; and that there are drafts, which only they can open.
  localStorage:
    /^(RaStoreopen-platform-people\.(version|[0-9a-f]+\.own\.(list\.density|noted\.release))|open-platform-console\.drafts)$/,
  // When the next code may be sent to this browser, and that a lost part of the console was refetched.
  sessionStorage: ['console.codeUntil.login', 'console.reloadedFor'],
}

test('after everything was used, signing out ends the session and leaves nothing of the operator', async () => {
  const platform = sessionPlatform()
  const heard: unknown[] = []
  const other = new BroadcastChannel(sessionChannel)
  other.addEventListener('message', ({ data }) => heard.push(data))
  const { router } = await openSession(platform, '/demo/shop?page=2&perPage=10')
  const choice = (name: string) => page.getByRole('menuitemradio', { name, exact: true })
  await click(button('表格密度'), choice('紧凑'), button('上一页'), tick('1号店'))
  await router.navigate('/demo/letter/L1')
  await page.getByRole('textbox', { name: '主题' }).fill('草稿')
  await router.navigate('/demo/letter?filter=%7B%22subject%22%3A%22%E7%AC%AC%22%7D')
  await visible('第1封信')
  codeCountdown('login').start(60)
  await click(button('布局大小'), choice('小'))
  await click(button('语言'), choice('Español'))
  await visible(button(/^Menú de la cuenta/))
  expect(Object.keys(localStorage).join()).toContain('demo/shop')
  expect(sessionStorage.getItem('open-platform-console.tabs')).toContain('/demo/letter/L1')
  expect(remembered()).not.toEqual([])

  await click(button(/^Menú de la cuenta/), page.getByRole('menuitem', { name: 'Salir' }))
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Descartar/ })
    .click()
  await expect.poll(() => visited).toHaveLength(1)
  expect(visited[0]).toMatch(/^\/login\?redirect=/)
  expect(browserAsks()).toBe(false)
  expect(platform.calls.at(-1)).toMatchObject({ path: '/api/user/logout', token: 'first' })
  await expect.poll(() => heard).toContain('out')
  expect(JSON.stringify(heard)).not.toContain('first')
  // Two frames later, the screens have reacted to their emptied memory.
  await userEvent.keyboard('{Escape}')
  // On a slow line, the page stays until the next one arrives. What happens in it must not be remembered.
  await router.navigate('/demo/shop?page=1&perPage=20')
  await expect.element(page.getByRole('tab', { name: 'Tiendas' })).toHaveAttribute('aria-selected', 'true')

  expect(Object.keys(Cookies.get()).filter((name) => !mayStay.cookies.test(name))).toEqual([])
  expect(Object.keys(localStorage).filter((name) => !mayStay.localStorage.test(name))).toEqual([])
  expect(Object.keys(sessionStorage).filter((name) => !mayStay.sessionStorage.includes(name))).toEqual([])
  const kept = JSON.stringify([Cookies.get(), { ...localStorage }, { ...sessionStorage }])
  expect(kept).not.toMatch(/demo_partner|林青|草稿|first/)
  expect(Cookies.get()).toMatchObject({ language: 'es', size: 'small' })
  // A flag that drafts may exist says nothing about whose they are.
  expect(remembered().filter((data) => data !== undefined && data !== true)).toEqual([])
  other.close()
})
