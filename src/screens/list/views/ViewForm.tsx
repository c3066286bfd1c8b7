import { type FormEvent, type ReactNode, useState, useSyncExternalStore } from 'react'
import { useSay } from '@/i18n/useSay'
import { operator } from '@/platform/operator'
import { type ViewChange, type ViewScope, viewScopes } from '@/platform/views'
import { Button } from '@/ui/Button'
import { useMay } from '../../endpoints'
import { viewTexts } from './texts'
import '@/ui/input.css'

const longestName = 30

interface ViewFormProps {
  readonly start: {
    readonly name: string
    readonly scope: ViewScope
    readonly role: string
    readonly isDefault: boolean
  }
  /** The platform keeps views, so they can be shared. */
  readonly isShareable: boolean
  readonly label: string
  /** More inputs. */
  readonly children?: ReactNode
  readonly onCancel?: () => void
  /** True if it was saved. */
  readonly onSave: (change: Pick<ViewChange, 'name' | 'scope' | 'role' | 'is_default'>) => Promise<boolean>
}

/** A view's name, who sees it, and whether lists open with it. */
export const ViewForm = ({ start, isShareable, label, children, onCancel, onSave }: ViewFormProps) => {
  const say = useSay()
  const mayShare = useMay()('view.share') && isShareable
  const roles = useSyncExternalStore(operator.subscribe, operator.read)?.viewAs ?? []
  const [name, setName] = useState(start.name)
  const [scope, setScope] = useState(start.scope)
  const [role, setRole] = useState(start.role)
  const [isDefault, setDefault] = useState(start.isDefault)
  const [saving, setSaving] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The popup is outside the filters' form in the DOM, but inside it in React's tree.
    event.stopPropagation()
    if (name.trim() === '' || saving) return
    setSaving(true)
    const ofRole = scope === 'role' && role !== '' ? { role } : {}
    const isSaved = await onSave({ name: name.trim(), scope, ...ofRole, is_default: isDefault })
    setSaving(false)
    if (isSaved) setName(start.name)
  }
  return (
    <form className="list-view-form" aria-label={label} onSubmit={(event) => void submit(event)}>
      <div className="ui-input">
        <input
          value={name}
          placeholder={say(viewTexts.name)}
          aria-label={say(viewTexts.name)}
          maxLength={longestName}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      {mayShare && (
        <label>
          {say(viewTexts.scope)}
          <select
            className="list-select list-framed"
            value={scope}
            onChange={({ target }) => setScope(viewScopes.find((one) => one === target.value) ?? 'mine')}
          >
            {viewScopes.map((one) => (
              <option key={one} value={one}>
                {say(viewTexts.scopes[one])}
              </option>
            ))}
          </select>
        </label>
      )}
      {mayShare && scope === 'role' && roles.length > 0 && (
        <label>
          {say(viewTexts.ofRole)}
          <select
            className="list-select list-framed"
            value={role}
            onChange={({ target }) => setRole(target.value)}
          >
            <option value="">{say(viewTexts.ownRole)}</option>
            {roles.map((one) => (
              <option key={one.role} value={one.role}>
                {say(one.title)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <input
          type="checkbox"
          className="ui-checkbox"
          checked={isDefault}
          onChange={({ target }) => setDefault(target.checked)}
        />
        {say(viewTexts.makeDefault)}
      </label>
      {children}
      <div className="list-view-buttons">
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            {say(viewTexts.cancel)}
          </Button>
        )}
        <Button type="submit" size="small" variant="contained" loading={saving} disabled={name.trim() === ''}>
          {say(viewTexts.save)}
        </Button>
      </div>
    </form>
  )
}
