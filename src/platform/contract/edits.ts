import type { Field } from '@/declaration'
import type { FindingClass, ValueForm } from './finding'

const label = "{ label: l('…', '…', '…') }"

/** The field kind that fits values of this form. */
const kindFor = ({ is, size = 0 }: ValueForm): string => {
  switch (is) {
    case 'whole':
      return size === 10 ? `timestamp(${label})` : `integer(${label})`
    case 'fraction':
      return "money({ label: l('…', '…', '…'), unit: 'yuan' })"
    case 'flag':
      return `boolean(${label})`
    case 'list':
      return `tags(${label})`
    case 'group':
      return "object({ label: l('…', '…', '…'), fields: { … } })"
    default:
      return `text(${label})`
  }
}

const limitFor = (form: ValueForm | undefined): string =>
  form?.is === 'list' ? `maxItems: ${form.size}` : form?.is === 'text' ? `max: ${form.size}` : 'max: …'

const typeFor = (field: Field | undefined, form: ValueForm): string | undefined =>
  field?.kind === 'choice' || field?.kind === 'tags'
    ? form.is === 'whole'
      ? 'numeric: true'
      : 'numeric: false'
    : kindFor(form)

/**
 * What to write in the declaration so that it matches what the platform sends; undefined if no edit fixes it.
 *
 * @param place the field's place in the declaration: `fields.agent_pay.fields.state`
 */
export const editOf = (
  is: FindingClass,
  place: string,
  form: ValueForm | undefined,
  field: Field | undefined,
): string | undefined => {
  switch (is) {
    case 'extra':
      return form && `${place}: ${kindFor(form)}`
    case 'type':
      return form && `${place}: ${typeFor(field, form)}`
    case 'choice':
      return `${place}.of: { …, NEW: l('…', '…', '…') }`
    case 'null':
      return `${place}: nullable: true`
    case 'unit':
      return field?.kind === 'money' && field.unit !== 'yuan'
        ? `${place}: money({ …, unit: 'yuan' })`
        : undefined
    case 'limit':
      return `${place}: ${limitFor(form)}`
    case 'duplicate':
      return `${place}: […, '…']`
    default:
      return undefined
  }
}
