import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { labelLocales } from '@/declaration'
import type { LabelLocale } from '@/declaration/label'
import { appearancePreference } from '@/theme/preferences'
import { violations, withoutColours, withoutLandmarks } from '../violations'
import { openNavbar } from './openNavbar'

afterEach(appearancePreference.reset)

type Words = Record<'account' | 'support' | 'docs' | 'password' | 'confirm' | 'size', string>

const words: Readonly<Record<LabelLocale, Words>> = {
  zh: {
    account: '账号菜单',
    support: '客服：小林',
    docs: '文档中心',
    password: '修改密码',
    confirm: '确定',
    size: '布局大小',
  },
  en: {
    account: 'Account menu',
    support: 'Support: 小林',
    docs: 'Documentation',
    password: 'Change password',
    confirm: 'Confirm',
    size: 'Global Size',
  },
  es: {
    account: 'Menú de la cuenta',
    support: 'Soporte: 小林',
    docs: 'Documentación',
    password: 'Cambiar contraseña',
    confirm: 'Aceptar',
    size: 'Tamaño global',
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

it.each(cases)('everybody can use the bar, its menus and dialogs, in %s and %s', async (language, mode) => {
  const name = words[language]
  const lookAt = async (what: string) => expect(await faults(language), what).toEqual([])
  const close = async () => {
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('menu').or(page.getByRole('dialog')).elements()).toEqual([])
  }
  appearancePreference.write(mode)
  await openNavbar({ language, width: 1440 })
  await expect.element(page.getByText(name.docs)).toBeVisible()
  await lookAt('the bar with its words')
  await page.viewport(1280, 800)
  for (const opener of [name.size, name.docs]) {
    await page.getByRole('button', { name: opener }).click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    await lookAt(opener)
    await close()
  }
  await page.getByRole('button', { name: name.support }).click()
  await expect.element(page.getByRole('dialog').getByText('demo_support')).toBeVisible()
  await lookAt('the support contact')
  await close()
  await page.viewport(390, 800)
  await page.getByRole('button', { name: name.account }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await lookAt('the account menu of a phone')
  await close()
  await page.viewport(1280, 800)
  await page.getByRole('button', { name: name.account }).click()
  await page.getByRole('menuitem', { name: name.password }).click()
  const dialog = page.getByRole('dialog', { name: name.password })
  await dialog.getByRole('button', { name: name.confirm }).click()
  await expect.poll(() => dialog.element().querySelectorAll('[aria-invalid=true]').length).toBe(3)
  await lookAt('the change of the password, with something wrong')
})
