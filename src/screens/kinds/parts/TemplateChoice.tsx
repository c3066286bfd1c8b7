import { type KeyboardEvent, useEffect, useState } from 'react'
import { type Identifier, useGetList } from 'react-admin'
import {
  type Field,
  isRecord,
  isSet,
  type Json,
  l,
  type Resource,
  resourceName,
  textOf,
  type WireRecord,
} from '@/declaration'
import type { TextTemplates } from '@/declaration/kinds/multiline'
import { useSay } from '@/i18n/useSay'
import { sortOf } from '@/platform/dataProvider/listRequest'
import { useActionRecords } from '../../areaParts'
import { useAreaInTime, useHeads, useSeenDeclaration } from '../../declarations'

const chooseText = l('回复模板', 'Templates', 'Plantillas')

/** Loads at most this many templates; with more, nobody could choose at a glance. */
const pagination = { page: 1, perPage: 50 }

/** A template with its text for the open record. */
export interface Template {
  readonly id: Identifier
  readonly title: string
  readonly text: string
}

/** Templates of an area, for any record. Operators who may not see the area get none. */
const useOffered = (of: string | undefined) => {
  const isSeen = useHeads().some(({ name }) => name === of)
  const area = useAreaInTime(of ?? '')
  const { data = [], isPending } = useGetList(
    area ? resourceName(area) : '',
    { pagination, sort: area && sortOf(area, undefined) },
    { enabled: area !== undefined },
  )
  return {
    offered: data,
    isOnTheWay: area !== undefined && isPending,
    /** Includes loading the area itself, which may never finish. */
    isAwaited: isSeen && isPending,
  }
}

/** How long a dialog waits for its templates, ms. */
const patience = 600

/**
 * True once these fields' templates have loaded, there are none, or loading takes too long. A dialog that waits for this does not
 * grow under the pointer.
 */
export const useTemplatesAhead = (fields: readonly Field[]): boolean => {
  const offering = fields.find((field) => field.kind === 'multiline' && field.templates)
  const { isAwaited } = useOffered(offering?.kind === 'multiline' ? offering.templates?.of : undefined)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setOver, patience, true)
    return () => clearTimeout(timer)
  }, [])
  // Once open, it stays open.
  if (!isAwaited && !isOver) setOver(true)
  return isOver
}

/** Templates for the open dialog's records. For several records, the platform fills in the variables. */
export const useTemplates = (
  templates: TextTemplates,
): { readonly templates: readonly Template[]; readonly isOnTheWay: boolean } => {
  const records = useActionRecords()
  const fields = useSeenDeclaration()?.fields
  const { offered, isOnTheWay } = useOffered(templates.of)
  const [only, ...others] = records
  const fitting = offered.filter((template) => suitsAll(templates, template, records))
  return {
    templates: fitting.map((template) => {
      const text = String(template[templates.text] ?? '')
      return {
        id: template.id,
        title: String(template[templates.title] ?? template.id),
        text: only && others.length === 0 && fields ? filledTemplate(text, templates, fields, only) : text,
      }
    }),
    isOnTheWay,
  }
}

/** How many templates get a key. */
const mostKeys = 9

/** The index of the template whose key was pressed: Alt and a digit, on any keyboard layout. */
export const templateKey = (event: KeyboardEvent): number | undefined => {
  const { altKey, ctrlKey, metaKey, shiftKey, code, key } = event
  if (!altKey || ctrlKey || metaKey || shiftKey || event.getModifierState('AltGraph')) return undefined
  // On some layouts Alt and a digit type a character people need, such as "@" on a Spanish Mac. Leave those alone.
  if (/^[!-/:-~]$/.test(key)) return undefined
  const digit = /^Digit([1-9])$/.exec(code)?.[1]
  return digit === undefined ? undefined : Number(digit) - 1
}

/** The input's text after inserting a template. It replaces another template, but never the operator's own text. */
export const withTemplate = (
  text: string,
  templates: readonly Template[],
  box: Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'> | undefined,
): string => {
  const before = box?.value ?? ''
  if (!box || before.trim() === '' || templates.some((one) => one.text === before)) return text
  return before.slice(0, box.selectionStart) + text + before.slice(box.selectionEnd)
}

interface TemplateChoiceProps {
  readonly templates: readonly Template[]
  readonly disabled: boolean
  readonly onChoose: (text: string) => void
}

/** The templates, each with its key. */
export const TemplateChoice = ({ templates, disabled, onChoose }: TemplateChoiceProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the input's own would need a legend of its own
  <div role="group" aria-label={useSay()(chooseText)} className="kind-templates">
    {templates.length > 0 && (
      <span aria-hidden="true" className="kind-template-keys">
        Alt +
      </span>
    )}
    {templates.map(({ id, title, text }, index) => (
      <button
        key={id}
        type="button"
        className="ui-plain ui-cut kind-template"
        disabled={disabled}
        data-tip={text}
        aria-keyshortcuts={index < mostKeys ? `Alt+${index + 1}` : undefined}
        onClick={() => onChoose(text)}
      >
        {index < mostKeys && <span aria-hidden="true">{index + 1}</span>}
        {title}
      </button>
    ))}
  </div>
)

/** A value as part of a sentence for a Chinese customer; an amount is plain yuan, because the sentence names the unit. */
const worded = (field: Field, value: Json | undefined): string => textOf(field, value, 'zh')

/** A variable's value in a record: from a field, a part of an object, or the first entry of a list. */
const variable = (fields: Resource['fields'], record: WireRecord, path: string): string => {
  const [name = '', part] = path.split('.')
  const field = fields[name]
  const value = record[name]
  if (!field) return ''
  if (part === undefined) return worded(field, value)
  const inside = field.kind === 'object' || field.kind === 'list' ? field.fields[part] : undefined
  const holder = Array.isArray(value) ? value[0] : value
  return inside && isRecord(holder) ? worded(inside, holder[part]) : ''
}

/** A template's text for a record. Variables without a value stay visible, so that nobody sends a gap. */
export const filledTemplate = (
  text: string,
  { variables = {} }: TextTemplates,
  fields: Resource['fields'],
  record: WireRecord,
): string =>
  text.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const path = Object.hasOwn(variables, name) ? variables[name] : undefined
    return (path !== undefined && variable(fields, record, path)) || whole
  })

/** Whether a template suits all the records: it has the same value in the shared field, or none. */
export const suitsAll = ({ suits }: TextTemplates, template: WireRecord, records: readonly WireRecord[]) => {
  if (suits === undefined) return true
  const wanted = template[suits]
  return !isSet(wanted) || records.every((record) => record[suits] === wanted)
}
