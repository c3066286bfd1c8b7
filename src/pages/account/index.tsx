import { loadAccountSpeech } from '@/i18n/accountTexts'
import { currentLocale } from '@/platform/language'
import type { PublicPath } from '@/platform/publicPaths'
import type { Welcome } from '../login/LoginPage'
import { showPublicPage } from '../public'
import './account.css'

/* The public pages besides sign-in. Everyone may use them: a signed-in operator can also register an account or
   reset a password, and stays signed in until the next sign-in. */
export const forms = {
  '/register': () => import('../register/RegisterPage').then(({ RegisterPage }) => RegisterPage),
  '/resetpwd': () => import('../recovery/RecoveryPage').then(({ RecoveryPage }) => RecoveryPage),
}

async function showForm(path: keyof typeof forms, onDone: (welcome: Welcome) => void): Promise<void> {
  const [Page, initial] = await Promise.all([forms[path](), loadAccountSpeech(currentLocale())])
  // The query names the page the visitor wanted; signing in leads there.
  const signInAddress = `/login${location.search}`
  const signIn = (welcome: Welcome) => {
    history.replaceState(null, '', signInAddress)
    onDone(welcome)
  }
  showPublicPage(<Page signInAddress={signInAddress} onDone={signIn} />, initial, loadAccountSpeech)
}

async function showAuthRedirect(): Promise<void> {
  const { AuthRedirectPage, handOverCode } = await import('../authRedirect/AuthRedirectPage')
  const done = handOverCode(location.search)
  // Remove the code from the address, or it would stay in the history and a reload would hand it over again.
  history.replaceState(null, '', location.pathname)
  if (done) close()
  showPublicPage(
    <AuthRedirectPage done={done} />,
    await loadAccountSpeech(currentLocale()),
    loadAccountSpeech,
  )
}

/** @param onDone shows the sign-in page after a registration or a password reset */
export const showAccountPage = (
  path: Exclude<PublicPath, '/login'>,
  onDone: (welcome: Welcome) => void,
): Promise<void> => (path === '/auth-redirect' ? showAuthRedirect() : showForm(path, onDone))
