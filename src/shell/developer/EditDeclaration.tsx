import { type FormEvent, useState } from 'react'
import { type Json, type Label, labelLocales, type Resource, type WireRecord } from '@/declaration'
import { valueAt } from '@/declaration/condition'
import { isLabel } from '@/declaration/isLabel'
import { l } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { useDeclared } from '@/screens/declarations'
import { Button } from '@/ui/Button'
import { askForEdit, type Written } from './areaCalls'
import './editDeclaration.css'

const texts = {
  title: l('修改声明', 'Change the declaration', 'Cambiar la declaración'),
  zh: l('中文', 'Chinese', 'Chino'),
  en: l('英文', 'English', 'Inglés'),
  es: l('西班牙文', 'Spanish', 'Español'),
  save: l('写入源码', 'Write to the source', 'Escribir en el código'),
  show: l('默认显示为列', 'Show as a column', 'Mostrar como columna'),
  hide: l('默认不显示为列', 'Hide the column at first', 'Ocultar la columna al principio'),
  written: l('已写入 {place}', 'Written to {place}', 'Escrito en {place}'),
  same: l('没有改动', 'Nothing was changed', 'No se cambió nada'),
  silent: l(
    '开发服务器没有应答，请重试。',
    'The development server did not answer. Try again.',
    'El servidor de desarrollo no respondió. Inténtelo de nuevo.',
  ),
} as const

/** What is declared at a place is called so, if it has a name of its own. */
const labelAt = (resource: Resource, place: string): Label | undefined => {
  const label = valueAt(resource as unknown as WireRecord, `${place}.label`)
  return isLabel(label) ? label : undefined
}

type Edits = readonly { readonly place: readonly string[]; readonly value: Json }[]

/** The edits by which a field becomes a column that is shown at first, or no longer is; undefined for what is none. */
const columnEdits = ({ list, title }: Resource, place: string): Edits | undefined => {
  const [, name = ''] = /^fields\.([^.]+)$/.exec(place) ?? []
  const { columns, moreColumns = [] } = list
  const isShown = columns.includes(name)
  if (name === title || (!isShown && !moreColumns.includes(name))) return undefined
  const without = (names: readonly string[]) => names.filter((one) => one !== name)
  return [
    { place: ['list', 'columns'], value: isShown ? without(columns) : [...columns, name] },
    { place: ['list', 'moreColumns'], value: isShown ? [...moreColumns, name] : without(moreColumns) },
  ]
}

interface EditProps {
  readonly area: string
  readonly resource: Resource
  /** Where it is declared: `fields.title`. */
  readonly place: string
}

/** Writes what something is called, and whether it is a column, into the declaration's file. In development only. */
const EditDeclaration = ({ area, resource: seen, place }: EditProps) => {
  const say = useSay()
  // Whole, as it is in the file: what this account does not see stays there.
  const resource = useDeclared().read(area) ?? seen
  const label = labelAt(resource, place)
  const [words, setWords] = useState(label)
  const [outcome, setOutcome] = useState<Written>()
  const [isSending, setSending] = useState(false)
  if (!label || !words) return null
  const changed = labelLocales.filter((locale) => words[locale] !== label[locale])
  const column = columnEdits(resource, place)
  const send = async (edits: Edits) => {
    setSending(true)
    setOutcome(await askForEdit(area, edits).catch(() => ({ error: say(texts.silent) })))
    setSending(false)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const at = [...place.split('.'), 'label']
    void send(changed.map((locale) => ({ place: [...at, locale], value: words[locale] })))
  }
  return (
    <form className="edit-declaration" onSubmit={save}>
      <h3>{say(texts.title)}</h3>
      {labelLocales.map((locale) => (
        <label key={locale}>
          <span>{say(texts[locale])}</span>
          <input
            lang={locale}
            value={words[locale]}
            onChange={({ target }) => {
              setOutcome(undefined)
              setWords({ ...words, [locale]: target.value })
            }}
          />
        </label>
      ))}
      <div>
        <Button type="submit" size="small" disabled={isSending || changed.length === 0}>
          {say(texts.save)}
        </Button>
        {column && (
          <Button
            type="button"
            size="small"
            variant="text"
            disabled={isSending}
            onClick={() => void send(column)}
          >
            {say(resource.list.columns.includes(place.slice('fields.'.length)) ? texts.hide : texts.show)}
          </Button>
        )}
      </div>
      <output data-failed={(outcome && 'error' in outcome) || undefined}>
        {outcome && told(outcome, say)}
      </output>
    </form>
  )
}

export default EditDeclaration

const told = (outcome: Written, say: ReturnType<typeof useSay>): string => {
  if ('error' in outcome) return outcome.error
  const { file, lines } = outcome
  return lines.length === 0 ? say(texts.same) : say(texts.written, { place: `${file}:${lines.join(', ')}` })
}
