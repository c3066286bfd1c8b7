import { type ReactNode, useState } from 'react'
import { type Locale, locales } from '@/declaration/label'
import { languageNames } from '@/i18n/locale'
import type { PageLanguage } from './texts'

type PublicFrameProps = {
  title: string
  language: PageLanguage
  /** Changes the language; fails when its texts cannot be had. */
  onLocale: (locale: Locale) => Promise<void>
  /** Room for two columns. */
  wide?: boolean
  children: ReactNode
}

/** The frame of the pages that need no session: the brand, the languages, and one card of content. */
export function PublicFrame({ title, language, onLocale, wide, children }: PublicFrameProps) {
  const { locale, texts } = language
  const [lost, setLost] = useState(false)
  const change = (wanted: Locale) => {
    setLost(false)
    onLocale(wanted).catch(() => setLost(true))
  }
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
              onClick={() => change(one)}
            >
              {languageNames[one]}
            </button>
          ))}
        </fieldset>
        {lost && (
          <p className="field-message field-error" role="alert">
            {texts.partLost}
          </p>
        )}
        <section className={wide ? 'public-card wide-card' : 'public-card'}>
          <h1>{title}</h1>
          {children}
        </section>
      </main>
    </div>
  )
}
