import { type FormEvent, useState } from 'react'
import { type Label, type LabelLocale, labelLocales } from '@/declaration'
import { l } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { askForEdit, type Written } from './areaCalls'
import './editLabel.css'

const texts = {
  title: l('修改名称', 'Change what it is called', 'Cambiar el nombre'),
  zh: l('中文', 'Chinese', 'Chino'),
  en: l('英文', 'English', 'Inglés'),
  es: l('西班牙文', 'Spanish', 'Español'),
  save: l('写入源码', 'Write to the source', 'Escribir en el código'),
  written: l('已写入 {place}', 'Written to {place}', 'Escrito en {place}'),
  same: l('没有改动', 'Nothing was changed', 'No se cambió nada'),
  silent: l(
    '开发服务器没有应答，请重试。',
    'The development server did not answer. Try again.',
    'El servidor de desarrollo no respondió. Inténtelo de nuevo.',
  ),
} as const

interface EditLabelProps {
  readonly area: string
  /** Where the label stands in the declaration: `fields.title.label`. */
  readonly place: string
  readonly label: Label
}

/** Writes what something is called into the declaration's file. In development only. */
const EditLabel = ({ area, place, label }: EditLabelProps) => {
  const say = useSay()
  const [words, setWords] = useState(label)
  const [outcome, setOutcome] = useState<Written>()
  const [isSending, setSending] = useState(false)
  const changed = labelLocales.filter((locale) => words[locale] !== label[locale])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    const edits = changed.map((locale) => ({ place: [...place.split('.'), locale], value: words[locale] }))
    setOutcome(await askForEdit(area, edits).catch(() => ({ error: say(texts.silent) })))
    setSending(false)
  }
  return (
    <form className="edit-label" onSubmit={(event) => void save(event)}>
      <h3>{say(texts.title)}</h3>
      {labelLocales.map((locale: LabelLocale) => (
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
      <Button type="submit" size="small" disabled={isSending || changed.length === 0}>
        {say(texts.save)}
      </Button>
      <output data-failed={(outcome && 'error' in outcome) || undefined}>
        {outcome &&
          ('error' in outcome
            ? outcome.error
            : outcome.lines.length === 0
              ? say(texts.same)
              : say(texts.written, { place: `${outcome.file}:${outcome.lines.join(', ')}` }))}
      </output>
    </form>
  )
}

export default EditLabel
