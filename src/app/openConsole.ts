import { tryEarly } from '@/platform/tryEarly'
import { areaFiles } from './areaFiles'

/*
 * The way into the console, apart from the first script: the names of all the parts that the console is made of are a
 * weight of their own, which a visitor of the sign-in page need not wait for.
 */
const loadUser = () => import('@/platform/user')
const loadConsole = () => import('./console')
/** Where most visits begin; asked for beside the console, which would ask for it only once it runs. */
const loadList = () => import('@/screens/list/ListScreen')

/** What the address is about, whose code would else be asked for only by the console. */
const fetchAddressed = () => {
  for (const [path, load] of Object.entries(areaFiles))
    if (`${location.pathname}/`.startsWith(`${path}/`)) void tryEarly(load)
}

/** Shows the console. @throws whatever loading a part of it throws */
export async function showConsole(): Promise<void> {
  // Asked for before the code that shows it has arrived. A failure ends the session, which needs no more help here.
  loadUser()
    .then(({ userInfo }) => userInfo())
    .catch(() => undefined)
  void tryEarly(loadList)
  fetchAddressed()
  const [{ showPage }, { default: Console }] = await Promise.all([import('@/pages/public'), loadConsole()])
  showPage(Console, {})
}

/** Fetches the console before it is wanted. */
export async function fetchConsole(): Promise<void> {
  await loadUser()
  await Promise.all([loadConsole(), loadList()])
}
