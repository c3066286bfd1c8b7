import { type Label, textIn } from '../label'
import { type FieldBase, type Kind, typeViolation } from './kind'
import { readBoolean } from './read'

/** Yes or no. */
export interface BooleanField extends FieldBase {
  readonly kind: 'boolean'
  /** What yes and no are called here; 是/否 without it. */
  readonly words?: { readonly yes: Label; readonly no: Label }
}

const words = { yes: { zh: '是', en: 'Yes', es: 'Sí' }, no: { zh: '否', en: 'No', es: 'No' } }

/** The declared word for yes or no. */
const wordFor = (field: BooleanField, value: boolean): Label => (field.words ?? words)[value ? 'yes' : 'no']

export const boolean: Kind<BooleanField, boolean> = {
  check: (_, value) => (typeof value === 'boolean' ? undefined : typeViolation),
  read: (_, value) => readBoolean(value),
  parse: (_, value) => (/^(1|true)$/i.test(value) ? true : /^(0|false)$/i.test(value) ? false : undefined),
  text: (field, value, locale) => textIn(wordFor(field, value), locale),
  sample: (_, random) => random.chance(0.5),
  column: () => 'boolean',
  schema: () => ({ type: 'boolean' }),
  filter: 'equals',
  empty: false,
}
