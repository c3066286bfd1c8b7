import { page } from 'vitest/browser'

/* What tests look for on a page, as an operator would name it. */

export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const tab = (name: string) => page.getByRole('tab', { name })
export const menu = () => page.getByRole('navigation', { name: '主导航' })
export const menuItem = (name: string) => page.getByRole('menuitem', { name, exact: true })
export const accountMenu = () => page.getByRole('button', { name: '账号菜单: demo_partner' })
export const dialog = () => page.getByRole('dialog')
/** Asks before something unsaved is lost. */
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
/** An input of the samples' letters. */
export const subject = () => page.getByRole('textbox', { name: '主题' })
