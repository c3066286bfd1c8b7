import { decodeBase64, encodeBase64 } from 'hono/utils/encode'
import {
  allows,
  type Field,
  type Fields,
  type Json,
  type Page,
  type Resource,
  valueAt,
  type WireRecord,
} from '@/declaration'
import { ownPicturesIn } from '@/declaration/kinds/file'
import { fileCall, type UploadScene, uploadRulesOf, uploadScenes } from '@/declaration/uploads'
import type { Area, Job, PartnerCall, PartnerRoute } from '../contract'
import { refuse } from '../refusal'
import { demonstrationPartner } from '../sandbox'
import type { Work } from './records'
import { isReserved } from './reserved'

const startsWith = (bytes: Uint8Array, wanted: readonly number[], from = 0): boolean =>
  wanted.every((byte, index) => bytes[from + index] === byte)

const ascii = (text: string): readonly number[] => Array.from(text, (one) => one.charCodeAt(0))

const types: readonly (readonly [string, (bytes: Uint8Array) => boolean])[] = [
  ['image/png', (bytes) => startsWith(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])],
  ['image/jpeg', (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff])],
  ['image/gif', (bytes) => startsWith(bytes, ascii('GIF8'))],
  ['image/webp', (bytes) => startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)],
  ['application/pdf', (bytes) => startsWith(bytes, ascii('%PDF-'))],
]

/** The media type by a file's first bytes; undefined for unknown types and those that could run in a page (SVG, HTML). */
const fileType = (bytes: Uint8Array): string | undefined => types.find(([, fits]) => fits(bytes))?.[0]

const endings: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
}

/** @param accept media types, `image/*`, or file extensions */
const accepts = (accept: readonly string[], type: string): boolean =>
  accept.some((one) =>
    one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : (endings[one.toLowerCase()] ?? one) === type,
  )

/** Seconds after which an unused file is deleted. */
const unusedLifetime = 24 * 3600

const mostUnused = 200

const schema: readonly string[] = [
  `create table if not exists platform.file (
    partner_id bigint not null,
    file_id text not null,
    scene text not null,
    name text not null,
    type text not null,
    content bytea not null,
    created_at bigint not null,
    used boolean not null default false,
    primary key (partner_id, file_id)
  )`,
  // How many fields of records use the file. Earlier stores only had `used`.
  'alter table platform.file add column if not exists uses bigint not null default 0',
  'update platform.file set uses = 1, used = false where used',
  'drop index if exists platform.file_unused',
  'create index if not exists file_free on platform.file (partner_id, created_at) where uses = 0',
]

const cleaning: Job = {
  name: 'uploads.forget',
  everySeconds: 3600,
  async run(sql, now) {
    await sql.query('delete from platform.file where uses = 0 and created_at < $1', [now - unusedLifetime])
  },
}

const longestName = 100

/** A file's name without characters that matter in paths or headers. */
const nameOf = (file: File): string =>
  [...(file.name.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '')]
    .slice(-longestName)
    .join('') || 'file'

interface OwnedScene extends UploadScene {
  readonly reserved: boolean
}

function sceneOf(scenes: readonly OwnedScene[], { body, account, partnerId }: PartnerCall): UploadScene {
  const [only, ...others] = scenes
  const scene =
    body.scene === undefined && others.length === 0 ? only : scenes.find((one) => one.scene === body.scene)
  if (!scene) return refuse(10001, { field: 'scene' })
  if (scene.reserved && partnerId !== demonstrationPartner) return refuse(10003)
  return scene.keys.some((key) => allows(account.permissions, key)) ? scene : refuse(10003)
}

/** @throws Refusal 10004 while the partner has too many unused files */
async function checkUnused({ sql, partnerId, now }: PartnerCall): Promise<void> {
  const [free] = await sql.query<{ n: number; first: number | null }>(
    'select count(*) as n, min(created_at) as first from platform.file where partner_id = $1 and uses = 0',
    [partnerId],
  )
  if (free && free.n >= mostUnused)
    refuse(10004, { n: Math.max(1, (free.first ?? now) + unusedLifetime - now) })
}

