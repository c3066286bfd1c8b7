import { isRecord } from '../condition'
import { labelLocales as locales } from '../labelLocales'
import { type Report, suggestion } from './report'
import { inspectSize } from './sizes'

const hasChinese = /\p{Script=Han}/u

const both = (some: readonly string[]): string => some.map((one) => `"${one}"`).join(' and ')

/** Checks that a label has a text in every language, and that none repeats the Chinese text. */
export const inspectLabel = (label: unknown, place: string, report: Report): void => {
  if (!isRecord(label)) return
  const lacking = locales.filter((locale) => {
    const text = label[locale]
    return typeof text !== 'string' || text.trim() === ''
  })
  if (lacking.length > 0)
    report(
      place,
      `has no text in ${both(lacking)}; give all of ${locales.join(', ')}, as l('…', '…', '…') does`,
    )
  for (const locale of locales) inspectSize(label[locale], `${place}.${locale}`, report)
  const { zh } = label
  const copied =
    typeof zh === 'string' && hasChinese.test(zh)
      ? locales.filter((one) => one !== 'zh' && label[one] === zh)
      : []
  if (copied.length > 0) report(place, `has the Chinese text in ${both(copied)} too; translate it`)
  for (const name of Object.keys(label))
    if (!locales.some((locale) => locale === name) && !['tone', 'former'].includes(name))
      report(`${place}.${name}`, `is not a part of a label${suggestion(name, locales)}`)
}
