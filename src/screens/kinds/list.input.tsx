import type { FieldOf, Json } from '@/declaration'
import { useLocale } from '@/i18n/useSay'
import type { KindEntry } from './entry'
import { Part } from './KindCell'

/** Lists are records kept by the platform (refunds, a history): a form shows them read-only. */
const Shown = ({ field, name, value }: { field: FieldOf<'list'>; name: string; value: Json }) => (
  <Part place="Field" field={field} name={name} value={value} record={{}} locale={useLocale()} />
)

export const entry: KindEntry<FieldOf<'list'>> = {
  Entry: ({ field, source, input }) => <Shown field={field} name={source} value={input.value} />,
  group: true,
}
