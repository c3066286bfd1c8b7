import { useSay } from '@/i18n/useSay'
import { PublicFrame } from '../PublicFrame'

/** Where the window that started the authorisation expects the answer; the admin consoles share this key. */
const codeKey = 'x-admin-oauth-code'
/** A longer query is not a code and a state. */
const longestAnswer = 2000

/**
 * Hands an authorisation's answer to the window that waits for it, through a `storage` event that carries the query.
 * Nothing is left in the storage.
 *
 * @returns whether there was a code to hand over
 */
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

/** Shows how an authorisation on another platform ended, in case the window could not close itself. */
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
