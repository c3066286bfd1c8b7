import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { labelLocales } from '@/declaration'
import { loadSpeech } from '@/i18n/consoleLanguage'
import { appearancePreference } from '@/theme/preferences'
import { button, visible } from '../onPage'
import { violations, withoutColours, withoutLandmarks } from '../violations'
import { openNavbar } from './openNavbar'

const cases = [...labelLocales.map((language) => [language, 'light'] as const), ['zh', 'dark'] as const]

it.each(cases)('everybody can use the bar, its menus and dialogs, in %s and %s', async (language, mode) => {
  const { say } = await loadSpeech(language)
  const name = {
    docs: say('console.navbar.docs'),
    password: say('console.password.title'),
    confirm: say('console.password.submit'),
    size: say('console.shell.size'),
  }
  // An open menu or dialog lies over the page and belongs to no part of it.
  const rules = { ...withoutLandmarks, ...(language !== 'zh' && withoutColours) }
  const lookAt = async (what: string) => expect(await violations(document, rules), what).toEqual([])
  const close = async () => {
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('menu').or(page.getByRole('dialog')).elements()).toEqual([])
  }
  appearancePreference.write(mode)
  await openNavbar({ language, width: 1440 })
  await visible(page.getByText(name.docs))
  await lookAt('the bar with its words')
  await page.viewport(1280, 800)
  for (const opener of [name.size, name.docs]) {
    await button(opener).click()
    await visible(page.getByRole('menu'))
    await lookAt(opener)
    await close()
  }
  await button(/小林/).click()
  await visible(page.getByRole('dialog').getByText('demo_support'))
  await lookAt('the support contact')
  await close()
  await page.viewport(390, 800)
  await button(/demo_partner/).click()
  await visible(page.getByRole('menu'))
  await lookAt('the account menu of a phone')
  await close()
  await page.viewport(1280, 800)
  await button(/demo_partner/).click()
  await page.getByRole('menuitem', { name: name.password }).click()
  const dialog = page.getByRole('dialog', { name: name.password })
  await dialog.getByRole('button', { name: name.confirm }).click()
  await expect.poll(() => dialog.element().querySelectorAll('[aria-invalid=true]').length).toBe(3)
  await lookAt('the change of the password, with something wrong')
})
