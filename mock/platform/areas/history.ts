import type { Endpoints, Page, Resource } from '@/declaration'
import type { Json } from '../contract'
import { canonical, digest } from '../digest'
import { type Doing, writingSetting } from '../writing'
import { literal, quoted } from './sqlText'
import { type Column, emptyOfColumn, removedColumn, type Table, versionColumn } from './tables'

/*
 * Who did what to which record. Triggers write it in the transaction of the write, so no write can forget it, and a rollback
 * removes it too. Everything that one call does to a record is one entry, however often it writes.
 */

export const historySchema: readonly string[] = [
  // One per call, or per run of calls. Collated like the areas' texts: otherwise the triggers' queries could not use the index.
  `create table if not exists platform.operation (
    partner_id bigint not null,
    operation_id text collate "C" not null,
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
    approved_by text,
    primary key (partner_id, operation_id))`,
  // In the order in which lists sort.
  'create index if not exists operation_at on platform.operation (partner_id, at nulls first, operation_id)',
  // `call`: the number of the transaction. `hidden`: fields that changed, but whose values are not kept.
  `create table if not exists platform.history (
    partner_id bigint not null,
    entry bigint generated always as identity,
    operation_id text collate "C" not null,
    call bigint not null,
    area text collate "C" not null,
    record_id text collate "C" not null,
    at bigint not null,
    kind text not null,
    version bigint not null,
    changes jsonb not null,
    hidden text[] not null,
    primary key (partner_id, area, record_id, entry))`,
  'create index if not exists history_operation on platform.history (partner_id, operation_id, entry)',

  // The same as idOf of src/declaration/key.ts; PostgreSQL stores no lone surrogates.
  `create or replace function platform.id_part(plain text) returns text language sql immutable parallel safe
   return replace(replace(replace(replace(replace(replace(replace(coalesce(plain, ''),
     '!', '!0'), '~', '!1'), '%', '!2'), '/', '!3'), '\\', '!4'), '?', '!5'), '#', '!6')`,
  `create or replace function platform.whole_id(parts text) returns text language sql immutable parallel safe
   return case parts when '.' then '!r0' when '..' then '!r1' when 'create' then '!r2' else parts end`,

  // Merges two changes of a record into one. A field that ends as it began drops out.
  `create or replace function platform.merged(first jsonb, last jsonb) returns jsonb
   language sql immutable parallel safe
   return (select coalesce(jsonb_object_agg(name, jsonb_build_array(was, becomes)), '{}')
     from (select key as name, coalesce(f.value -> 0, l.value -> 0) as was,
         coalesce(l.value -> 1, f.value -> 1) as becomes
       from jsonb_each(first) f full join jsonb_each(last) l using (key)) both_changes
     where was is distinct from becomes)`,

  // A write outside calls and jobs belongs to nobody; its transaction becomes an operation of its own.
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

  // The setting remembers that the operation is there, until its savepoint is rolled back.
  `create or replace function platform.open_operation(doing jsonb, partner bigint) returns void
   language plpgsql as $$
   begin
     insert into platform.operation
       (partner_id, operation_id, at, account_id, by_username, by_name, way, area, action, request_id, run_id, hash, approved_by)
     select partner, doing ->> 'operation', (doing ->> 'at')::bigint, (doing ->> 'account')::bigint, a.username,
       a.name, doing ->> 'way', doing ->> 'area', doing ->> 'action', doing ->> 'request', doing ->> 'run',
       doing ->> 'hash', doing ->> 'approved'
     from (values (1)) one left join platform.account a on a.account_id = (doing ->> 'account')::bigint
     on conflict do nothing;
     perform set_config('${writingSetting}', jsonb_set(doing, '{opened}', to_jsonb(partner))::text, true);
   end $$`,

  // Removes an entry that comes to nothing, and its operation if no entry is left.
  `create or replace function platform.take_back(doing jsonb, partner bigint, taken bigint, area_name text, id text)
   returns void language plpgsql as $$
   begin
     delete from platform.history h
     where h.partner_id = partner and h.area = area_name and h.record_id = id and h.entry = taken;
     delete from platform.operation o
     where o.partner_id = partner and o.operation_id = doing ->> 'operation' and not exists (
       select from platform.history h where h.partner_id = partner and h.operation_id = o.operation_id);
     perform set_config('${writingSetting}', (doing - 'opened')::text, true);
   end $$`,

  `create or replace function platform.note_change(partner bigint, area_name text, id text, what text,
     became bigint, differences jsonb, secrets text[]) returns boolean language plpgsql
   -- A session keeps its plans: one of a time when there was no history would read all of it for each row.
   set enable_seqscan = off set enable_sort = off as $$
   declare
     doing jsonb := platform.writing();
     before record;
   begin
     if doing is null then return false; end if;
     -- Only the latest can be of this call, as the row is locked; to look for the call would be to read the whole run.
     select h.entry, h.call, h.operation_id, h.kind, h.changes, h.hidden into before from platform.history h
     where h.partner_id = partner and h.area = area_name and h.record_id = id
     order by h.entry desc limit 1;
     if not found or before.call <> txid_current() or before.operation_id <> doing ->> 'operation' then
       insert into platform.history
         (partner_id, operation_id, call, area, record_id, at, kind, version, changes, hidden)
       values (partner, doing ->> 'operation', txid_current(), area_name, id, (doing ->> 'at')::bigint, what,
         became, differences, secrets);
       if (doing -> 'opened') is distinct from to_jsonb(partner) then
         perform platform.open_operation(doing, partner);
       end if;
       return true;
     end if;
     if before.kind = 'create' then
       select coalesce(jsonb_object_agg(key, jsonb_build_array(null, value -> 1)), '{}') into differences
       from jsonb_each(differences);
     end if;
     differences := platform.merged(before.changes, differences);
     secrets := array(select distinct unnest(before.hidden || secrets) order by 1);
     -- What is made and then removed never was.
     if before.kind = 'create' and what = 'remove'
       or before.kind = 'change' and what = 'change' and differences = '{}' and secrets = '{}' then
       perform platform.take_back(doing, partner, before.entry, area_name, id);
       return false;
     end if;
     update platform.history h set version = became, changes = differences, hidden = secrets,
       kind = case when what = 'change' then before.kind
         when before.kind = 'remove' and what = 'create' then 'change' else what end
     where h.partner_id = partner and h.area = area_name and h.record_id = id and h.entry = before.entry;
     return true;
   end $$`,
]

