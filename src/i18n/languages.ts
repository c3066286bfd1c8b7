import type { Locale } from '@/declaration/label'

/**
 * The languages of the console, in the order of the language menu. The first is the default.
 *
 * `name` is what a language calls itself, `lang` the attribute of a page in it where that is not the tag itself. A language is one line here and the folder
 * of its `locale` beside this file (see README.md).
 */
export const languages: readonly {
  readonly locale: Locale
  readonly name: string
  readonly lang?: string
}[] = [
  { locale: 'zh', name: '中文', lang: 'zh-CN' },
  { locale: 'en', name: 'English' },
  { locale: 'es', name: 'Español' },
]

export const defaultLocale: Locale = 'zh'
