import { useSay } from '@/i18n/useSay'
import { PublicFrame } from '../PublicFrame'
import { handOverCode } from './handOverCode'

export { handOverCode }

type AuthRedirectPageProps = {
  /** Whether a code arrived and was handed over. */
  done: boolean
}

/** Shows how an authorisation on another platform ended, in case the window could not close itself. */
export function AuthRedirectPage({ done }: AuthRedirectPageProps) {
  const say = useSay()
  return (
    <PublicFrame title={say('account.authTitle')}>
      <p className={done ? 'welcome' : 'public-text'} role="status">
        {done ? say('account.authDone') : say('account.authMissing')}
      </p>
      <a className="main-button" href="/login">
        {say('account.toSignIn')}
      </a>
    </PublicFrame>
  )
}
