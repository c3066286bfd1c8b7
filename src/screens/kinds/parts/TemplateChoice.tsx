import { useGetList } from 'react-admin'
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
import { useAreaInTime, useSeenDeclaration } from '../../declarations'

const chooseText = l('回复模板', 'Templates', 'Plantillas')

/** The most templates loaded; nobody can choose from more at a glance. */
const pagination = { page: 1, perPage: 50 }

interface TemplateChoiceProps {
  readonly templates: TextTemplates
  readonly disabled: boolean
  readonly onChoose: (text: string) => void
}

/** Templates for the open dialog's records. For several records, the platform fills in the variables. */
export const TemplateChoice = ({ templates, disabled, onChoose }: TemplateChoiceProps) => {
  const say = useSay()
  const records = useActionRecords()
  const fields = useSeenDeclaration()?.fields
  // An operator who may not see the templates gets none.
  const area = useAreaInTime(templates.of)
  const { data = [], isPending } = useGetList(
    area ? resourceName(area) : '',
    { pagination, sort: area && sortOf(area, undefined) },
    { enabled: area !== undefined },
  )
  const fitting = data.filter((template) => suitsAll(templates, template, records))
  const [only, ...others] = records
  const isOnTheWay = area !== undefined && isPending
  if (fitting.length === 0 && !isOnTheWay) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the input's own would need a legend of its own
    <div role="group" aria-label={say(chooseText)} className="kind-templates">
      {fitting.map((template) => {
        const text = String(template[templates.text] ?? '')
        const filled =
          only && others.length === 0 && fields ? filledTemplate(text, templates, fields, only) : text
        return (
          <button
            key={template.id}
            type="button"
            className="ui-plain ui-cut kind-template"
            disabled={disabled}
            data-tip={filled}
            onClick={() => onChoose(filled)}
          >
            {String(template[templates.title] ?? template.id)}
          </button>
        )
      })}
    </div>
  )
}

/** A value as part of a sentence for a Chinese customer; an amount is plain yuan, because the sentence names the unit. */
const worded = (field: Field, value: Json | undefined): string => textOf(field, value, 'zh')

/** A variable's value in a record: a field, a part of an object, or of the first entry of a list. */
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
