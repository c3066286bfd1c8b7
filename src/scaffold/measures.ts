import { type Label, l } from '@/declaration'
import { wordsOf } from './wordsOf'

/** Units of measure at the end of a name: `weight_g`, `volume_cm3`. */
const measures: { readonly [ending: string]: Label } = {
  mg: l('毫克', 'mg', 'mg'),
  g: l('克', 'g', 'g'),
  kg: l('千克', 'kg', 'kg'),
  mm: l('毫米', 'mm', 'mm'),
  cm: l('厘米', 'cm', 'cm'),
  m: l('米', 'm', 'm'),
  km: l('公里', 'km', 'km'),
  cm2: l('平方厘米', 'cm²', 'cm²'),
  m2: l('平方米', 'm²', 'm²'),
  cm3: l('立方厘米', 'cm³', 'cm³'),
  m3: l('立方米', 'm³', 'm³'),
  ml: l('毫升', 'ml', 'ml'),
  kwh: l('千瓦时', 'kWh', 'kWh'),
  kb: l('KB', 'KB', 'KB'),
  mb: l('MB', 'MB', 'MB'),
  gb: l('GB', 'GB', 'GB'),
}
/** Units that field kinds handle themselves. */
const known = ['fen', 'li', 'yuan', 'cents', 'ms']

/** The words of a name without a unit at the end, which is not part of the label. */
export const withoutUnit = (words: readonly string[]): readonly string[] => {
  const last = words.at(-1) ?? ''
  return words.length > 1 && (known.includes(last) || Object.hasOwn(measures, last))
    ? words.slice(0, -1)
    : words
}

/** The unit of measure that a name ends with. */
export const measureOf = (name: string): Label | undefined => {
  const words = wordsOf(name)
  const last = words.at(-1) ?? ''
  return words.length > 1 && Object.hasOwn(measures, last) ? measures[last] : undefined
}
