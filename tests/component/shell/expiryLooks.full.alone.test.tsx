import Cookies from 'js-cookie'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { LabelLocale } from '@/declaration/label'
import { call } from '@/platform/client'
import { appearancePreference } from '@/theme/preferences'
import { grid, visible } from '../onPage'
import { violations } from '../violations'
import { openSession, sessionPlatform } from './session.fixture'

const words: Readonly<Record<LabelLocale, readonly [title: string, ...buttons: string[]]>> = {
  zh: ['确定登出', '取消', '重新登录', '登录并继续'],
  en: ['Confirm logout', 'Cancel', 'Log in again', 'Log in and continue'],
  es: ['Confirmar cierre de sesión', 'Cancelar', 'Iniciar sesión de nuevo', 'Iniciar sesión y continuar'],
}

test.each([
  ['zh', 'light', 1280],
  ['en', 'dark', 390],
  ['es', 'light', 390],
] as const)('the dialog can be used by everybody in %s, %s, %i wide', async (language, mode, width) => {
  Cookies.set('language', language)
  appearancePreference.write(mode)
  const platform = sessionPlatform()
  await openSession(platform)
  await visible(grid())
  await page.viewport(width, 700)
  platform.expire()
  const failed = call('GET /user/something').catch(() => 'failed')
  const [title, cancel = '', ...others] = words[language]
  const dialog = page.getByRole('alertdialog', { name: title })
  await visible(dialog)
  // The intended button stands out: signing in inside the dialog is the second one.
  const [again = ''] = others
  const filled = getComputedStyle(dialog.getByRole('button', { name: again, exact: true }).element())
  for (const name of [cancel, ...others]) await visible(dialog.getByRole('button', { name, exact: true }))
  await expect.element(dialog).toBeInViewport({ ratio: 1 })
  expect(await violations(dialog.element())).toEqual([])
  const grounds = [cancel, ...others].map(
    (name) => getComputedStyle(dialog.getByRole('button', { name, exact: true }).element()).backgroundColor,
  )
  expect(filled.backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  expect(grounds.filter((ground) => ground === filled.backgroundColor)).toHaveLength(1)
  await dialog.getByRole('button', { name: cancel, exact: true }).click()
  expect(await failed).toBe('failed')
})
