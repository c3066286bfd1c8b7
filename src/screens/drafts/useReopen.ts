import { useDataProvider, useLocation, useNavigate } from 'react-admin'
import type { KeptDraft } from '@/platform/drafts/draft'
import { asking } from '../actions/asking'

/** How long to wait for the screen that asks the question, ms. */
const patience = 10_000

/** The screen where an area's actions can be asked, once it is visible. Undefined if it does not appear. */
const askerOf = async (area: string) => {
  if (asking.of(area)) return asking.of(area)
  let stop = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  await new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience)
    stop = asking.subscribe(() => asking.of(area) && resolve())
  })
  clearTimeout(timer)
  stop()
  return asking.of(area)
}

/** Returns a function that goes to where a draft was typed, which then offers it. Questions are reopened with their ticks. */
export const useReopen = (): ((draft: KeptDraft) => Promise<void>) => {
  const navigate = useNavigate()
  const dataProvider = useDataProvider()
  const { pathname, search } = useLocation()
  return async ({ place: { to, asked } }) => {
    if (to !== pathname + search) navigate(to)
    if (!asked) return
    // Records that are gone are left out.
    const { data } = await dataProvider.getMany(asked.area, { ids: [...asked.ids] })
    const asker = await askerOf(asked.area)
    if (!asker || data.length === 0) return
    if (asked.bulk) asker.selection.replace(data)
    asker.start(asked.action, data, { bulk: asked.bulk })
  }
}
