import type { FieldOf, Json } from '@/declaration'
import { useLocale } from '@/i18n/useSay'
import type { KindEntry } from './entry'
import { Part } from './Part'

/** Lists are the platform's own records (refunds, a history): a form shows them and leaves them as they are. */
const Shown = ({ field, name, value }: { field: FieldOf<'list'>; name: string; value: Json }) => (
  <Part place="Field" field={field} name={name} value={value} record={{}} locale={useLocale()} />
)

export const entry: KindEntry<FieldOf<'list'>> = {
  Entry: ({ field, source, input }) => <Shown field={field} name={source} value={input.value} />,
  group: true,
}
