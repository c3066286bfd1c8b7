import { allows, narrowedAreas, viewRead } from '@/declaration'
import { createDataProvider } from '@/platform/dataProvider'
import { askEarly } from '@/platform/earlyCalls'
import { firstCallOf } from '@/platform/firstCall'
import { operator } from '@/platform/operator'
import { areaPage, isInArea } from '@/screens/areaPage'
import { fetchAnswer } from '@/screens/endpoints'
import { pagePath } from '@/shell/menu/dashboardPath'
import { createQueryClient } from '@/shell/queryClient'
import { createRecheck } from '@/shell/recheck'
import { isInTime } from '@/shell/router/inTime'
import type { Permitted, PreparePage } from '@/shell/router/prepared'
import { preload } from '@/ui/preload'
import { firstCalls } from './firstCalls'
import { areas, declaredPageAt, fetchFirstPage } from './resources'

export const recheck = createRecheck(operator)
export const queryClient = createQueryClient(recheck)

/** Loads with the code of lists. */
const loadRows = () => import('@/screens/list/listQuery')

/** Fetches the answer to a page's first call into the cache where the page looks for it. */
const fetchFirstAnswer: PreparePage = async ({ pathname, search }, { areas, dataProvider, may }) => {
  const head = areas.heads.find((one) => isInArea(one, pathname))
  if (head && areaPage(head, pathname)?.kind === 'list') {
    const call = areas.read(head.name) ? undefined : firstCallOf({ pathname, search }, firstCalls, true)
    // Requested in parallel with the declaration that the page needs to read it.
    if (call) askEarly(call)
    const [{ fetchRows }, area] = await Promise.all([loadRows(), areas.fetch(head.name)])
    return fetchRows(queryClient, dataProvider, area, search)
  }
  const page = await declaredPageAt(pathname)
  const read = page && may(`${page.name}.view`) ? viewRead(page) : undefined
  return read && fetchAnswer(queryClient, read)
}

/**
 * Does not wait for the answer: most arrive with the code, and until then a page is better than none. If this fails, the page
 * retries and reports it.
 */
export const preparePage: PreparePage = async (to, permitted) => {
  void preload(() => fetchFirstAnswer(to, permitted))
  await preload(() => fetchFirstPage(to.pathname))
}

const operatorsOwn = async (): Promise<Permitted> => {
  const { permissions } = await operator.load()
  const permitted = narrowedAreas(areas, permissions)
  return {
    areas: permitted,
    dataProvider: createDataProvider(permitted),
    may: (key) => allows(permissions, key),
  }
}

/**
 * Waits for what the first screen needs, which was requested much earlier. Without it, the screen would be a skeleton, and
 * React keeps a skeleton for at least 300 ms.
 *
 * @param isAsked whether the first call was already sent
 */
export const firstScreen = ({ pathname, search }: Location, isAsked: boolean): Promise<unknown> => {
  const to = { pathname: pagePath(pathname), search }
  const parts = [
    fetchFirstPage(to.pathname),
    operatorsOwn().then((permitted) => isAsked && fetchFirstAnswer(to, permitted)),
  ]
  return isInTime(Promise.allSettled(parts))
}
