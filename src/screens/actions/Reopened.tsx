import { useEffect } from 'react'
import { useDataProvider, useEvent, useNavigate, useResourceContext } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { ownDrafts } from '@/platform/drafts/own'
import { useSelection } from '../list/selection'
import type { StartAction } from './ActionHost'

interface ReopenedProps {
  /** Id of the draft that the address leads to. */
  readonly draft: string
  readonly onOpen: StartAction
}

/** Asks again what was left unanswered, about the same records as far as they are there; ticked ones are ticked again. */
const Reopened = ({ draft, onOpen }: ReopenedProps) => {
  const area = useResourceContext() ?? ''
  const dataProvider = useDataProvider()
  const selection = useSelection()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const open = useEvent(async () => {
    const found = (await ownDrafts().all()).find(({ id }) => id === draft)
    // Once: a reload must not open it again.
    navigate(pathname + search, { replace: true, state: null })
    const { asked } = found?.place ?? {}
    if (!asked) return
    // A record that is gone is left out, and its failure told by the data provider.
    const { data } = await dataProvider.getMany(area, { ids: [...asked.ids] })
    if (data.length === 0) return
    if (asked.bulk) selection.replace(data)
    onOpen(asked.action, data, { bulk: asked.bulk })
  })
  useEffect(() => {
    open().catch(() => undefined)
  }, [open])
  return null
}

export default Reopened
