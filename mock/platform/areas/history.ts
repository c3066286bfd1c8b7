import type { Endpoints, Page, Resource } from '@/declaration'
import type { Json } from '../contract'
import { canonical, digest } from '../digest'
import { type Doing, writingSetting } from '../writing'
import { literal, quoted } from './sqlText'
import { type Column, emptyOfColumn, removedColumn, type Table, versionColumn } from './tables'

/*
 * Who did what to which record. Triggers write it, in the transaction of the write: so no way of writing can forget it,
 * and what is rolled back was never there. What one call does to a record is one entry, however often it writes.
 */

export const historySchema: readonly string[] = [
  // One per call; the calls of a run are one.
  `create table if not exists platform.operation (
    partner_id bigint not null,
    operation_id text not null,
    at bigint not null,
    account_id bigint,
    by_username text,
    by_name text,
    way text not null,
    area text not null,
    action text not null,
    request_id text,
    run_id text,
    hash text,
    primary key (partner_id, operation_id))`,
  'create index if not exists operation_at on platform.operation (partner_id, at, operation_id)',
  // `call`: the number of the transaction. `hidden`: fields that changed from and to what is not kept.
  `create table if not exists platform.history (
    partner_id bigint not null,
    entry bigint generated always as identity,
    operation_id text not null,
    call bigint not null,
    area text not null,
    record_id text not null,
    at bigint not null,
    kind text not null,
    version bigint not null,
    changes jsonb not null,
    hidden text[] not null,
    primary key (partner_id, area, record_id, entry))`,
  `create unique index if not exists history_call
     on platform.history (partner_id, operation_id, call, area, record_id)`,
  'create index if not exists history_at on platform.history (partner_id, area, at)',

  // The same as idOf of src/declaration/key.ts; PostgreSQL stores no lone surrogates.
  `create or replace function platform.id_part(plain text) returns text language sql immutable parallel safe
   return replace(replace(replace(replace(replace(replace(replace(coalesce(plain, ''),
     '!', '!0'), '~', '!1'), '%', '!2'), '/', '!3'), '\\', '!4'), '?', '!5'), '#', '!6')`,
  `create or replace function platform.whole_id(parts text) returns text language sql immutable parallel safe
   return case parts when '.' then '!r0' when '..' then '!r1' when 'create' then '!r2' else parts end`,

  `create or replace function platform.merged(first jsonb, last jsonb) returns jsonb
   language sql immutable parallel safe
   return (select coalesce(jsonb_object_agg(name, jsonb_build_array(was, becomes)), '{}')
     from (select key as name, coalesce(f.value -> 0, l.value -> 0) as was,
         coalesce(l.value -> 1, f.value -> 1) as becomes
       from jsonb_each(first) f full join jsonb_each(last) l using (key)) both_changes
     where was is distinct from becomes)`,
  // What is made and then removed never was.
  `create or replace function platform.merged_kind(first text, last text) returns text
   language sql immutable parallel safe
   return case when last = 'change' then first
     when first = 'create' and last = 'remove' then 'never'
     when first = 'remove' and last = 'create' then 'change' else last end`,

  // A write outside calls and jobs is nobody's: its transaction becomes an operation of its own.
  `create or replace function platform.writing() returns jsonb language plpgsql as $$
   declare given text := current_setting('${writingSetting}', true);
   begin
     if given = 'off' then return null; end if;
     if coalesce(given, '') = '' then
       given := jsonb_build_object('operation', gen_random_uuid()::text, 'way', 'job', 'area', '', 'action', '',
         'at', extract(epoch from now())::bigint)::text;
       perform set_config('${writingSetting}', given, true);
     end if;
     return given::jsonb;
   end $$`,

  `create or replace function platform.raise_version() returns trigger language plpgsql as $$
   begin
     new.${versionColumn} := old.${versionColumn} + 1;
     return new;
   end $$`,
]

const hashes = new WeakMap<object, Promise<string>>()

/** The SHA-256 of a declaration, which an entry names: what a change was made under. */
function hashOf(declaration: object): Promise<string> {
  const known = hashes.get(declaration) ?? digest(canonical(JSON.parse(JSON.stringify(declaration)) as Json))
  hashes.set(declaration, known)
  return known
}

