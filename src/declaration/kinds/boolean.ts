import { type Label, textIn } from '../label'
import { defineKind, type FieldBase, type KindSpec, typeViolation } from './kind'
import { readBoolean } from './read'

interface BooleanField extends FieldBase {
  readonly kind: 'boolean'
  /** What yes and no are called here; 是/否 by default. */
  readonly words?: { readonly yes: Label; readonly no: Label }
}

const words = { yes: { zh: '是', en: 'Yes', es: 'Sí' }, no: { zh: '否', en: 'No', es: 'No' } }

/** Yes or no. */
export const boolean = defineKind<BooleanField, boolean>('boolean', {
  check: (_, value) => (typeof value === 'boolean' ? undefined : typeViolation),
  read: (_, value) => readBoolean(value),
  parse: (_, value) => (/^(1|true)$/i.test(value) ? true : /^(0|false)$/i.test(value) ? false : undefined),
  text: (field, value, locale) => textIn((field.words ?? words)[value ? 'yes' : 'no'], locale),
  filter: 'equals',
  empty: false,
})

export const booleanSpec: KindSpec<BooleanField, boolean> = {
  options: { words: { parts: { yes: 'label', no: 'label' }, optional: true } },
  sample: (_, random) => random.chance(0.5),
  column: () => 'boolean',
  schema: () => ({ type: 'boolean' }),
}
