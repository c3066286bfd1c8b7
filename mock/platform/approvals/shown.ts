import type { WireRecord } from '@/declaration'
import type { Declared } from '../areas/declared'
import type { View } from '../areas/view'
import { shownValue } from '../areas/wire'
import type { JsonObject } from '../contract'
import type { Change } from './store'

/**
 * A change as an account may see it: masked, without secrets and denied fields. `hidden` names the fields left out.
 *
 * @param view undefined for an account that may not see the area
 */
export function shownChange(
  { resource }: Pick<Declared, 'resource'>,
  view: View | undefined,
  { title, before, after }: Pick<Change, 'title' | 'before' | 'after'>,
): JsonObject {
  const names = Object.keys({ ...before, ...after })
  const seen = names.filter((name) => {
    const field = resource.fields[name]
    return field && field.kind !== 'secret' && view && !view.denied.has(name)
  })
  const shown = (record: WireRecord | null) =>
    record &&
    Object.fromEntries(
      seen.map((name) => {
        const field = resource.fields[name]
        return [name, field ? shownValue(field, record[name] ?? null) : null]
      }),
    )
  return {
    title,
    before: shown(before),
    after: shown(after),
    hidden: names.filter((name) => !seen.includes(name)),
  }
}
