import { afterEach, describe, expect, it, vi } from 'vitest'
import { createI18nProvider, silentI18nProvider } from '@/i18n/i18nProvider'

describe('the translations', () => {
  afterEach(() => vi.restoreAllMocks())

  it('speak Chinese at once', () => {
    const i18n = createI18nProvider()
    expect(i18n.getLocale()).toBe('zh')
    expect(i18n.translate('ra.action.save')).toBe('保存')
    expect(i18n.translate('console.list.total', { total: '2,014' })).toBe('共 2,014 条')
  })

  it('name all three languages for the menu', () => {
    expect(createI18nProvider().getLocales?.()).toEqual([
      { locale: 'zh', name: '中文' },
      { locale: 'en', name: 'English' },
      { locale: 'es', name: 'Español' },
    ])
  })

  it.each([
    ['en', 'Save', '3 items selected', '1 item selected'],
    ['es', 'Guardar', '3 elementos seleccionados', '1 elemento seleccionado'],
    ['zh', '保存', '已选 3 项', '已选 1 项'],
  ])('change to %s, plural forms included', async (locale, save, three, one) => {
    const i18n = createI18nProvider()
    await i18n.changeLocale(locale)
    expect(i18n.getLocale()).toBe(locale)
    expect(i18n.translate('ra.action.save')).toBe(save)
    expect(i18n.translate('ra.action.bulk_actions', { smart_count: 3 })).toBe(three)
    expect(i18n.translate('ra.action.bulk_actions', { smart_count: 1 })).toBe(one)
  })

  it('still know every language and every text after several changes, without a warning', async () => {
    const warn = vi.spyOn(console, 'warn')
    const i18n = createI18nProvider()
    for (const locale of ['es', 'en', 'zh']) {
      await i18n.changeLocale(locale)
      expect(i18n.translate('console.shell.log_out')).not.toBe('console.shell.log_out')
      expect(i18n.getLocales?.()).toHaveLength(3)
    }
    expect(warn).not.toHaveBeenCalled()
  })

  it('fall back to Chinese texts for a language nobody speaks here', async () => {
    const i18n = createI18nProvider()
    await i18n.changeLocale('fr')
    expect(i18n.translate('ra.action.save')).toBe('保存')
  })
})

describe('what the core is given in place of the translations', () => {
  it('always speaks what is remembered, so that there is never a reason to draw everything anew', async () => {
    let remembered: 'zh' | 'en' = 'zh'
    const i18n = silentI18nProvider(() => remembered)
    expect(i18n.getLocale()).toBe('zh')
    remembered = 'en'
    expect(i18n.getLocale()).toBe('en')
    await i18n.changeLocale('es')
    expect(i18n.getLocale()).toBe('en')
  })
})
