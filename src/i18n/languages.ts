import type { Locale } from '@/declaration/label'

/**
 * The console's languages in menu order; the first is the default.
 *
 * `name` is the language's own name; `lang` is the page's `lang` attribute where it differs from the locale. Adding a
 * language takes one line here and a folder named after its `locale` (see README.md).
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
