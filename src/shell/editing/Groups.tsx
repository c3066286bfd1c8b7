import { useState } from 'react'
import type { Json } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Arranged } from './Arranged'
import { type Edits, listEdits } from './edits'
import { emptyLabel, isWhole, LabelInputs, LabelLines } from './LabelLines'
import { FieldNames } from './Lists'
import { NewEntry } from './NewEntry'
import { Removal } from './Removal'
import { texts } from './texts'

/** The groups of fields in the detail, and so in the form. */
export const Groups = ({ resource, edit }: Edits) => {
  const say = useSay()
  const groups = resource.detail?.groups ?? []
  const { move, remove } = listEdits(['detail', 'groups'], groups as unknown as readonly Json[])
  const items = groups.map(({ label }, at) => ({ name: `${at} ${say(label)}`, label: say(label) }))
  const regroup = (name: string, from: number, to: number) => {
    const put = (at: number, change: (fields: readonly string[]) => readonly string[]) =>
      edit({ place: ['detail', 'groups', at, 'fields'], value: [...change(groups[at]?.fields ?? [])] })
    put(from, (fields) => fields.filter((one) => one !== name))
    put(to, (fields) => [...fields, name])
  }
  const grouped = groups.flatMap(({ fields }) => fields)
  return (
    <>
      <Arranged
        items={items}
        move={(from, to) => edit(move(from, to))}
        aside={({ label }, at) => <Removal label={label} onClick={() => edit(remove(at))} />}
        details={(_, at) => {
          const group = groups[at]
          const place = ['detail', 'groups', at]
          return (
            group && (
              <>
                <LabelLines
                  name={say(texts.label)}
                  label={group.label}
                  place={[...place, 'label']}
                  edit={edit}
                />
                <FieldNames
                  {...{ resource, edit }}
                  place={[...place, 'fields']}
                  entries={group.fields}
                  isOne={(field) => !grouped.some((name) => resource.fields[name] === field)}
                  labelOf={(name) => say(resource.fields[String(name)]?.label ?? texts.name)}
                  aside={(name, label) =>
                    groups.length > 1 && (
                      <select
                        aria-label={say(texts.groupOf, { name: label })}
                        value={at}
                        onChange={({ target }) => regroup(String(name), at, Number(target.value))}
                      >
                        {groups.map((one, other) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: groups are known by their places
                          <option key={other} value={other}>
                            {say(one.label)}
                          </option>
                        ))}
                      </select>
                    )
                  }
                />
              </>
            )
          )
        }}
      />
      <NewGroup resource={resource} edit={edit} />
    </>
  )
}

const NewGroup = ({ resource, edit }: Edits) => {
  const say = useSay()
  const [label, setLabel] = useState(emptyLabel)
  const groups = resource.detail?.groups
  const add = () => {
    const group = { label: { ...label }, fields: [] }
    // The first group takes all fields, which had no group before.
    const all = Object.keys(resource.fields)
    edit(
      groups
        ? { place: ['detail', 'groups', groups.length], insert: group }
        : { place: ['detail', 'groups'], value: [{ ...group, fields: all }] },
    )
    setLabel(emptyLabel)
  }
  return (
    <NewEntry
      words={texts.addGroup}
      problem={() => (isWhole(label) ? undefined : texts.labelsMissing)}
      add={add}
    >
      {() => <LabelInputs name={say(texts.label)} label={label} onChange={setLabel} />}
    </NewEntry>
  )
}
