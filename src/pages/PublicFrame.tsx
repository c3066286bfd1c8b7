import { type ReactNode, useState } from 'react'
import type { Locale } from '@/declaration/label'
import { languages } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useSay'

type PublicFrameProps = {
  title: string
  wide?: boolean
  children: ReactNode
}

export function PublicFrame({ title, wide, children }: PublicFrameProps) {
  const { locale: current, say, setLocale } = useLanguage()
  const [lost, setLost] = useState(false)
  const change = (wanted: Locale) => {
    setLost(false)
    setLocale(wanted).catch(() => setLost(true))
  }
  return (
    <div className="public-page">
      <title>{`${title} - ${say('brand')}`}</title>
      <aside className="brand-panel">
        <p className="brand">{say('brand')}</p>
        <div className="brand-words">
          <p className="brand-promise">{say('promise')}</p>
          <p>{say('scope')}</p>
        </div>
      </aside>
      <main className="public-main">
        <fieldset className="languages">
          <legend>{say('language')}</legend>
          {languages.map(({ locale, name }) => (
            <button
              key={locale}
              type="button"
              lang={locale}
              aria-pressed={locale === current}
              onClick={() => change(locale)}
            >
              {name}
            </button>
          ))}
        </fieldset>
        {lost && (
          <p className="field-message field-error" role="alert">
            {say('partLost')}
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
