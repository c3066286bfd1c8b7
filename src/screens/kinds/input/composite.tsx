import type { FieldOf, Json } from '@/declaration'
import { useLocale } from '@/i18n/useSay'
import { Part } from '../Part'
import type { KindEntry } from './input'

export const object: KindEntry<FieldOf<'object'>> = {
  Entry: ({ field, source, disabled, Input }) => (
    <div className="kind-group">
      {Object.entries(field.fields).map(([name, part]) => (
        <Input key={name} field={part} name={name} source={`${source}.${name}`} disabled={disabled} />
      ))}
    </div>
  ),
  group: true,
}

/** Lists are the platform's own records (refunds, a history): a form shows them and leaves them as they are. */
const Shown = ({ field, name, value }: { field: FieldOf<'list'>; name: string; value: Json }) => (
  <Part place="Field" field={field} name={name} value={value} record={{}} locale={useLocale()} />
)

export const list: KindEntry<FieldOf<'list'>> = {
  Entry: ({ field, source, input }) => <Shown field={field} name={source} value={input.value} />,
  group: true,
}
