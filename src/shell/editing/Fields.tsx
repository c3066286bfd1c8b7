import { useState } from 'react'
import type { Choices, Json } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Arranged } from './Arranged'
import { type Edits, fieldRemoval } from './edits'
import { emptyLabel, isWhole, LabelInputs, LabelLines } from './LabelLines'
import { Line } from './Line'
import { NewEntry } from './NewEntry'
import { Removal } from './Removal'
import { texts } from './texts'

/** The fields in order, with their labels, and a form to add one. */
export const Fields = ({ resource, edit, opened }: Edits & { opened: string | undefined }) => {
  const say = useSay()
  const items = Object.entries(resource.fields).map(([name, { label }]) => ({ name, label: say(label) }))
  return (
    <>
      <Arranged
        items={items}
        opened={opened}
        move={(from, to) => edit({ place: ['fields', items[from]?.name ?? ''], move: to })}
        aside={({ name, label }) =>
          // Fields of the key and the title must stay.
          !resource.key.includes(name) &&
          resource.title !== name && (
            <Removal label={label} onClick={() => fieldRemoval(resource, name).forEach(edit)} />
          )
        }
        details={({ name, label }) => {
          const field = resource.fields[name]
          return (
            field && (
              <>
                <p className="editing-quiet">
                  <code>{name}</code> · <code>{field.kind}</code>
                </p>
                <LabelLines name={label} label={field.label} place={['fields', name, 'label']} edit={edit} />
                <LabelLines
                  name={say(texts.hint)}
                  label={field.hint}
                  place={['fields', name, 'hint']}
                  edit={edit}
                />
              </>
            )
          )
        }}
      />
      <NewField resource={resource} edit={edit} />
    </>
  )
}

/** Kinds that need nothing but a label, or the values of a choice. */
const simpleKinds = [
  'text',
  'multiline',
  'code',
  'integer',
  'money',
  'percent',
  'boolean',
  'choice',
  'day',
  'timestamp',
  'phone',
  'email',
  'url',
] as const
type SimpleKind = (typeof simpleKinds)[number]

const nameForm = /^[a-z][a-z0-9_]*$/

/** Parses one value per line: `NEW 新建 / New / Nueva`; undefined if a line has another form. */
const choicesIn = (text: string): Choices | undefined => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const values = lines.map((line) => /^\s*(\w+)\s+([^/]+)\/([^/]+)\/([^/]+)$/.exec(line))
  if (lines.length === 0 || !values.every((found) => found !== null)) return undefined
  return Object.fromEntries(
    values.map(([, value = '', zh = '', en = '', es = '']) => [
      value,
      { zh: zh.trim(), en: en.trim(), es: es.trim() },
    ]),
  )
}

const NewField = ({ resource: { fields }, edit }: Edits) => {
  const say = useSay()
  const [name, setName] = useState('')
  const [kind, setKind] = useState<SimpleKind>('text')
  const [label, setLabel] = useState(emptyLabel)
  const [values, setValues] = useState('')
  const choices = choicesIn(values)
  const problem = () => {
    if (!nameForm.test(name)) return texts.nameWrong
    if (Object.hasOwn(fields, name)) return texts.nameTaken
    if (!isWhole(label)) return texts.labelsMissing
    return kind === 'choice' && !choices ? texts.valuesWrong : undefined
  }
  const add = () => {
    const field = { kind, label: { ...label }, ...(kind === 'choice' && { of: choices }) }
    edit({ place: ['fields', name], value: field as unknown as Json })
    setName('')
    setLabel(emptyLabel)
    setValues('')
  }
  return (
    <NewEntry words={texts.addField} problem={problem} add={add}>
      {(told) => (
        <>
          <Line label={texts.name}>
            {(field) => (
              <input
                id={field}
                autoComplete="off"
                spellCheck={false}
                value={name}
                aria-describedby={told}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Line>
          <Line label={texts.kind}>
            {(field) => (
              <select
                id={field}
                value={kind}
                onChange={({ target }) => setKind(simpleKinds.find((one) => one === target.value) ?? 'text')}
              >
                {simpleKinds.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            )}
          </Line>
          <LabelInputs name={say(texts.label)} label={label} onChange={setLabel} />
          {kind === 'choice' && (
            <Line label={texts.values}>
              {(field) => (
                <textarea
                  id={field}
                  rows={3}
                  placeholder={say(texts.valuesHint)}
                  value={values}
                  onChange={({ target }) => setValues(target.value)}
                />
              )}
            </Line>
          )}
        </>
      )}
    </NewEntry>
  )
}
