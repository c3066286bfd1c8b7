import type { ReactNode } from 'react'
import { type Locale, locales } from '@/declaration/label'
import { languageNames } from '@/i18n/locale'
import type { PageLanguage } from './texts'

type PublicFrameProps = {
  title: string
  language: PageLanguage
  onLocale: (locale: Locale) => void
  /** Room for two columns. */
  wide?: boolean
  children: ReactNode
}

/** The frame of the pages that need no session: the brand, the languages, and one card of content. */
export function PublicFrame({ title, language, onLocale, wide, children }: PublicFrameProps) {
  const { locale, texts } = language
  return (
    <div className="public-page">
      <title>{`${title} - ${texts.brand}`}</title>
      <aside className="brand-panel">
        <p className="brand">{texts.brand}</p>
        <div className="brand-words">
          <p className="brand-promise">{texts.promise}</p>
          <p>{texts.scope}</p>
        </div>
      </aside>
      <main className="public-main">
        <fieldset className="languages">
          <legend>{texts.language}</legend>
          {locales.map((one) => (
            <button
              key={one}
              type="button"
              lang={one}
              aria-pressed={one === locale}
              onClick={() => onLocale(one)}
            >
              {languageNames[one]}
            </button>
          ))}
        </fieldset>
        <section className={wide ? 'public-card wide-card' : 'public-card'}>
          <h1>{title}</h1>
          {children}
        </section>
      </main>
    </div>
  )
}
