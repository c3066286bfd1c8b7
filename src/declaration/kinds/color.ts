import { l } from '../label'
import { defineKind, type FieldBase, type KindSpec, typeViolation } from './kind'
import { textRules } from './text'

interface ColorField extends FieldBase {
  readonly kind: 'color'
  /** Offered with one click, each as `#rrggbb`; a standard set by default. */
  readonly swatches?: readonly string[]
}

const format = l(
  '请输入颜色，如 #1a2b3c',
  'Enter a colour such as #1a2b3c',
  'Introduzca un color, como #1a2b3c',
)

const isColor = (value: unknown) => typeof value === 'string' && /^#[\da-f]{6}$/.test(value)

/** A colour as people type it: `#1A2B3C`, `1a2b3c`, `#abc`. */
const parseColor = (text: string): string | undefined => {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  const color = `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
  return isColor(color) ? color : undefined
}

/** A colour as `#rrggbb`. */
export const color = defineKind<ColorField, string>('color', {
  ...textRules,
  check: (_, value) => {
    if (typeof value !== 'string') return typeViolation
    return isColor(value) ? undefined : { code: 'own', says: format }
  },
  parse: (_, value) => parseColor(value),
  filter: 'equals',
  partial: false,
})

export const colorSpec: KindSpec<ColorField, string> = {
  options: { swatches: 'names?' },
  inspect: ({ swatches = [] }, place, report) => {
    for (const [index, swatch] of swatches.entries())
      if (!isColor(swatch))
        report(`${place}.swatches[${index}]`, `"${swatch}" is not a colour; write "#rrggbb"`)
  },
  sample: (field, random) => random.pick(field.swatches ?? ['#409eff', '#67c23a', '#e6a23c', '#f56c6c']),
  column: () => 'text',
  schema: () => ({ type: 'string', pattern: '^#[0-9a-f]{6}$' }),
}
