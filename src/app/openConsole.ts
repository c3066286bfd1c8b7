import { preload } from '@/ui/preload'
import { areaFiles } from './areaFiles'

/* Separate from the first script, because the names of all chunks are too heavy for the sign-in page. */
const loadUser = () => import('@/platform/user')
const loadConsole = () => import('./console')
/** Most visits start with a list, so it is loaded in parallel with the console. */
const loadList = () => import('@/screens/list/ListScreen')

const preloadAddress = () => {
  for (const [path, load] of Object.entries(areaFiles))
    if (`${location.pathname}/`.startsWith(`${path}/`)) void preload(load)
}

/** Throws any error of loading the console's code. */
export async function showConsole(): Promise<void> {
  // Requested before the code that shows it is loaded. A failure ends the session elsewhere.
  loadUser()
    .then(({ userInfo }) => userInfo())
    .catch(() => undefined)
  void preload(loadList)
  preloadAddress()
  const [{ showPage }, { default: Console }] = await Promise.all([import('@/pages/public'), loadConsole()])
  showPage(Console, {})
}

export async function preloadConsole(): Promise<void> {
  await loadUser()
  await Promise.all([loadConsole(), loadList()])
}
