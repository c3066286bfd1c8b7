import { defineRules } from '@mock/platform/areas/rules'
import { areaNames, clock, operationNames } from '../names'
import type { OperationLog } from '../operationLog.area'

/** Chinese names by key, as SQL. */
const chinese = (names: typeof areaNames) => {
  const texts = Object.fromEntries(Object.entries(names).map(([name, { zh }]) => [name, zh]))
  return `'${JSON.stringify(texts).replaceAll("'", "''")}'::jsonb`
}

const entriesOf = (operation: string) =>
  `platform.history h where h.partner_id = ${operation}.partner_id and h.operation_id = ${operation}.operation_id`

// Area names are plain words, so they need no escaping.
const within = (areas: readonly string[]) =>
  `h.area = any(array[${areas.map((area) => `'${area}'`)}]::text[])`

const recordsIn = (operation: string, condition: string) =>
  `(select count(*) from (select distinct h.area, h.record_id from ${entriesOf(operation)} and ${condition}) one)`

/** The name of an area published at run time, or of one of its actions, while it is in use. */
const published = (place: string) =>
  `(select d.body::jsonb ${place} from platform.delivered d
    where d.partner_id = o.partner_id and d.area = o.area and not d.overlay)`

/** An operation is visible to accounts that may open one of its records, and only counts those records. */
export default defineRules<OperationLog>({
  view: `select o.partner_id, o.operation_id, o.at, o.by_username as "by",
      coalesce(o.by_name, o.by_username, '${clock.zh}') as by_name, o.way, o.area,
      coalesce(${chinese(areaNames)} ->> o.area, ${published("-> 'label' ->> 'zh'")}, o.area) as area_name,
      o.action, (
        select coalesce(
          names ->> (o.area || '.' || o.action),
          names ->> o.action,
          ${published("-> 'actions' -> o.action -> 'label' ->> 'zh'")},
          o.action)
        from (select ${chinese(operationNames)} as names) called
      ) as action_name,
      ${recordsIn('o', 'true')} as records, o.run_id, o.request_id, o.hash, o.approved_by
    from platform.operation o`,
  own: { records: (_, opens) => recordsIn('t', within(opens)) },
  seen: ({ opens }) => `exists (select from ${entriesOf('t')} and ${within(opens)})`,
})
