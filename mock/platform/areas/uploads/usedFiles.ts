import { type Field, type Fields, type Json, valueAt, type WireRecord } from '@/declaration'
import { ownPicturesIn } from '@/declaration/kinds/file'
import { uploadRulesOf } from '@/declaration/uploads'
import type { PartnerCall } from '../../contract'
import { refuse } from '../../refusal'
import { addressOf } from '.'

type Store = Pick<PartnerCall, 'sql' | 'partnerId' | 'now'>

const idsIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((one: Json) => {
        const id = valueAt({ one }, 'one.file_id')
        return typeof id === 'string' ? [id] : []
      })
    : []

/** Ids of the uploaded files in a field's value; pictures on other hosts do not count. */
const filesIn = (field: Field, value: Json | undefined): readonly string[] => {
  if (field.kind === 'html') return typeof value === 'string' ? [...new Set(ownPicturesIn(value))] : []
  if (field.kind !== 'image') return idsIn(value)
  const own = addressOf('')
  return typeof value === 'string' && value.startsWith(own) ? [value.slice(own.length)] : []
}

/** Counts new uses of files. Returns their names. */
async function addUses({ sql, partnerId }: Store, scene: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const found = await sql.query<{ file_id: string; name: string }>(
    `update platform.file set uses = uses + 1
     where partner_id = $1 and scene = $2 and file_id in (select jsonb_array_elements_text($3::jsonb))
     returning file_id, name`,
    [partnerId, scene, JSON.stringify(ids)],
  )
  return new Map(found.map(({ file_id, name }) => [file_id, name]))
}

/** Counts removed uses; an unused file is kept for one more day. */
async function removeUses({ sql, partnerId, now }: Store, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql.query(
    `update platform.file set uses = greatest(uses - 1, 0),
       created_at = case when uses <= 1 then $3::bigint else created_at end
     where partner_id = $1 and file_id in (select jsonb_array_elements_text($2::jsonb))`,
    [partnerId, JSON.stringify(ids), now],
  )
}

/** A field's value with the files' stored names and addresses; files that were in the record stay unchanged. */
async function checkedFiles(
  store: Store,
  field: Field,
  value: Json,
  before: Json | undefined,
): Promise<Json> {
  const [wanted, old] = [filesIn(field, value), filesIn(field, before)]
  const scene = uploadRulesOf(field)?.scene ?? ''
  const fresh = wanted.filter((id) => !old.includes(id))
  const names = await addUses(store, scene, fresh)
  await removeUses(
    store,
    old.filter((id) => !wanted.includes(id)),
  )
  if (!fresh.every((id) => names.has(id))) refuse(field.errorCode ?? 10001, { field: field.label.zh })
  if (field.kind === 'image' || field.kind === 'html') return value
  const kept = Array.isArray(before) ? before : []
  return wanted.map((id): Json => {
    const same = kept.find((one: Json) => valueAt({ one }, 'one.file_id') === id)
    return same ?? { file_id: id, name: names.get(id) ?? '', url: addressOf(id) }
  })
}

/**
 * Replaces the files in a call's values by the partner's own uploads for the field, and counts their uses.
 *
 * @param values the checked values of the fields
 * @param before the stored record; its files need not be uploaded again
 * @throws Refusal with the field's own code, or 10001, for a missing file
 */
export async function usedFiles(
  store: Store,
  fields: Fields | undefined,
  values: Record<string, Json>,
  before: WireRecord = {},
): Promise<Record<string, Json>> {
  const result = { ...values }
  for (const [name, field] of Object.entries(fields ?? {})) {
    const value = values[name]
    if (uploadRulesOf(field)?.scene === undefined) continue
    if (value !== undefined) result[name] = await checkedFiles(store, field, value, before[name])
  }
  return result
}
