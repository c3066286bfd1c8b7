import { loadAccountSpeech } from '@/i18n/accountTexts'
import { currentLocale } from '@/platform/language'
import type { PublicPath } from '@/platform/redirect'
import type { Welcome } from '../login/welcome'
import { showPublicPage } from '../PublicLanguage'
import './account.css'

/*
 * The public pages beside the sign-in. They are for everybody: whoever is signed in may open an account or set a password
 * anew as well, and stays signed in until somebody signs in afterwards.
 */
const forms = {
  '/register': () => import('../register/RegisterPage').then(({ RegisterPage }) => RegisterPage),
  '/resetpwd': () => import('../recovery/RecoveryPage').then(({ RecoveryPage }) => RecoveryPage),
}

/** @param onDone shows the sign-in; its address stands there already */
async function showForm(path: keyof typeof forms, onDone: (welcome: Welcome) => void): Promise<void> {
  const [Page, initial] = await Promise.all([forms[path](), loadAccountSpeech(currentLocale())])
  // The query says where the visitor wanted to go; the sign-in leads there.
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
  // A code must not stay in the address, where the history would keep it and a reload hand it over again.
  history.replaceState(null, '', location.pathname)
  if (done) close()
  showPublicPage(
    <AuthRedirectPage done={done} />,
    await loadAccountSpeech(currentLocale()),
    loadAccountSpeech,
  )
}

/**
 * Shows the public page at a path.
 *
 * @param onDone shows the sign-in after an account was opened or a password set anew
 * @throws whatever loading a part of the page throws
 */
export const showAccountPage = (
  path: Exclude<PublicPath, '/login'>,
  onDone: (welcome: Welcome) => void,
): Promise<void> => (path === '/auth-redirect' ? showAuthRedirect() : showForm(path, onDone))
