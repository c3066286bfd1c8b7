import { useSay } from '@/i18n/useSay'
import { PublicFrame } from '../PublicFrame'
import { useToast } from '../Toast'
import { LoginForm } from './LoginForm'
import type { Welcome } from './welcome'

type LoginPageProps = {
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
export function LoginPage({ notice, welcome, onTyping, onSignedIn }: LoginPageProps) {
  const say = useSay()
  const [toast, showToast] = useToast(say('dismiss'), notice)

  return (
    <PublicFrame title={say('signInTitle')}>
      {toast}
      {welcome && (
        <p className="welcome" role="status">
          {say(welcome.text)}
        </p>
      )}
      <LoginForm
        username={welcome?.username}
        onTyping={onTyping}
        onSignedIn={onSignedIn}
        onError={showToast}
      />
      <p className="public-links">
        {/* With where to go after the sign-in. */}
        <a href={`/register${location.search}`}>{say('register')}</a>
        <a href={`/resetpwd${location.search}`}>{say('forgotten')}</a>
      </p>
    </PublicFrame>
  )
}
