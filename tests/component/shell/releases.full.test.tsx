import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createConsoleStore } from '@/shell/consoleStore'
import { newestRelease } from '@/shell/releases/newest'
import { releases } from '@/shell/releases/releases'
import { absent, accountMenu, texts, visible } from '../onPage'
import { openNavbar } from './openNavbar'

const seen = 'own.noted.release'
const entry = (name: string) => page.getByRole('menuitem', { name })
const marked = page.getByRole('button', { name: /更新内容/ })
const dialog = (name: string) => page.getByRole('dialog', { name })

beforeEach(() => createConsoleStore().removeItem(seen))

it('an update is marked at the account until its list was looked at, where what is new is told apart', async () => {
  const dates = releases.map(({ date }) => date)
  const [known = ''] = dates.splice(-1)
  createConsoleStore().setItem(seen, known)
  await openNavbar()
  await visible(marked)
  await marked.click()
  await entry('更新内容').click()
  await visible(dialog('更新内容'))
  expect(texts(dialog('更新内容').getByRole('heading', { level: 3 }))).toEqual([
    ...dates.map((date) => `${date}新`),
    known,
  ])
  await userEvent.keyboard('{Escape}')
  await absent(dialog('更新内容'))
  await visible(accountMenu())
  await absent(marked)
})

it('somebody who is here for the first time is told of no update, and finds the list', async () => {
  await openNavbar()
  await visible(accountMenu())
  await expect.poll(() => createConsoleStore().getItem(seen)).toBe(newestRelease)
  await absent(marked)
  await accountMenu().click()
  await entry('更新内容').click()
  await absent(dialog('更新内容').getByText('新', { exact: true }))
})

it.each([
  ['en', 'What’s new', 'The search box finds records of all areas, by order number, shop, phone and more.'],
  ['es', 'Novedades', 'Las tarjetas del panel se pueden ordenar a su gusto.'],
] as const)('updates are told in the language %s', async (language, name, change) => {
  await openNavbar({ language })
  await page.getByRole('button', { name: /Demo/i }).click()
  await entry(name).click()
  await visible(dialog(name).getByText(change))
})
