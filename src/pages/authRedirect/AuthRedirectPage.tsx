import { type AccountLanguage, loadAccountLanguage } from '../account/language'
import { PublicFrame } from '../PublicFrame'
import { usePageLanguage } from '../usePageLanguage'
import { handOverCode } from './handOverCode'

export { handOverCode }

type AuthRedirectPageProps = {
  initialLanguage: AccountLanguage
  /** Whether a code came and was handed over. */
  done: boolean
}

/** Says how an authorisation on another platform has ended, in a window that could not be closed (specification §2). */
export function AuthRedirectPage({ initialLanguage, done }: AuthRedirectPageProps) {
  const [language, changeLanguage] = usePageLanguage(initialLanguage, loadAccountLanguage)
  const { words } = language
  return (
    <PublicFrame title={words.authTitle} language={language} onLocale={changeLanguage}>
      <p className={done ? 'welcome' : 'public-text'} role="status">
        {done ? words.authDone : words.authMissing}
      </p>
      <a className="main-button" href="/login">
        {words.toSignIn}
      </a>
    </PublicFrame>
  )
}
