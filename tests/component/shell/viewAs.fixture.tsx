import { page } from 'vitest/browser'
import { l } from '@/declaration'
import type { ViewAs } from '@/platform/userInfo'
import { button } from '../onPage'

/** Sees shops and the clock, and may pause shops. */
export const support: ViewAs = {
  role: 'support',
  title: l('客服', 'Support', 'Atención al cliente'),
  permissions: ['shop.list', 'shop.detail', 'shop.pause', 'clock', '!shop.field.orders'],
  roles: ['support'],
}

/** Sees every list and detail, and does nothing. */
export const viewer: ViewAs = {
  role: 'viewer',
  title: l('只读', 'Viewer', 'Solo lectura'),
  permissions: ['*.list', '*.detail'],
  roles: ['viewer'],
}

export const dialog = () => page.getByRole('dialog', { name: '以其他角色查看' })
export const bar = () => page.getByRole('status').filter({ hasText: '所做操作仍以您本人身份执行' })
export const roleInBar = () => page.getByRole('combobox', { name: '角色' })

/** Opens the choice of the role from the account's menu. */
export const chooseRole = async () => {
  await button(/账号菜单/).click()
  await page.getByRole('menuitem', { name: '以其他角色查看…' }).click()
}

/** Looks as a role, by its name, as far as nothing has to be asked. */
export const lookAs = async (title: string) => {
  await chooseRole()
  await dialog().getByRole('combobox', { name: '角色' }).selectOptions(title)
  await dialog().getByRole('button', { name: '开始查看' }).click()
}
