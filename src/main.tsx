import { loadPageSpeech } from '@/i18n/pageTexts'
import { recoverFromLostParts, showLoadFailure } from '@/pages/loadFailure'
import type { Welcome } from '@/pages/login/welcome'
import { currentLocale } from '@/platform/language'
import { loginPath, publicPathOf, safeRedirect } from '@/platform/redirect'
import { readToken, takeNotice } from '@/platform/session'
import { tryEarly } from '@/platform/tryEarly'
import '@/pages/public.css'

/*
 * The first script: small, so that what a visit needs is on its way early. It decides between the public pages
 * and the console (specification §2) and loads only the one that is wanted.
 */
const loadPages = () => import('@/pages/public')
const loadConsole = () => import('@/app/openConsole')

async function showConsole(): Promise<void> {
  // React comes with the pages, and the console needs it too.
  void tryEarly(loadPages)
  await (await loadConsole()).showConsole()
}

async function showLogin(welcome?: Welcome): Promise<void> {
  const [{ showLoginPage }, speech] = await Promise.all([loadPages(), loadPageSpeech(currentLocale())])
  const wanted = new URLSearchParams(location.search).get('redirect')
  const onSignedIn = async () => {
    history.replaceState(null, '', safeRedirect(wanted))
    await showConsole().catch(showLoadFailure)
  }
  showLoginPage(speech, { notice: takeNotice(), welcome, onTyping: fetchEarly, onSignedIn })
}

let fetchedEarly = false

/** Fetches what signs in, and then the console, while the operator types. */
function fetchEarly(): void {
  if (fetchedEarly) return
  fetchedEarly = true
  void tryEarly(async () => {
    await import('@/platform/signIn')
    await (await loadConsole()).fetchConsole()
  })
}

async function show(): Promise<void> {
  const publicPath = publicPathOf(location.pathname)
  if (publicPath && publicPath !== '/login')
    return (await import('@/pages/account')).showAccountPage(publicPath, (welcome) => {
      showLogin(welcome).catch(showLoadFailure)
    })
  if (readToken()) {
    if (publicPath) history.replaceState(null, '', '/')
    return showConsole()
  }
  if (!publicPath) history.replaceState(null, '', loginPath())
  return showLogin()
}

recoverFromLostParts()
// A page that the browser kept in memory may show a session that has ended meanwhile.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})
show().catch(showLoadFailure)
