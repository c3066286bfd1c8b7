import Cookies from 'js-cookie'
import { afterAll, afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { LabelLocale } from '@/declaration/label'
import { call } from '@/platform/client'
import { clearToken } from '@/platform/session'
import { appearancePreference } from '@/theme/preferences'
import { violations } from '../violations'
import { forgetSession, openSession, sessionPlatform } from './session.fixture'

afterEach(() => {
  appearancePreference.write('light')
  forgetSession()
})
afterAll(clearToken)

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
  await expect.element(page.getByRole('grid')).toBeVisible()
  await page.viewport(width, 700)
  platform.expire()
  const failed = call('GET /user/something').catch(() => 'failed')
  const [title, cancel = '', ...others] = words[language]
  const dialog = page.getByRole('alertdialog', { name: title })
  await expect.element(dialog).toBeVisible()
  // The way that is meant stands out: signing in inside the dialog is the second.
  const [again = ''] = others
  const filled = getComputedStyle(dialog.getByRole('button', { name: again, exact: true }).element())
  for (const name of [cancel, ...others])
    await expect.element(dialog.getByRole('button', { name, exact: true })).toBeVisible()
  const { left, right, bottom } = dialog.element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(width)
  expect(bottom).toBeLessThanOrEqual(700)
  // The end of the transition: half-transparent text has no contrast yet.
  await expect
    .poll(() => document.getAnimations().filter(({ playState }) => playState === 'running'))
    .toEqual([])
  const grounds = [cancel, ...others].map(
    (name) => getComputedStyle(dialog.getByRole('button', { name, exact: true }).element()).backgroundColor,
  )
  expect(filled.backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  expect(grounds.filter((ground) => ground === filled.backgroundColor)).toHaveLength(1)
  expect(await violations(dialog.element())).toEqual([])
  await dialog.getByRole('button', { name: cancel, exact: true }).click()
  expect(await failed).toBe('failed')
})
