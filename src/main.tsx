import { reloadAfterFailure } from '@/app/reloadAfterFailure'
import { loadPageSpeech } from '@/i18n/pageTexts'
import { recoverFromLostParts, showLoadFailure } from '@/pages/loadFailure'
import type { Welcome } from '@/pages/login/LoginPage'
import { currentLocale } from '@/platform/language'
import { loginPath, publicPathOf } from '@/platform/publicPaths'
import { readToken, takeNotice } from '@/platform/visit'
import { preload } from '@/ui/preload'
import '@/pages/public.css'

/*
 * The first script. It is small, so that loading what the visit needs starts early: it decides between the public
 * pages and the console, and loads only that.
 */
const loadPages = () => import('@/pages/public')
const loadConsole = () => import('@/app/openConsole')

async function showConsole(isReturning: boolean): Promise<void> {
  // Asked for together: otherwise each part would name the next one only when it has arrived. This one makes the first calls.
  const opening = loadConsole()
  void preload(loadPages)
  void preload(() => import('@/app/console'))
  await (await opening).showConsole(isReturning)
}

async function showLogin(welcome?: Welcome): Promise<void> {
  const [{ showLoginPage }, speech] = await Promise.all([loadPages(), loadPageSpeech(currentLocale())])
  const onSignedIn = () => showConsole(false).catch(showLoadFailure)
  showLoginPage(speech, {
    query: location.search,
    notice: takeNotice(),
    welcome,
    onTyping: preloadSignIn,
    onSignedIn,
  })
  if ('requestIdleCallback' in globalThis) requestIdleCallback(preloadSignIn)
}

let preloaded = false

/** Loads the code for signing in, then the console: when the page is at rest, or at the latest while the operator types. */
function preloadSignIn(): void {
  if (preloaded) return
  preloaded = true
  void preload(async () => {
    await import('@/platform/signIn')
    await (await loadConsole()).preloadConsole()
  })
}

async function show(): Promise<void> {
  const publicPath = publicPathOf(location.pathname)
  if (publicPath && publicPath !== '/login')
    return (await import('@/pages/account')).showAccountPage(publicPath, (welcome) => {
      showLogin(welcome).catch(showLoadFailure)
    })
  if (readToken()) return showConsole(true)
  if (!publicPath) history.replaceState(null, '', loginPath() + location.hash)
  return showLogin()
}

if (import.meta.hot) reloadAfterFailure(import.meta.hot)
// The address of this script: it names the other parts, and they their content.
recoverFromLostParts(import.meta.url)
// A page restored from the browser's cache may show a session that has ended.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})
show().catch(showLoadFailure)
