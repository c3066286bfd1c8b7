import { afterEach, describe, expect, it, vi } from 'vitest'
import { addTranslations, l, textIn } from '@/declaration/label'
import { defaultSpeech, loadSpeech } from '@/i18n/consoleLanguage'
import { silentI18nProvider } from '@/i18n/LiveLanguage'

describe('the texts of the console', () => {
  afterEach(() => vi.restoreAllMocks())

  it('are there in Chinese at once, also for a language that the console does not have', async () => {
    expect(defaultSpeech.locale).toBe('zh')
    for (const { say } of [defaultSpeech, await loadSpeech('fr')]) {
      expect(say('ra.action.save')).toBe('保存')
      expect(say('console.list.total', { total: '2,014' })).toBe('共 2,014 条')
    }
  })

  it.each([
    ['en', 'Save', '3 elements updated', 'Element updated', 'Shops'],
    ['es', 'Guardar', '3 elementos modificados', 'Elemento modificado', 'Tiendas'],
    ['zh', '保存', '已更新 3 项', '已更新 1 项', '店铺'],
  ])(
    'are there in %s, plural forms and declared labels included',
    async (locale, save, three, one, shops) => {
      const speech = await loadSpeech(locale)
      expect(speech.locale).toBe(locale)
      expect(speech.say('ra.action.save')).toBe(save)
      expect(speech.say('ra.notification.updated', { smart_count: 3 })).toBe(three)
      expect(speech.say('ra.notification.updated', { smart_count: 1 })).toBe(one)
      expect(speech.say(l('店铺', 'Shops', 'Tiendas'))).toBe(shops)
    },
  )

  it('choose the last plural form in a language that has more forms than the text', async () => {
    const { say } = await loadSpeech('es')
    // Spanish counts a million apart from two, and no text here does.
    expect(say('ra.notification.updated', { smart_count: 1_000_000 })).toBe('1000000 elementos modificados')
  })

  it('show a key that has no text, or what is given for it', () => {
    expect(defaultSpeech.say('console.none')).toBe('console.none')
    expect(defaultSpeech.say('Sent by the platform', { _: 'Sent by the platform' })).toBe(
      'Sent by the platform',
    )
  })
})

describe('a declared label', () => {
  const left = l('剩 {span}', '{span} left', 'Quedan {span}')

  it('has its values filled in, and keeps a placeholder that has none', () => {
    expect(textIn(left, 'en', { span: '2 d' })).toBe('2 d left')
    expect(textIn(left, 'en', {})).toBe('{span} left')
  })

  it('reads in English in a language that does not have it, until that language adds it', () => {
    expect(textIn(left, 'pt', { span: '2 d' })).toBe('2 d left')
    addTranslations('pt', ({ en }) => (en === left.en ? 'Faltam {span}' : undefined))
    expect(textIn(left, 'pt', { span: '2 d' })).toBe('Faltam 2 d')
    expect(textIn(l('店铺', 'Shops', 'Tiendas'), 'pt')).toBe('Shops')
  })
})

it('what react-admin’s core is given in place of the texts always is in the remembered language, so that the core never remounts its tree', async () => {
  let remembered = 'zh'
  const i18n = silentI18nProvider(() => remembered)
  expect(i18n.getLocale()).toBe('zh')
  remembered = 'en'
  expect(i18n.getLocale()).toBe('en')
  await i18n.changeLocale('es')
  expect(i18n.getLocale()).toBe('en')
})
