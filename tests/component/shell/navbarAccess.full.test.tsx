import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { labelLocales } from '@/declaration'
import type { LabelLocale } from '@/declaration/label'
import { appearancePreference, sizePreference } from '@/theme/preferences'
import { violations, withoutColours, withoutLandmarks } from '../violations'
import { forgetChoices, openNavbar } from './openNavbar'

const reset = () => {
  sizePreference.write('medium')
  appearancePreference.write('light')
  forgetChoices()
}
beforeEach(reset)
afterEach(reset)

const words: Readonly<
  Record<LabelLocale, Record<'account' | 'support' | 'docs' | 'password' | 'confirm' | 'size', string>>
> = {
  zh: {
    ...{
      account: '账号菜单',
      support: '客服：小林',
      docs: '文档中心',
      password: '修改密码',
      confirm: '确定',
    },
    size: '布局大小',
  },
  en: {
    ...{
      account: 'Account menu',
      support: 'Support: 小林',
      docs: 'Documentation',
      password: 'Change password',
    },
    ...{ confirm: 'Confirm', size: 'Global Size' },
  },
  es: {
    ...{ account: 'Menú de la cuenta', support: 'Soporte: 小林', docs: 'Documentación' },
    ...{ password: 'Cambiar contraseña', confirm: 'Aceptar', size: 'Tamaño global' },
  },
}

/** What axe finds in the document, a line each. */
const faults = async (language: LabelLocale): Promise<string[]> => {
  // What fades in is judged when it stands.
  await expect.poll(() => document.getAnimations().length).toBe(0)
  // An open menu or dialog lies over the page and belongs to no part of it.
  return violations(document, { ...withoutLandmarks, ...(language !== 'zh' && withoutColours) })
}

const cases = [...labelLocales.map((language) => [language, 'light'] as const), ['zh', 'dark'] as const]

describe.each(cases)('everybody can use, in %s and %s,', (language, mode) => {
  const name = words[language]
  const open = async (width: number) => {
    appearancePreference.write(mode)
    await openNavbar({ language, width })
    await expect.element(page.getByRole('button', { name: name.account })).toBeVisible()
  }

  it('the bar with its words', async () => {
    await open(1440)
    await expect.element(page.getByText(name.docs)).toBeVisible()
    expect(await faults(language)).toEqual([])
  })

  it('the menu of sizes', async () => {
    await open(1280)
    await page.getByRole('button', { name: name.size }).click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(await faults(language)).toEqual([])
  })

  it('the support contact', async () => {
    await open(1280)
    await page.getByRole('button', { name: name.support }).click()
    await expect.element(page.getByRole('dialog').getByText('demo_support')).toBeVisible()
    expect(await faults(language)).toEqual([])
  })

  it('the documents', async () => {
    await open(1280)
    await page.getByRole('button', { name: name.docs }).click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(await faults(language)).toEqual([])
  })

  it('the account menu of a phone', async () => {
    await open(390)
    await page.getByRole('button', { name: name.account }).click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(await faults(language)).toEqual([])
  })

  it('the change of the password, with something wrong', async () => {
    await open(1280)
    await page.getByRole('button', { name: name.account }).click()
    await page.getByRole('menuitem', { name: name.password }).click()
    const dialog = page.getByRole('dialog', { name: name.password })
    await dialog.getByRole('button', { name: name.confirm }).click()
    await expect.poll(() => dialog.element().querySelectorAll('[aria-invalid=true]').length).toBe(3)
    expect(await faults(language)).toEqual([])
  })
})
