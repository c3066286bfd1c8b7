import { loadPack } from '@/i18n/consolePacks'
import { askEarly } from '@/platform/earlyCalls'
import { firstCallOf } from '@/platform/firstCall'
import { currentLocale } from '@/platform/language'
import { publicPathOf } from '@/platform/publicPaths'
import { safeRedirect } from '@/platform/redirect'
import { basePath } from '@/platform/request'
import { loadList } from '@/screens/list/loadList'
import { dashboardPath, pagePath } from '@/shell/menu/dashboardPath'
import { preload } from '@/ui/preload'
import { areaFiles, pageParts } from './areaFiles'
import { cellsAt } from './cells'
import { firstCalls } from './firstCalls'

/* Separate from the first script, because the names of all chunks are too heavy for the sign-in page. */
const loadUser = () => import('@/platform/user')
const loadConsole = () => import('./console')

/**
 * Loads what the address needs in parallel with the console: its code, its declaration, and its first calls. Returns whether
 * the first call is known.
 */
const preloadAddress = (isReturning: boolean): boolean => {
  askEarly(`${basePath}/user/info`)
  const pathname = pagePath(location.pathname)
  const call = firstCallOf({ pathname, search: location.search }, firstCalls, isReturning)
  if (call) askEarly(call)
  void preload(() => loadPack(currentLocale()))
  const isBelow = (path: string) => `${pathname}/`.startsWith(`${path}/`)
  for (const [path, load] of Object.entries({ ...areaFiles, ...pageParts }))
    if (isBelow(path)) for (const one of [load, ...cellsAt(path)]) void preload(one)
  if (Object.keys(areaFiles).some(isBelow)) void preload(loadList)
  return call !== undefined
}

/**
 * Shows the console; from a sign-in page, at the address that it should lead to. Throws any error of loading the console's code.
 *
 * @param isReturning the operator was signed in before this page was opened
 */
export async function showConsole(isReturning: boolean): Promise<void> {
  const wanted = new URLSearchParams(location.search).get('redirect')
  if (publicPathOf(location.pathname)) history.replaceState(null, '', safeRedirect(wanted) + location.hash)
  const isAsked = preloadAddress(isReturning)
  // Requested before the code that shows it is loaded. A failure ends the session elsewhere.
  loadUser()
    .then(({ userInfo }) => userInfo())
    .catch(() => undefined)
  const [{ showPage }, { default: Console, firstScreen }] = await Promise.all([
    import('@/pages/public'),
    loadConsole(),
  ])
  await firstScreen(location, isAsked)
  showPage(Console, {})
}

export async function preloadConsole(): Promise<void> {
  await loadUser()
  await Promise.all([loadConsole(), loadList(), pageParts[dashboardPath]?.()])
}