/** What a call of an area or a page does. */
export const doingOf = async (
  owner: Pick<Resource | Page, 'name'> & { readonly endpoints?: Endpoints },
  action: string,
): Promise<Doing> => ({ area: owner.name, action, hash: await hashOf(owner) })

/** A column as far as its changes count, without the parts that are bookkeeping. */
interface Tracked {
  readonly column: Column
  readonly isSecret: boolean
  of(row: string): string
}

const holdsSecret = (field: Column['field']): boolean => {
  if (field.kind === 'secret') return true
  if (field.kind !== 'object' && field.kind !== 'list') return false
  return Object.values(field.fields).some(holdsSecret)
}

const trackedIn = ({ history }: Resource, table: Table): readonly Tracked[] => {
  const except = history?.except ?? []
  return table.columns.flatMap((column): Tracked[] => {
    if (except.includes(column.name)) return []
    const parts = except.flatMap((path) => {
      const [name, part] = path.split('.')
      return name === column.name && part !== undefined ? [` - ${literal(part)}`] : []
    })
    const of = (row: string) => {
      const value = `${row}.${column.sql}`
      if (parts.length === 0) return value
      return `(case when jsonb_typeof(${value}) = 'object' then ${value}${parts.join('')} else ${value} end)`
    }
    return [{ column, isSecret: holdsSecret(column.field), of }]
  })
}

const rowOf = (tracked: readonly Tracked[], row: string): string =>
  `(${[...tracked.map(({ of }) => of(row)), `${row}.${removedColumn}`].join(', ')})`

const idSql = ({ key }: Table, row: string): string =>
  `platform.whole_id(${key.map(({ sql }) => `platform.id_part(${row}.${sql}::text)`).join(" || '~' || ")})`

const namesSql = (names: readonly string[]): string => `array[${names.map(literal).join(', ')}]::text[]`

/** `{field: [from, to]}` of the fields that differ. */
const changesSql = (
  tracked: readonly Tracked[],
  values: (one: Tracked) => { readonly was: string; readonly becomes: string },
  pair = 'was, becomes',
): string => {
  const shown = tracked.filter(({ isSecret }) => !isSecret)
  if (shown.length === 0) return "'{}'::jsonb"
  const lines = shown.map((one) => {
    const { was, becomes } = values(one)
    return `(${literal(one.column.name)}, ${was}, ${becomes})`
  })
  return `(select coalesce(jsonb_object_agg(name, jsonb_build_array(${pair})), '{}')
    from (values ${lines.join(', ')}) as one (name, was, becomes) where was is distinct from becomes)`
}

const emptySql = ({ column }: Tracked): string => {
  const value = emptyOfColumn(column)
  return value === null ? 'null::jsonb' : `${literal(JSON.stringify(value))}::jsonb`
}

const hiddenSql = (tracked: readonly Tracked[], isChanged: (one: Tracked) => string): string => {
  const secrets = tracked.filter(({ isSecret }) => isSecret)
  if (secrets.length === 0) return namesSql([])
  const lines = secrets.map((one) => `case when ${isChanged(one)} then ${literal(one.column.name)} end`)
  return `array_remove(array[${lines.join(', ')}]::text[], null)`
}

/** Writes the entries of a statement. `source`: one row per record with row `o`, `n` or both. */
const writeSql = (
  area: string,
  kind: string,
  row: string,
  id: string,
  changes: string,
  hidden: string,
  source: string,
) =>
  `with written as (
     insert into platform.history as h
       (partner_id, operation_id, call, area, record_id, at, kind, version, changes, hidden)
     select ${row}.partner_id, doing ->> 'operation', txid_current(), ${literal(area)}, ${id},
       (doing ->> 'at')::bigint, ${kind}, ${row}.${versionColumn}, ${changes}, ${hidden}
     from ${source}
     on conflict (partner_id, operation_id, call, area, record_id) do update set
       kind = platform.merged_kind(h.kind, excluded.kind), version = excluded.version,
       changes = platform.merged(h.changes, excluded.changes),
       hidden = array(select distinct unnest(h.hidden || excluded.hidden) order by 1)
     returning h.partner_id, h.kind = 'never' or (h.kind = 'change' and h.changes = '{}' and h.hidden = '{}') as is_void),
   opened as (
     insert into platform.operation
       (partner_id, operation_id, at, account_id, by_username, by_name, way, area, action, request_id, run_id, hash)
     select distinct w.partner_id, doing ->> 'operation', (doing ->> 'at')::bigint, (doing ->> 'account')::bigint,
       a.username, a.name, doing ->> 'way', doing ->> 'area', doing ->> 'action', doing ->> 'request',
       doing ->> 'run', doing ->> 'hash'
     from written w left join platform.account a on a.account_id = (doing ->> 'account')::bigint
     on conflict do nothing)
   select array_agg(distinct partner_id) filter (where is_void) into partners from written;`