const hashes = new WeakMap<object, Promise<string>>()

/** The SHA-256 of a declaration. An operation stores it to show which declaration a change was made under. */
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

/** A column whose changes go into the history, without the parts that `except` leaves out. */
interface Tracked {
  readonly column: Column
  readonly isSecret: boolean
  of(row: 'old' | 'new'): string
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

/** SQL for a record's id, made of its key columns. `row`: what to prefix the columns with. */
export const idSql = (key: readonly string[], row: string): string =>
  `platform.whole_id(${key.map((column) => `platform.id_part(${row}.${column}::text)`).join(" || '~' || ")})`

/** Notes a field if it differs, with both values unless it is a secret. */
const noteSql = ({ column, isSecret, of }: Tracked, was: string, differs: string): string => {
  const name = literal(column.name)
  const noted = isSecret
    ? `secrets := array_append(secrets, ${name})`
    : `differences := differences || jsonb_build_object(${name}, jsonb_build_array(${was}, ${of('new')}))`
  return `if ${differs} then ${noted}; end if;`
}

const ifMade = (tracked: Tracked): string => {
  const empty = emptyOfColumn(tracked.column)
  const value = tracked.of('new')
  const { type } = tracked.column
  const text = literal(type === 'jsonb' ? JSON.stringify(empty) : String(empty))
  return noteSql(
    tracked,
    'null',
    empty === null ? `${value} is not null` : `${value} is distinct from ${text}::${type}`,
  )
}

const ifChanged = (tracked: Tracked): string =>
  noteSql(tracked, tracked.of('old'), `${tracked.of('old')} is distinct from ${tracked.of('new')}`)

const functionSql = (name: string, body: string): string =>
  `create or replace function ${name}() returns trigger language plpgsql as $$
   #variable_conflict use_variable
   declare
     differences jsonb := '{}';
     secrets text[] := '{}';
     what text := 'change';
     is_noted boolean;
   begin
     ${body}
   end $$`

/** The triggers of an area's table: they raise its records' versions and write their history. */
export function historyOf(resource: Resource, table: Table): readonly string[] {
  if (table.view !== undefined) return []
  const tracked = trackedIn(resource, table)
  const isLog = resource.history?.log === true
  const key = table.key.map(({ sql }) => sql)
  const name = (what: string) => `platform.${quoted(`${what} ${table.area}`)}`
  const note = (row: 'old' | 'new', what: string) =>
    `is_noted := platform.note_change(${row}.partner_id, ${literal(table.area)}, ${idSql(key, row)}, ${what},
       ${row}.${versionColumn}, differences, secrets);`
  const byPeople = (statement: string) =>
    isLog ? `if platform.writing() ->> 'way' <> 'job' then ${statement} end if;` : statement
  const trigger = (trigger: string, when: string, how: string) =>
    `create or replace trigger ${trigger} ${when} on ${table.sql} for each row ${how}`
  return [
    functionSql(
      name('changed'),
      `${tracked.map(ifChanged).join('\n')}
       if (old.${removedColumn} is null) <> (new.${removedColumn} is null) then
         what := case when new.${removedColumn} is null then 'create' else 'remove' end;
       elsif differences = '{}' and secrets = '{}' then
         return new;
       end if;
       new.${versionColumn} := old.${versionColumn} + 1;
       ${byPeople(note('new', 'what'))}
       return new;`,
    ),
    functionSql(
      name('removed'),
      `${byPeople(note('old', "'remove'"))}
       return null;`,
    ),
    functionSql(
      name('made'),
      `${tracked.map(ifMade).join('\n')}
       ${note('new', "'create'")}
       return null;`,
    ),
    trigger('history_changed', 'before update', `execute function ${name('changed')}()`),
    trigger(
      'history_removed',
      'after delete',
      `when (old.${removedColumn} is null) execute function ${name('removed')}()`,
    ),
    // A trigger that runs before an insert does not know whether the row exists, so it could note rows that are never made.
    isLog
      ? `drop trigger if exists history_made on ${table.sql}`
      : trigger('history_made', 'after insert', `execute function ${name('made')}()`),
  ]
}
