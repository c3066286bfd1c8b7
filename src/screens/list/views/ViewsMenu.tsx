import { useState, useSyncExternalStore } from 'react'
import { useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { platformTime } from '@/platform/clock'
import { operator } from '@/platform/operator'
import { type ListedView, type ViewChange, viewScopes } from '@/platform/views'
import { Button } from '@/ui/Button'
import { Spinner } from '@/ui/Loading'
import { Popup } from '@/ui/menuParts'
import { Notice } from '@/ui/Notice'
import { useList } from '../useList'
import { EarlierFilters } from './EarlierFilters'
import { changesOf, contentOf, endsToday, hasPeriod, isChanged } from './present'
import { viewTexts } from './texts'
import { usePresent } from './usePresent'
import { useViewMoves } from './useViewMoves'
import { useViewChanges, useViews } from './useViews'
import { ViewForm } from './ViewForm'
import { ViewRow } from './ViewRow'
import './views.css'

interface ViewsMenuProps {
  readonly label: string
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** The menu to apply, update, save, share and remove a list's views. */
const ViewsMenu = ({ label, anchor, onClose }: ViewsMenuProps) => {
  const say = useSay()
  const { resource, view } = useList()
  const { data, isError, refetch } = useViews({ again: true })
  const { place } = useViewChanges()
  const { apply } = useViewMoves()
  const views = data?.filter(({ area }) => area === resource.name)
  const applyAndClose = (listed: ListedView | undefined) => {
    apply(listed?.sent)
    onClose()
  }
  return (
    <Popup anchor={anchor} place="belowLeft" aria-label={label} className="list-popover" onClose={onClose}>
      <div className="list-popover-title">
        <h2>{label}</h2>
        {view && (
          <Button size="small" variant="text" onClick={() => applyAndClose(undefined)}>
            {say(viewTexts.plain)}
          </Button>
        )}
      </div>
      <div className="list-views">
        {views && <EarlierFilters views={views} />}
        {views ? (
          <Groups views={views} onApply={applyAndClose} />
        ) : isError ? (
          <Notice
            severity="error"
            action={
              <Button size="small" variant="text" color="inherit" onClick={() => void refetch()}>
                {say(viewTexts.retry)}
              </Button>
            }
          >
            {say(viewTexts.failed)}
          </Notice>
        ) : (
          <Spinner aria-label={say('console.list.loading')} />
        )}
        {views && <AppliedButtons views={views} onClose={onClose} />}
        {views && <SaveForm onSaved={applyAndClose} />}
        {place === 'browser' && <p className="list-quiet">{say(viewTexts.inBrowser)}</p>}
      </div>
    </Popup>
  )
}

export default ViewsMenu

interface GroupsProps {
  readonly views: readonly ListedView[]
  readonly onApply: (view: ListedView) => void
}

const Groups = ({ views, onApply }: GroupsProps) => {
  const say = useSay()
  const { view } = useList()
  const roles = useSyncExternalStore(operator.subscribe, operator.read)?.viewAs ?? []
  if (views.length === 0) return <p className="list-quiet">{say(viewTexts.none)}</p>
  return viewScopes.map((scope) => {
    const group = views.filter((one) => one.scope === scope)
    if (group.length === 0) return null
    const title = say(viewTexts[scope])
    return (
      <section key={scope} aria-label={title}>
        <h3 className="list-quiet">{title}</h3>
        <ul className="list-saved">
          {group.map((one) => {
            const role = roles.find(({ role: key }) => key === one.role)
            return (
              <ViewRow
                key={one.id}
                view={one}
                isApplied={one.id === view?.id}
                role={role && say(role.title)}
                onApply={() => onApply(one)}
              />
            )
          })}
        </ul>
      </section>
    )
  })
}

/** Updates the changed view, or reverts it to how it was saved. */
const AppliedButtons = ({ views, onClose }: { views: readonly ListedView[]; onClose: () => void }) => {
  const say = useSay()
  const notify = useNotify()
  const present = usePresent()
  const { save } = useViewChanges()
  const { apply } = useViewMoves()
  const [saving, setSaving] = useState(false)
  const applied = views.find(({ id }) => id === present.view?.id)
  if (!applied || !isChanged(present)) return null
  const { name } = applied
  const update = async () => {
    setSaving(true)
    const saved = await save({ view: applied, ...changesOf(present, platformTime()) })
    setSaving(false)
    if (!saved) return
    apply(saved.sent)
    notify(say(viewTexts.saved, { name }), { type: 'success', autoHideDuration: 2000 })
    onClose()
  }
  return (
    <div className="list-view-buttons">
      <Button size="small" onClick={() => apply(applied.sent)}>
        {say(viewTexts.undo)}
      </Button>
      {applied.isEditable && (
        <Button size="small" variant="contained" loading={saving} onClick={() => void update()}>
          {say(viewTexts.update, { name })}
        </Button>
      )}
    </div>
  )
}

const nothing = { name: '', scope: 'mine', role: '', isDefault: false } as const

const SaveForm = ({ onSaved }: { onSaved: (view: ListedView) => void }) => {
  const say = useSay()
  const notify = useNotify()
  const present = usePresent()
  const { place, save } = useViewChanges()
  const { filter } = present.params
  const [moves, setMoves] = useState(() => endsToday(filter, platformTime()))
  const label = say(viewTexts.saveAs)
  const saveAs = async (change: ViewChange): Promise<boolean> => {
    const content = contentOf(present, moves, platformTime())
    const saved = await save({ area: present.resource.name, ...content, ...change })
    if (!saved) return false
    notify(say(viewTexts.saved, { name: saved.name }), { type: 'success', autoHideDuration: 2000 })
    onSaved(saved)
    return true
  }
  return (
    <section aria-label={label}>
      <h3 className="list-quiet">{label}</h3>
      <ViewForm start={nothing} isShareable={place === 'platform'} label={label} onSave={saveAs}>
        {hasPeriod(filter) && (
          <label>
            <input
              type="checkbox"
              className="ui-checkbox"
              checked={moves}
              onChange={({ target }) => setMoves(target.checked)}
            />
            {say(viewTexts.moves)}
          </label>
        )}
      </ViewForm>
    </section>
  )
}
