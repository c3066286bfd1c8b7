import type { Sql } from '../../../store/sql'

/** Renames the members of an object in a JSON column; those in $1 (old name → new name). */
const renamed = (object: string): string =>
  `(select coalesce(jsonb_object_agg(coalesce($1::jsonb ->> key, key), value), '{}') from jsonb_each(${object}))`

const renamedInList = (list: string): string =>
  `(select coalesce(jsonb_agg(coalesce($1::jsonb ->> one, one) order by place), '[]')
    from jsonb_array_elements_text(${list}) with ordinality as all_of_it (one, place))`

/** Renames fields where they are remembered by name: in the history, in requests for approval, in named views of the list. */
export async function renameRemembered(
  sql: Sql,
  area: string,
  renames: { readonly [from: string]: string },
): Promise<void> {
  const names = Object.keys(renames)
  const params = [JSON.stringify(renames), area, names]
  await sql.query(
    `update platform.history set changes = ${renamed('changes')},
       hidden = array(select coalesce($1::jsonb ->> one, one) from unnest(hidden) one)
     where area = $2 and (changes ?| $3 or hidden && $3)`,
    params,
  )
  const [asked] = await sql.query(`select 1 from pg_tables where tablename = 'approval_record'`)
  for (const state of asked ? ['before', 'after'] : [])
    await sql.query(
      `update platform.approval_record r set ${state} = ${renamed(`r.${state}`)}
       from platform.approval_call c
       where c.partner_id = r.partner_id and c.id = r.id and c.area = $2 and r.${state} ?| $3`,
      params,
    )
  // A filter goes by the name of its field unless it is declared otherwise.
  await sql.query(
    `update platform.view set version = version + 1, content = content || jsonb_build_object(
       'filter', ${renamed("content -> 'filter'")}, 'widths', ${renamed("content -> 'widths'")},
       'columns', ${renamedInList("content -> 'columns'")},
       'sort', to_jsonb(coalesce($1::jsonb ->> (content ->> 'sort'), content ->> 'sort')))
     where area = $2 and (content -> 'filter' ?| $3 or content -> 'widths' ?| $3 or content -> 'columns' ?| $3
       or content ->> 'sort' = any($3))`,
    params,
  )
}
