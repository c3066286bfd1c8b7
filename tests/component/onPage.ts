import { expect, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { PlatformError, TransportError } from '@/platform/errors'

/* Finds things on a page by the names that an operator sees. */

export const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
export const link = (name: string | RegExp) =>
  page.getByRole('link', { name, exact: typeof name === 'string' })
export const tab = (name: string) => page.getByRole('tab', { name })
export const menu = () => page.getByRole('navigation', { name: '主导航' })
export const menuItem = (name: string) => page.getByRole('menuitem', { name, exact: true })
/** Chooses one of a record's actions that have no button in its row. */
export const chooseIn = async (row: Pick<Locator, 'getByRole'>, action: string) => {
  await row
    .getByRole('button', { name: /^更多操作/ })
    .first()
    .click()
  await menuItem(action).click()
}
export const accountMenu = () => page.getByRole('button', { name: '账号菜单：demo_partner' })
export const dialog = () => page.getByRole('dialog')
/** The question before unsaved work is lost. */
export const question = () => page.getByRole('alertdialog', { name: '放弃未保存的修改？' })
export const toasts = () => page.getByRole('region', { name: '消息提示', includeHidden: true })
export const tasks = () => page.getByRole('dialog', { name: '后台任务' })
export const tasksButton = () => page.getByRole('banner').getByRole('button', { name: /^后台任务/ })

export const grid = () => page.getByRole('grid')
export const header = (name: string) => page.getByRole('columnheader', { name })
/** A row by what it begins with; "2号店" is not "12号店". */
export const recordRow = (name: string) => page.getByRole('row', { name: new RegExp(`(^|\\D)${name}`) })
/** The box that ticks a record. */
export const tick = (name: string) => page.getByRole('checkbox', { name: `选择：${name}`, exact: true })
/** The bar over a list in which records are ticked. */
export const bar = () => page.getByRole('region', { name: '已选记录' })
/** An input in the sample letters. */
export const subject = () => page.getByRole('textbox', { name: '主题' })

/** Focuses an element. */
export const focus = (on: Locator) => {
  const element = on.element()
  if (element instanceof HTMLElement) element.focus()
}

/** The texts of a table's rows, cell by cell, without its head. */
export const cellsOf = (name: string) =>
  page
    .getByRole('table', { name })
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))

export const texts = (all: Locator) => all.elements().map(({ textContent }) => textContent)

/** An answer that comes when the test says so. */
export const later = <Answer = void>() => {
  let come: (answer: Answer) => void = () => {}
  const answer = new Promise<Answer>((resolve) => {
    come = resolve
  })
  return { answer, come }
}

type Part = Locator | string | RegExp
const found = (part: Part) =>
  typeof part === 'string' || part instanceof RegExp ? page.getByText(part) : part

/** Waits until all of these are on the screen. A text means the element that contains it. */
export const visible = async (...parts: Part[]) => {
  for (const part of parts) await expect.element(found(part)).toBeVisible()
}

/** Waits until none of these is on the page. */
export const absent = async (...parts: Part[]) => {
  for (const part of parts) await expect.element(found(part)).not.toBeInTheDocument()
}

/**
 * react-admin and React print every failure during development. This silences the expected ones; anything else that is printed
 * still fails the test.
 *
 * @param kinds of what is expected
 */
export const silenceErrors = (...kinds: (new (...given: never[]) => object)[]) => {
  const expected = kinds.length > 0 ? kinds : [PlatformError, TransportError]
  const print = console.error
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    if (!words.some((word) => expected.some((kind) => word instanceof kind))) print(...words)
  })
}

export const chooser = (name: string) => page.getByRole('combobox', { name, exact: true })
export const option = (name: RegExp) => page.getByRole('option', { name })

/** Chooses by typing. */
export const pick = async (label: string, name: string) => {
  await chooser(label).fill(name)
  await userEvent.keyboard('{Enter}')
}

/** Chooses in a select that opens. */
export const choose = async (name: string, option: string) => {
  await page.getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Clicks these, one after the other. */
export const click = async (...parts: Locator[]) => {
  for (const part of parts) await part.click()
}
