import { useSay } from '@/i18n/useSay'
import { PublicFrame } from '../PublicFrame'

/** Where the window that started the authorisation expects the answer; the admin consoles share this key. */
const codeKey = 'x-admin-oauth-code'
/** A longer query is not a code and a state. */
const longestAnswer = 2000

/** Hands the answer to the window that waits for it, by a `storage` event; false when there is no code in it. */
export function handOverCode(search: string): boolean {
  const answer = search.replace(/^\?/, '')
  if (!new URLSearchParams(answer).get('code') || answer.length > longestAnswer) return false
  try {
    localStorage.setItem(codeKey, answer)
    localStorage.removeItem(codeKey)
    return true
  } catch {
    // Without storage there is no way to tell the other window.
    return false
  }
}

export function AuthRedirectPage({ done }: { done: boolean }) {
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
