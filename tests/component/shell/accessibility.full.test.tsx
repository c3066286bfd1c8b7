import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { labelLocales } from '@/declaration'
import { appearancePreference } from '@/theme/preferences'
import { accountMenu, button, visible } from '../onPage'
import { violations, withoutLandmarks } from '../violations'
import { openConsole } from './openConsole'

describe('the frame can be used by everybody', () => {
  // Colours know no language.
  const cases = [...labelLocales.map((language) => [language, 'light'] as const), ['zh', 'dark'] as const]

  it.each(cases)('in %s and %s', async (language, mode) => {
    appearancePreference.write(mode)
    await openConsole({ at: '/404', remembered: { language } })
    await visible(button(/demo_partner/))
    await page.getByRole('navigation').first().getByRole('button').click()
    expect(await violations()).toEqual([])
  })

  it.each(['light', 'dark'] as const)('with the account menu open on a phone, in %s', async (mode) => {
    appearancePreference.write(mode)
    await openConsole({ at: '/404', width: 390 })
    await accountMenu().click()
    await visible(page.getByRole('menuitem', { name: '退出登录' }))
    // An open menu lies over the page and belongs to no part of it.
    expect(await violations(document, withoutLandmarks)).toEqual([])
  })
})
