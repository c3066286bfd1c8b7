import { recoverFromLostParts, showLoadFailure } from '@/pages/loadFailure'
import { loadLanguage } from '@/pages/texts'
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
const loadUser = () => import('@/platform/user')
const loadSignIn = () => import('@/platform/signIn')
const loadConsole = () => import('./console')
/** Where most visits begin; asked for beside the console, which would ask for it only once it runs. */
const loadList = () => import('@/screens/list/ListScreen')

async function showConsole(): Promise<void> {
  // Asked for before the code that shows it has arrived. A failure ends the session, which needs no more help here.
  loadUser()
    .then(({ userInfo }) => userInfo())
    .catch(() => undefined)
  void tryEarly(loadList)
  const [{ showPage }, { default: Console }] = await Promise.all([loadPages(), loadConsole()])
  showPage(Console, {})
}

async function showLogin(): Promise<void> {
  const [{ showPage, LoginPage }, initialLanguage] = await Promise.all([
    loadPages(),
    loadLanguage(currentLocale()),
  ])
  const wanted = new URLSearchParams(location.search).get('redirect')
  const onSignedIn = async () => {
    history.replaceState(null, '', safeRedirect(wanted))
    await showConsole().catch(showLoadFailure)
  }
  showPage(LoginPage, { initialLanguage, notice: takeNotice(), onTyping: fetchEarly, onSignedIn })
}

async function showNotOpen(): Promise<void> {
  const [{ showPage, NotOpenPage }, initialLanguage] = await Promise.all([
    loadPages(),
    loadLanguage(currentLocale()),
  ])
  showPage(NotOpenPage, { initialLanguage })
}

let fetchedEarly = false

/** Fetches what signs in, and then the console, while the operator types. */
function fetchEarly(): void {
  if (fetchedEarly) return
  fetchedEarly = true
  void tryEarly(async () => {
    await Promise.all([loadSignIn(), loadUser()])
    await Promise.all([loadConsole(), loadList()])
  })
}

function show(): Promise<void> {
  const publicPath = publicPathOf(location.pathname)
  if (publicPath && publicPath !== '/login') return showNotOpen()
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
