import type { Label } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { PublicFrame } from '../PublicFrame'
import { useToast } from '../Toast'
import { LoginForm } from './LoginForm'

export type Welcome = {
  readonly username: string
  readonly text: Label
}

type LoginPageProps = {
  /** Why the last session ended; shown once. */
  notice?: string
  welcome?: Welcome
  /** Called on every keystroke: a good time to preload what follows the sign-in. */
  onTyping: () => void
  /** Shows the console. If that fails, the error is shown and the form can be used again. */
  onSignedIn: () => Promise<void>
}

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
        {/* Keeps the query, which says where to go after signing in. */}
        <a href={`/register${location.search}`}>{say('register')}</a>
        <a href={`/resetpwd${location.search}`}>{say('forgotten')}</a>
      </p>
    </PublicFrame>
  )
}
