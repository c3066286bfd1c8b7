import { useDataProvider, useLocation, useNavigate } from 'react-admin'
import type { KeptDraft } from '@/platform/drafts/draft'
import { asking } from '../actions/asking'

/** How long the screen of a question is waited for, ms. */
const patience = 10_000

/** The screen on which an area's actions can be asked, once it is in sight; undefined if it does not come. */
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

/** Returns a function that goes where a draft was typed, where it is offered. A question is opened again, with its ticks. */
export const useReopen = (): ((draft: KeptDraft) => Promise<void>) => {
  const navigate = useNavigate()
  const dataProvider = useDataProvider()
  const { pathname, search } = useLocation()
  return async ({ place: { to, asked } }) => {
    if (to !== pathname + search) navigate(to)
    if (!asked) return
    // A record that is gone is left out.
    const { data } = await dataProvider.getMany(asked.area, { ids: [...asked.ids] })
    const asker = await askerOf(asked.area)
    if (!asker || data.length === 0) return
    if (asked.bulk) asker.selection.replace(data)
    asker.start(asked.action, data, { bulk: asked.bulk })
  }
}
