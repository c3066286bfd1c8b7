import { isRecord, type Json, type LabelLocale } from '@/declaration'
import { isLabel } from '@/declaration/isLabel'
import { labelLocales } from '@/declaration/labelLocales'
import type { Caller } from './caller'
import { doableIn } from './doable'

/** Parts that only matter to a screen. */
const forScreens = [
  'icon',
  'component',
  'shortcut',
  'menu',
  'card',
  'layout',
  'rows',
  'panels',
  'sample',
  'roles',
  'input',
]

/** A declaration with texts in one language only, without the parts that only screens need. */
const plain = (value: unknown, locale: LabelLocale): Json => {
  if (Array.isArray(value)) return value.map((one) => plain(one, locale))
  if (!isRecord(value)) return value === undefined ? null : (value as Json)
  if (isLabel(value))
    return { ...plainEntries(value, locale, [...labelLocales]), label: value[locale] as string }
  return plainEntries(value, locale, forScreens)
}

const plainEntries = (value: object, locale: LabelLocale, left: readonly string[]) =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, one]): [string, Json][] => {
      if (left.includes(name) || one === undefined) return []
      const text = isRecord(one) && isLabel(one) && Object.keys(one).length === labelLocales.length
      return [[name, text ? (one[locale] as string) : plain(one, locale)]]
    }),
  )

/** All areas of an account, in short. */
export const describeAreas = async (caller: Caller, locale: LabelLocale): Promise<Json> =>
  (await caller.areas()).map((area) => ({
    area: area.name,
    label: area.label[locale],
    can: [...(area.detail ? ['detail'] : []), ...doableIn(area)],
  }))

/** One area, as this account sees it. */
export const describeArea = async (caller: Caller, name: Json, locale: LabelLocale): Promise<Json> => {
  const { path: _path, endpoints: _endpoints, ...area } = await caller.area(name)
  return plain(area, locale)
}
