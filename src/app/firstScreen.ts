import { allows, narrowedAreas, viewRead } from '@/declaration'
import { createDataProvider } from '@/platform/dataProvider'
import { storedListParams } from '@/platform/firstCall'
import { operator } from '@/platform/operator'
import { areaPage, isInArea } from '@/screens/areaPage'
import { fetchAnswer } from '@/screens/endpoints'
import { fetchRows } from '@/screens/list/listQuery'
import { dashboardPath } from '@/shell/menu/dashboardPath'
import { createQueryClient } from '@/shell/queryClient'
import { createRecheck } from '@/shell/recheck'
import { areas, declaredPageAt, fetchFirstPage } from './resources'

export const recheck = createRecheck(operator)
export const queryClient = createQueryClient(recheck)

/** After this a skeleton is better than an empty page, ms. */
const patience = 300

/** Puts the answer to the first screen's call where the screen looks for it. */
const fetchFirstAnswer = async (pathname: string, search: string): Promise<void> => {
  const { permissions } = await operator.load()
  const seen = narrowedAreas(areas, permissions)
  const head = seen.heads.find((one) => isInArea(one, pathname))
  if (head && areaPage(head, pathname)?.kind === 'list') {
    const resource = await seen.fetch(head.name)
    const stored = storedListParams(pathname)
    return fetchRows(queryClient, createDataProvider(seen), resource, { search, stored })
  }
  const page = await declaredPageAt(pathname)
  const read = page && allows(permissions, `${page.name}.view`) ? viewRead(page) : undefined
  if (read) await fetchAnswer(queryClient, read)
}

/**
 * Waits for what the first screen is drawn from, which has been asked for long before. Drawn without it, the screen would be a
 * skeleton, and React leaves a skeleton for at least 300 ms. What fails here is asked for again, and reported, by the screen.
 *
 * @param isAsked the first call has been sent already
 */
export const firstScreen = ({ pathname, search }: Location, isAsked: boolean): Promise<unknown> => {
  const path = pathname === '/' ? dashboardPath : pathname
  const parts = [operator.load(), fetchFirstPage(path), isAsked && fetchFirstAnswer(path, search)]
  const tooLong = new Promise((resolve) => setTimeout(resolve, patience))
  return Promise.race([Promise.allSettled(parts), tooLong])
}
