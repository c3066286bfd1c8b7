import { useEffect, useState } from 'react'
import { useEvent, useNotify } from 'react-admin'
import { comma } from '@/declaration/punctuation'
import { useSay } from '@/i18n/useSay'
import { textOf } from '@/platform/answer'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { useDeclared } from '../../declarations'
import { useList } from '../useList'
import { isChanged, leftOut } from './present'
import { viewTexts } from './texts'
import { usePresent } from './usePresent'
import { useViewMoves } from './useViewMoves'
import { useViews } from './useViews'
import type { View } from './view'
import './views.css'

/** The view the list is shown in, as the platform has it now: its name, whether it was changed, and what is missing. */
const AppliedView = () => {
  const { view } = useList()
  useCurrentView()
  if (!view) return null
  return (
    <>
      <Mark view={view} />
      <LeftOut key={`${view.id} ${view.sent.version}`} view={view} />
    </>
  )
}

export default AppliedView

/** Switches to the current version of a view, or leaves one that no longer exists. */
const useCurrentView = () => {
  const { resource, view, unknownView } = useList()
  const { keep, leave, giveUp, noteUsual } = useViewMoves()
  const { data, isFetching, isError } = useViews()
  const notify = useNotify()
  const say = useSay()
  const id = view?.id ?? unknownView
  const version = Number(view?.sent.version ?? -1)
  const found = data?.find((one) => one.id === id && one.area === resource.name)
  const isLost = isError && unknownView !== ''
  const isGone = id !== '' && data !== undefined && !found && !isFetching && !isError
  const sayGone = useEvent(() =>
    notify(view ? say(viewTexts.gone, { name: nameOf(view) }) : say(viewTexts.unknown), { type: 'warning' }),
  )
  useEffect(() => noteUsual(), [noteUsual])
  useEffect(() => {
    if (found && found.version > version) keep(found.sent)
  }, [found, version, keep])
  useEffect(() => {
    if (isLost) giveUp()
  }, [isLost, giveUp])
  useEffect(() => {
    if (!isGone) return
    sayGone()
    leave()
  }, [isGone, sayGone, leave])
}

const nameOf = ({ sent }: View): string => textOf(sent.name)

const Mark = ({ view }: { view: View }) => {
  const say = useSay()
  const changed = isChanged(usePresent())
  return (
    <p className="list-view">
      <span className="list-quiet">{say(viewTexts.applied)}</span>
      <strong className="ui-cut" title={nameOf(view)}>
        {nameOf(view)}
      </strong>
      {changed && <span className="list-view-changed">{say(viewTexts.changed)}</span>}
    </p>
  )
}

/** Names what the view contains but the list does not have, until it is closed. */
const LeftOut = ({ view }: { view: View }) => {
  const { resource } = useList()
  const declared = useDeclared()
  const say = useSay()
  const [closed, close] = useState(false)
  const names = leftOut(resource, declared.read(resource.name) ?? resource, view)
  if (closed || names.length === 0) return null
  const words = names.map((one) => say(one)).join(say(comma))
  return (
    <Notice
      severity="warning"
      role="status"
      className="list-view-notice"
      action={
        <Button size="small" variant="text" color="inherit" onClick={() => close(true)}>
          {say(viewTexts.close)}
        </Button>
      }
    >
      {say(viewTexts.leftOut, { name: nameOf(view), names: words })}
    </Notice>
  )
}
