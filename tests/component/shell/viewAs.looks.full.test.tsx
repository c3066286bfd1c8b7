import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { labelLocales } from '@/declaration'
import { appearancePreference, fixedHeaderPreference } from '@/theme/preferences'
import { violations, withoutLandmarks } from '../violations'
import { bar, chooseRole, dialog, lookAs, roleInBar, support, viewer } from './viewAs.fixture'
import { openWorkspace, workspacePlatform } from './workspace.fixture'

afterEach(() => {
  appearancePreference.reset()
  fixedHeaderPreference.reset()
})

const viewAs = [support, viewer]
const open = (options: Parameters<typeof openWorkspace>[1] = {}) =>
  openWorkspace(workspacePlatform(), { user: { viewAs }, ...options })

/** An open dialog lies over the page and belongs to no part of it. */
const faults = () => violations(document, withoutLandmarks)

/** What fades in is judged when it stands. */
const standing = () =>
  expect
    .poll(
      () =>
        getComputedStyle(page.getByRole('dialog').element().closest('.MuiDialog-container') ?? document.body)
          .opacity,
    )
    .toBe('1')

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

describe.each([1440, 390])('at %i px', (width) => {
  test.each(['light', 'dark'] as const)(
    'both columns of the choice are in sight, and it and the bar can be used by everybody, in %s',
    async (mode) => {
      appearancePreference.write(mode)
      await open({ width })
      await chooseRole()
      const table = dialog().getByRole('table')
      await expect.element(table).toBeVisible()
      const scroller = table.element().parentElement
      expect(scroller?.scrollWidth).toBe(scroller?.clientWidth)
      expect(sideways()).toBe(0)
      await standing()
      expect(await faults()).toEqual([])
      await dialog().getByRole('button', { name: '开始查看' }).click()
      await expect.element(dialog()).not.toBeInTheDocument()
      await expect.element(bar()).toBeInViewport({ ratio: 0.98 })
      await expect.element(roleInBar()).toBeInViewport({ ratio: 0.98 })
      await expect.element(page.getByRole('button', { name: '退出查看' })).toBeInViewport({ ratio: 0.98 })
      expect(sideways()).toBe(0)
      expect(await faults()).toEqual([])
    },
  )
})

const words = {
  zh: ['以其他角色查看…', '开始查看', '正在以「客服」的身份查看，所做操作仍以您本人身份执行', '退出查看'],
  en: [
    'View as another role…',
    'Start viewing',
    'Viewing as “Support”; what you do is still done as yourself',
    'Stop viewing',
  ],
  es: [
    'Ver como otro rol…',
    'Empezar a ver',
    'Viendo como «Atención al cliente»; lo que haga se hace a su nombre',
    'Dejar de ver',
  ],
} as const

test.each(labelLocales)('everything is said in %s', async (language) => {
  const [entry, start, on, leave] = words[language]
  await open({ remembered: { language } })
  await page
    .getByRole('banner')
    .getByRole('button', { name: /demo_partner/ })
    .click()
  await page.getByRole('menuitem', { name: entry }).click()
  await page.getByRole('button', { name: start }).click()
  await expect.element(page.getByText(on)).toBeVisible()
  await page.getByRole('button', { name: leave }).click()
  await expect.element(page.getByText(on)).not.toBeInTheDocument()
})

test('a head that goes away with the page stays as long as one looks as another', async () => {
  fixedHeaderPreference.write('0')
  await open()
  await lookAs('客服')
  await expect.element(bar()).toBeVisible()
  await page.getByRole('row').last().element().scrollIntoView()
  await expect.element(bar()).toBeInViewport({ ratio: 0.98 })
})

test('the keyboard chooses, starts, switches and leaves', async () => {
  await open()
  await chooseRole()
  const role = dialog().getByRole('combobox', { name: '角色' })
  await expect.element(role).toBeVisible()
  role.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(role).toHaveValue('viewer')
  dialog().getByRole('button', { name: '开始查看' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(bar()).toHaveTextContent('「只读」')
  page.getByRole('button', { name: '退出查看' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(bar()).not.toBeInTheDocument()
  await expect.element(page.getByRole('main')).toHaveFocus()
})
