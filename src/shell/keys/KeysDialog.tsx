import { useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Label, Resource } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { useArea } from '@/screens'
import { offeredOn } from '@/screens/actions/offers'
import { Dialog, DialogBody } from '@/ui/Dialog'
import type { Keys } from '@/ui/keys'
import { usePages } from '../panes/usePages'
import { mac } from '../search/MenuSearch'
import { groupsInSight, keyGroups } from './groups'
import { keyTexts as texts } from './texts'
import './keys.css'

/** What is printed on a key, if not its name. */
const faces: { readonly [key: string]: string | Label } = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Escape: 'Esc',
  Control: mac ? '⌘' : 'Ctrl',
  Space: texts.space,
  Click: texts.click,
}

/** The shortcuts of an area's record actions. */
const actionKeys = (resource: Resource): Keys => ({
  label: texts.actions,
  on: 'tr[data-index], .show-frame, .show-page',
  keys: Object.fromEntries(
    offeredOn(resource, 'row').flatMap(([, { shortcut, label }]) =>
      shortcut ? [[shortcut.toUpperCase(), label]] : [],
    ),
  ),
})

/** Keys to press together, or several such combinations to choose from. */
const Chords = ({ keys }: { keys: string }) => {
  const say = useSay()
  return keys.split(' ').map((chord, at) => (
    <span key={chord}>
      {at > 0 && <small>{say(texts.or)}</small>}
      {chord.split('+').map((key) => (
        <kbd key={key}>{say(faces[key] ?? key)}</kbd>
      ))}
    </span>
  ))
}

const Group = ({ group: { label, keys } }: { group: Keys }) => {
  const say = useSay()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{say(label)}</h3>
      <dl>
        {Object.entries(keys).map(([chords, does]) => (
          <div key={chords}>
            <dt>
              <Chords keys={chords} />
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The keyboard shortcuts of the current screen, grouped by the part that handles them. */
const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const say = useSay()
  const { pathname } = useLocation()
  const resource = useArea(usePages().pageAt(pathname).area?.head.name)
  // Computed once while opening, so that the dialog does not count itself.
  const [groups] = useState(() =>
    groupsInSight([...(resource ? [actionKeys(resource)] : []), ...keyGroups]).filter(
      ({ keys }) => Object.keys(keys).length > 0,
    ),
  )
  return (
    <Dialog
      title={say('console.shell.keys')}
      close={say('ra.action.close')}
      width="md"
      fillsPhone
      onClose={onClose}
    >
      <DialogBody className="keys">
        {groups.map((group) => (
          <Group key={group.label.en} group={group} />
        ))}
      </DialogBody>
    </Dialog>
  )
}

export default KeysDialog
