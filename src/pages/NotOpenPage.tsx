import { PublicFrame } from './PublicFrame'
import type { PageLanguage } from './texts'
import { usePageLanguage } from './usePageLanguage'

/** Stands at public addresses whose pages do not exist yet, and says so. */
export function NotOpenPage({ initialLanguage }: { initialLanguage: PageLanguage }) {
  const [language, changeLanguage] = usePageLanguage(initialLanguage)
  const { texts } = language
  return (
    <PublicFrame title={texts.notOpenTitle} language={language} onLocale={changeLanguage}>
      <p className="public-text">{texts.notOpen}</p>
      <a className="main-button" href="/login">
        {texts.backToSignIn}
      </a>
    </PublicFrame>
  )
}