async function upload(scenes: readonly OwnedScene[], call: PartnerCall) {
  const { form, sql, partnerId, now } = call
  const { scene, id, maxBytes, accept } = sceneOf(scenes, call)
  const file = form?.get('file')
  if (!(file instanceof File)) return refuse(10001, { field: 'file' })
  if (file.size === 0 || file.size > maxBytes) return refuse(44002)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = fileType(bytes)
  if (type === undefined || !accepts(accept, type)) return refuse(44002)
  await checkUnused(call)
  const fileId = `F${crypto.randomUUID().replaceAll('-', '')}`
  await sql.query(
    `insert into platform.file (partner_id, file_id, scene, name, type, content, created_at)
     values ($1, $2, $3, $4, $5, decode($6, 'base64'), $7)`,
    [partnerId, fileId, scene, nameOf(file), type, encodeBase64(bytes.buffer), now],
  )
  return { [id]: fileId, url: addressOf(fileId) }
}

const addressOf = (fileId: string): string => `/api${fileCall.slice(4)}?file_id=${fileId}`

/** Sends a file to its own partner: pictures inline, others as downloads, nothing as a page. */
async function download({ sql, partnerId, query }: PartnerCall): Promise<Response> {
  const [file] = await sql.query<{ name: string; type: string; content: string }>(
    `select name, type, encode(content, 'base64') as content from platform.file
     where partner_id = $1 and file_id = $2`,
    [partnerId, query.get('file_id') ?? ''],
  )
  if (!file) return refuse(10002)
  const shown = file.type.startsWith('image/') ? 'inline' : 'attachment'
  return new Response(decodeBase64(file.content.replace(/\s/g, '')), {
    headers: {
      'content-type': file.type,
      'content-disposition': `${shown}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

export function uploadArea(owners: readonly (Resource | Page)[]): Area {
  const openScenes = uploadScenes(owners.filter((owner) => !isReserved(owner)))
  const isOpen = ({ call, scene }: UploadScene) =>
    openScenes.some((one) => one.call === call && one.scene === scene)
  const scenes = uploadScenes(owners).map((scene): OwnedScene => ({ ...scene, reserved: !isOpen(scene) }))
  const calls = [...new Set(scenes.map(({ call }) => call))]
  return {
    name: 'uploads',
    schema,
    jobs: [cleaning],
    routes: [
      ...calls.map((call): PartnerRoute => {
        const own = scenes.filter((one) => one.call === call)
        return { call, body: 'form', answer: (partnerCall) => upload(own, partnerCall) }
      }),
      ...(calls.length > 0 ? [{ call: fileCall, answer: download } as const] : []),
    ],
  }
}

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
async function addUses({ sql, partnerId }: Work, scene: string, ids: readonly string[]) {
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
async function removeUses({ sql, partnerId, now }: Work, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql.query(
    `update platform.file set uses = greatest(uses - 1, 0),
       created_at = case when uses <= 1 then $3::bigint else created_at end
     where partner_id = $1 and file_id in (select jsonb_array_elements_text($2::jsonb))`,
    [partnerId, JSON.stringify(ids), now],
  )
}

/** A field's value with the files' stored names and addresses; files that were in the record stay unchanged. */
async function checkedFiles(work: Work, field: Field, value: Json, before: Json | undefined): Promise<Json> {
  const [wanted, old] = [filesIn(field, value), filesIn(field, before)]
  const scene = uploadRulesOf(field)?.scene ?? ''
  const fresh = wanted.filter((id) => !old.includes(id))
  const gone = old.filter((id) => !wanted.includes(id))
  const names = await addUses(work, scene, fresh)
  await removeUses(work, gone)
  if (!fresh.every((id) => names.has(id))) refuse(field.errorCode ?? 10001, { field: field.label.zh })
  if (field.kind === 'image' || field.kind === 'html') return value
  const kept = Array.isArray(before) ? before : []
  return wanted.map((id): Json => {
    const same = kept.find((one: Json) => valueAt({ one }, 'one.file_id') === id)
    return same ?? { file_id: id, name: names.get(id) ?? '', url: addressOf(id) }
  })
}

/** Counts the uses of the partner's own uploads. Throws Refusal with the field's own code, or 10001, for a missing file. */
export async function usedFiles(
  work: Work,
  fields: Fields | undefined,
  values: Record<string, Json>,
  before: WireRecord = {},
): Promise<Record<string, Json>> {
  const result = { ...values }
  for (const [name, field] of Object.entries(fields ?? {})) {
    const value = values[name]
    if (uploadRulesOf(field)?.scene === undefined) continue
    if (value !== undefined) result[name] = await checkedFiles(work, field, value, before[name])
  }
  return result
}
