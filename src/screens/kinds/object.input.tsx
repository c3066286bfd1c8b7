import type { FieldOf } from '@/declaration'
import type { KindEntry } from './entry'

export const entry: KindEntry<FieldOf<'object'>> = {
  Entry: ({ field, source, disabled, Input }) => (
    <div className="kind-group">
      {Object.entries(field.fields).map(([name, part]) => (
        <Input key={name} field={part} name={name} source={`${source}.${name}`} disabled={disabled} />
      ))}
    </div>
  ),
  group: true,
}