const functionName = (table: Table): string => `platform.${quoted(`history of ${table.area}`)}`

function functionSql(resource: Resource, table: Table, tracked: readonly Tracked[]): string {
  const written = (kind: string, row: string, changes: string, hidden: string, source: string) =>
    writeSql(table.area, kind, row, idSql(table, row), changes, hidden, source)
  const made = written(
    "'create'",
    'n',
    changesSql(
      tracked,
      (one) => ({ was: emptySql(one), becomes: `to_jsonb(${one.of('n')})` }),
      'null, becomes',
    ),
    hiddenSql(tracked, (one) => `to_jsonb(${one.of('n')}) is distinct from ${emptySql(one)}`),
    'new_rows n',
  )
  const changed = written(
    `case when (o.${removedColumn} is null) = (n.${removedColumn} is null) then 'change'
       when n.${removedColumn} is null then 'create' else 'remove' end`,
    'n',
    changesSql(tracked, (one) => ({ was: `to_jsonb(${one.of('o')})`, becomes: `to_jsonb(${one.of('n')})` })),
    hiddenSql(tracked, (one) => `${one.of('o')} is distinct from ${one.of('n')}`),
    `new_rows n join old_rows o using (partner_id, ${table.key.map(({ sql }) => sql).join(', ')})
     where o.${versionColumn} <> n.${versionColumn}`,
  )
  const removed = written(
    "'remove'",
    'o',
    "'{}'::jsonb",
    namesSql([]),
    `old_rows o where o.${removedColumn} is null`,
  )
  const isLog = resource.history?.log === true
  return `create or replace function ${functionName(table)}() returns trigger language plpgsql as $$
    #variable_conflict use_variable
    declare
      doing jsonb := platform.writing();
      partners bigint[];
    begin
      if doing is null${isLog ? " or doing ->> 'way' = 'job'" : ''} then return null; end if;
      if tg_op = 'UPDATE' then
        ${changed}
      elsif tg_op = 'DELETE' then
        ${removed}
      else
        ${isLog ? 'return null;' : made}
      end if;
      if partners is not null then
        delete from platform.history h
        where h.partner_id = any(partners) and h.operation_id = doing ->> 'operation' and h.call = txid_current()
          and (h.kind = 'never' or (h.kind = 'change' and h.changes = '{}' and h.hidden = '{}'));
        delete from platform.operation op
        where op.partner_id = any(partners) and op.operation_id = doing ->> 'operation' and not exists (select from platform.history h
            where h.partner_id = op.partner_id and h.operation_id = op.operation_id);
      end if;
      return null;
    end $$`
}

/** The triggers of an area's table: its records' versions, and their history. */
export function historyOf(resource: Resource, table: Table): readonly string[] {
  if (table.view !== undefined) return []
  const tracked = trackedIn(resource, table)
  const trigger = (name: string, when: string, what: string) =>
    `create or replace trigger ${name} ${when} on ${table.sql} ${what}`
  const each = (name: string, event: string, rows: string) =>
    trigger(
      name,
      `after ${event}`,
      `referencing ${rows} for each statement execute function ${functionName(table)}()`,
    )
  return [
    functionSql(resource, table, tracked),
    trigger(
      'raise_version',
      'before update',
      `for each row when (${rowOf(tracked, 'old')} is distinct from ${rowOf(tracked, 'new')})
       execute function platform.raise_version()`,
    ),
    resource.history?.log
      ? `drop trigger if exists history_made on ${table.sql}`
      : each('history_made', 'insert', 'new table as new_rows'),
    each('history_changed', 'update', 'old table as old_rows new table as new_rows'),
    each('history_removed', 'delete', 'old table as old_rows'),
  ]
}
