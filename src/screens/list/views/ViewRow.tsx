import Close from '@mui/icons-material/Close'
import Edit from '@mui/icons-material/EditOutlined'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import type { ListedView } from '@/platform/views'
import { Button, IconButton } from '@/ui/Button'
import { viewTexts } from './texts'
import { useViewChanges } from './useViews'
import { ViewForm } from './ViewForm'

interface ViewRowProps {
  readonly view: ListedView
  readonly isApplied: boolean
  /** The title of the role the view belongs to. */
  readonly role: string | undefined
  readonly onApply: () => void
}

/** A view that can be applied, renamed, shared, made the default, and removed after a question. */
export const ViewRow = ({ view, isApplied, role, onApply }: ViewRowProps) => {
  const say = useSay()
  const notify = useNotify()
  const { place, save, remove } = useViewChanges()
  const [opened, setOpened] = useState<'edit' | 'remove'>()
  const { name, scope, isDefault, isEditable } = view
  const close = () => setOpened(undefined)
  if (opened === 'edit')
    return (
      <li>
        <ViewForm
          start={view}
          isShareable={place === 'platform'}
          label={say(viewTexts.edit, { name })}
          onCancel={close}
          onSave={async (change) => {
            const saved = await save({ view, ...change })
            if (saved) close()
            return saved !== undefined
          }}
        />
      </li>
    )
  if (opened === 'remove')
    return (
      <li>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and this is a question */}
        <div role="group" aria-label={say(viewTexts.remove, { name })} className="list-view-question">
          <span>{say(scope === 'mine' ? viewTexts.removeQuestion : viewTexts.removeShared, { name })}</span>
          <Button size="small" autoFocus onClick={close}>
            {say(viewTexts.keep)}
          </Button>
          <Button
            size="small"
            color="error"
            variant="contained"
            onClick={async () => {
              if (await remove(view)) notify(say(viewTexts.removed, { name }), { type: 'success' })
              else close()
            }}
          >
            {say(viewTexts.removeIt)}
          </Button>
        </div>
      </li>
    )
  return (
    <li>
      <button
        type="button"
        className="ui-plain list-saved-name"
        aria-current={isApplied || undefined}
        onClick={onApply}
      >
        <span className="ui-cut">{name}</span>
        {role !== undefined && <span className="list-quiet">{role}</span>}
        {isDefault && <span className="list-quiet">{say(viewTexts.isDefault)}</span>}
      </button>
      {isEditable && (
        <>
          <IconButton
            size="small"
            aria-label={say(viewTexts.edit, { name })}
            title={say(viewTexts.edit, { name })}
            onClick={() => setOpened('edit')}
          >
            <Edit fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={say(viewTexts.remove, { name })}
            title={say(viewTexts.remove, { name })}
            onClick={() => setOpened('remove')}
          >
            <Close fontSize="small" />
          </IconButton>
        </>
      )}
    </li>
  )
}
