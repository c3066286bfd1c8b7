import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { labelLocales } from '@/declaration'
import type { Locale } from '@/declaration/label'
import { sidebarPreference } from '@/shell/sidebar/sidebarState'
import { appearancePreference } from '@/theme/preferences'
import { violations, withoutLandmarks } from '../violations'
import { forget, openConsole } from './openConsole'

const accountMenu: Readonly<Record<Locale, string>> = {
  zh: '账号菜单: demo_partner',
  en: 'Account menu: demo_partner',
  es: 'Menú de la cuenta: demo_partner',
}

describe('the frame can be used by everybody', () => {
  const reset = () => {
    sidebarPreference.write('1')
    appearancePreference.write('light')
    forget()
  }
  beforeEach(reset)
  afterEach(reset)

  // Colours know no language.
  const cases = [...labelLocales.map((language) => [language, 'light'] as const), ['zh', 'dark'] as const]

  it.each(cases)('in %s and %s', async (language, mode) => {
    appearancePreference.write(mode)
    await openConsole({ at: '/404', remembered: { language } })
    await expect.element(page.getByRole('button', { name: accountMenu[language] })).toBeVisible()
    await page.getByRole('navigation').first().getByRole('button').click()
    expect(await violations()).toEqual([])
  })

  it.each(['light', 'dark'] as const)('with the account menu open on a phone, in %s', async (mode) => {
    appearancePreference.write(mode)
    await openConsole({ at: '/404', width: 390 })
    await page.getByRole('button', { name: accountMenu.zh }).click()
    await expect.element(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible()
    // The menu fades in; colours are judged when it stands.
    await expect.poll(() => document.getAnimations().length).toBe(0)
    // An open menu lies over the page and belongs to no part of it.
    expect(await violations(document, withoutLandmarks)).toEqual([])
  })
})
