import { useState } from 'react'
import type { Json, Label, Resource } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Arranged } from './Arranged'
import type { Edits } from './edits'
import { emptyLabel, isWhole, LabelInputs, LabelLines } from './LabelLines'
import { Line } from './Line'
import { NewEntry } from './NewEntry'
import { texts } from './texts'

/** The area's actions in order, and a form to add one. */
export const Actions = ({ resource, edit, opened }: Edits & { opened: string | undefined }) => {
  const say = useSay()
  const actions = Object.entries(resource.actions ?? {})
  const items = actions.map(([name, { label }]) => ({ name, label: say(label) }))
  return (
    <>
      <Arranged
        items={items}
        opened={opened}
        move={(from, to) => edit({ place: ['actions', items[from]?.name ?? ''], move: to })}
        details={({ name, label }) => (
          <>
            <p className="editing-quiet">
              <code>{name}</code> · <code>{resource.actions?.[name]?.call}</code>
            </p>
            <LabelLines
              name={label}
              label={resource.actions?.[name]?.label}
              place={['actions', name, 'label']}
              edit={edit}
            />
          </>
        )}
      />
      <NewAction resource={resource} edit={edit} />
    </>
  )
}

interface State {
  /** `field value`, as used in an action's condition or effect. */
  readonly name: string
  readonly label: string
  readonly of: { readonly [field: string]: Json }
}

/** Every value that a choice or boolean field of the area can have. */
const useStates = ({ fields }: Resource): readonly State[] => {
  const say = useSay()
  return Object.entries(fields).flatMap(([field, one]): readonly State[] => {
    if (one.kind === 'choice')
      return Object.entries(one.of).map(([value, label]) => ({
        name: `${field} ${value}`,
        label: `${say(one.label)}: ${say(label)}`,
        of: { [field]: value },
      }))
    if (one.kind !== 'boolean') return []
    return [true, false].map((value) => ({
      name: `${field} ${value}`,
      label: `${say(one.label)}: ${value ? '✓' : '✗'}`,
      of: { [field]: value },
    }))
  })
}

const nameForm = /^[a-z][A-Za-z0-9]*$/

const NewAction = ({ resource, edit }: Edits) => {
  const say = useSay()
  const states = useStates(resource)
  const [name, setName] = useState('')
  const [label, setLabel] = useState(emptyLabel)
  const [when, setWhen] = useState('')
  const [sets, setSets] = useState('')
  const [call, setCall] = useState('')
  const stateOf = (wanted: string) => states.find((one) => one.name === wanted)?.of
  const problem = () => {
    if (!nameForm.test(name)) return texts.nameWrong
    if (Object.hasOwn(resource.actions ?? {}, name)) return texts.nameTaken
    if (!isWhole(label)) return texts.labelsMissing
    return stateOf(sets) ? undefined : texts.valueMissing
  }
  const add = () => {
    const set = stateOf(sets)
    if (!set) return
    const condition = stateOf(when)
    const action: Json = {
      label: { ...label },
      ...(call.trim() !== '' && { call: call.trim() }),
      ...(condition && { when: condition }),
      effect: [{ set }],
    }
    edit({ place: ['actions', name], value: action })
    setName('')
    setLabel(emptyLabel)
  }
  const choice = (words: Label, value: string, change: (value: string) => void) => (
    <Line label={words}>
      {(field) => (
        <select id={field} value={value} onChange={({ target }) => change(target.value)}>
          <option value="">—</option>
          {states.map((one) => (
            <option key={one.name} value={one.name}>
              {one.label}
            </option>
          ))}
        </select>
      )}
    </Line>
  )
  const entry = (
    told: string,
    words: Label,
    value: string,
    change: (value: string) => void,
    hint?: Label,
  ) => (
    <Line label={words}>
      {(field) => (
        <input
          id={field}
          autoComplete="off"
          spellCheck={false}
          placeholder={hint && say(hint)}
          value={value}
          aria-describedby={told}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Line>
  )
  return (
    <NewEntry words={texts.addAction} problem={problem} add={add}>
      {(told) => (
        <>
          {entry(told, texts.name, name, setName)}
          <LabelInputs name={say(texts.label)} label={label} onChange={setLabel} />
          {choice(texts.when, when, setWhen)}
          {choice(texts.sets, sets, setSets)}
          {entry(told, texts.call, call, setCall, texts.callHint)}
        </>
      )}
    </NewEntry>
  )
}
