import { PublicFrame } from '../PublicFrame'
import { useToast } from '../Toast'
import { loadLanguage, type PageLanguage } from '../texts'
import { usePageLanguage } from '../usePageLanguage'
import { LoginForm } from './LoginForm'
import type { Welcome } from './welcome'

type LoginPageProps = {
  initialLanguage: PageLanguage
  /** Why the last session ended, shown once. */
  notice?: string
  /** What a registration or a recovery hands over. */
  welcome?: Welcome
  /** The operator begins to type: a good time to fetch what comes after the sign-in. Told with every key. */
  onTyping: () => void
  /** Shows the console. When it fails, the error is shown and the form can be used again. */
  onSignedIn: () => Promise<void>
}

/** The sign-in page (specification §2, §5). */
export function LoginPage({ initialLanguage, notice, welcome, onTyping, onSignedIn }: LoginPageProps) {
  const [language, changeLanguage] = usePageLanguage(initialLanguage, loadLanguage)
  const { locale, texts } = language
  const [toast, showToast] = useToast(texts.dismiss, notice)

  return (
    <PublicFrame title={texts.signInTitle} language={language} onLocale={changeLanguage}>
      {toast}
      {welcome && (
        <p className="welcome" role="status">
          {welcome.text[locale]}
        </p>
      )}
      <LoginForm
        language={language}
        username={welcome?.username}
        onTyping={onTyping}
        onSignedIn={onSignedIn}
        onError={showToast}
      />
      <p className="public-links">
        {/* With where to go after the sign-in. */}
        <a href={`/register${location.search}`}>{texts.register}</a>
        <a href={`/resetpwd${location.search}`}>{texts.forgotten}</a>
      </p>
    </PublicFrame>
  )
}
