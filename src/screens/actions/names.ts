import type { RaRecord } from 'react-admin'
import { type Action, textOf } from '@/declaration'
import { comma } from '@/declaration/punctuation'
import { formatInteger } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { useDeclaration } from '../declarations'
import { keyText, useRecordName } from '../recordName'
import { questionTexts } from './questionTexts'

/** What an action's question calls records: the declared field, otherwise the usual name. */
export const useNames = ({ confirm }: Pick<Action, 'confirm'>) => {
  const resource = useDeclaration()
  const recordName = useRecordName()
  const locale = useLocale()
  const say = useSay()
  const names = confirm?.names
  const field = names === undefined ? undefined : resource.fields[names]
  const nameOf = (record: RaRecord): string =>
    (field && names && textOf(field, record[names], locale)) || recordName(record)
  /** The first few names and how many more. Records with the same name get their keys, to tell them apart. */
  const listed = (records: readonly RaRecord[], most: number): string => {
    const all = records.map(nameOf)
    const named = records
      .map((record, index) => {
        const name = all[index] ?? ''
        const key = all.indexOf(name) === all.lastIndexOf(name) ? '' : keyText(resource, record, locale)
        return key === '' || key === name ? name : say(questionTexts.keyed, { name, key })
      })
      .slice(0, most)
      .join(say(comma))
    const count = formatInteger(records.length)
    const more = formatInteger(records.length - most)
    return records.length > most ? say(questionTexts.andMore, { names: named, count, more }) : named
  }
  return { nameOf, listed }
}
