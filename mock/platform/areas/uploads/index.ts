import { allows, type Page, type Resource } from '@/declaration'
import { fileCall, type UploadScene, uploadScenes } from '@/declaration/uploads'
import type { Area, Job, PartnerCall, PartnerRoute } from '../../contract'
import { refuse } from '../../refusal'
import { demonstrationPartner } from '../../sandbox'
import { isReserved } from '../reserved'
import { accepts, fileType } from './fileType'

/** A file that no record was saved with is forgotten after a day. */
const keptUnused = 24 * 3600

/** Files of a partner that no record was saved with: whoever sends more than that only fills the store. */
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
  // In how many fields of records a file stands. Stores of before knew only whether.
  'alter table platform.file add column if not exists uses bigint not null default 0',
  'update platform.file set uses = 1, used = false where used',
  'drop index if exists platform.file_unused',
  'create index if not exists file_free on platform.file (partner_id, created_at) where uses = 0',
]

const forgetting: Job = {
  name: 'uploads.forget',
  everySeconds: 3600,
  async run(sql, now) {
    await sql.query('delete from platform.file where uses = 0 and created_at < $1', [now - keptUnused])
  },
}

const longestName = 100

/** A file's own name without what a path or a header could be made of. */
const nameOf = (file: File): string =>
  [...(file.name.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '')]
    .slice(-longestName)
    .join('') || 'file'

const base64 = (bytes: Uint8Array): string => {
  let text = ''
  for (let from = 0; from < bytes.length; from += 0x8000)
    text += String.fromCharCode(...bytes.subarray(from, from + 0x8000))
  return btoa(text)
}

/** A scene, and whether its files are the demonstration accounts' alone. */
interface OwnedScene extends UploadScene {
  readonly reserved: boolean
}

/** The limits that the file of a call is held to. */
function sceneOf(scenes: readonly OwnedScene[], { body, account, partnerId }: PartnerCall): UploadScene {
  const [only, ...others] = scenes
  const scene =
    body.scene === undefined && others.length === 0 ? only : scenes.find((one) => one.scene === body.scene)
  if (!scene) return refuse(10001, { field: 'scene' })
  if (scene.reserved && partnerId !== demonstrationPartner) return refuse(10003)
  return scene.keys.some((key) => allows(account.permissions, key)) ? scene : refuse(10003)
}

/** @throws Refusal 10004 while too many files of the partner stand in no record */
async function hasRoom({ sql, partnerId, now }: PartnerCall): Promise<void> {
  const [free] = await sql.query<{ n: number; first: number | null }>(
    'select count(*) as n, min(created_at) as first from platform.file where partner_id = $1 and uses = 0',
    [partnerId],
  )
  if (free && free.n >= mostUnused) refuse(10004, { n: Math.max(1, (free.first ?? now) + keptUnused - now) })
}

async function take(scenes: readonly OwnedScene[], call: PartnerCall) {
  const { form, sql, partnerId, now } = call
  const { scene, id, maxBytes, accept } = sceneOf(scenes, call)
  const file = form?.get('file')
  if (!(file instanceof File)) return refuse(10001, { field: 'file' })
  if (file.size === 0 || file.size > maxBytes) return refuse(44002)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = fileType(bytes)
  if (type === undefined || !accepts(accept, type)) return refuse(44002)
  await hasRoom(call)
  const fileId = `F${crypto.randomUUID().replaceAll('-', '')}`
  await sql.query(
    `insert into platform.file (partner_id, file_id, scene, name, type, content, created_at)
     values ($1, $2, $3, $4, $5, decode($6, 'base64'), $7)`,
    [partnerId, fileId, scene, nameOf(file), type, base64(bytes), now],
  )
  return { [id]: fileId, url: addressOf(fileId) }
}

/** Where the console finds a file. */
export const addressOf = (fileId: string): string => `/api${fileCall.slice(4)}?file_id=${fileId}`

/** Gives a file to its own partner: never as a page, and a picture alone in the browser's window. */
async function give({ sql, partnerId, query }: PartnerCall): Promise<Response> {
  const [file] = await sql.query<{ name: string; type: string; content: string }>(
    `select name, type, encode(content, 'base64') as content from platform.file
     where partner_id = $1 and file_id = $2`,
    [partnerId, query.get('file_id') ?? ''],
  )
  if (!file) return refuse(10002)
  const bytes = Uint8Array.from(atob(file.content.replace(/\s/g, '')), (one) => one.charCodeAt(0))
  const shown = file.type.startsWith('image/') ? 'inline' : 'attachment'
  return new Response(bytes, {
    headers: {
      'content-type': file.type,
      'content-disposition': `${shown}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** The calls that take and give files: one for each that a field names, and the address of them all. */
export function uploadArea(owners: readonly (Resource | Page)[]): Area {
  const everybodys = uploadScenes(owners.filter((owner) => !isReserved(owner)))
  const isOpen = ({ call, scene }: UploadScene) =>
    everybodys.some((one) => one.call === call && one.scene === scene)
  const scenes = uploadScenes(owners).map((scene): OwnedScene => ({ ...scene, reserved: !isOpen(scene) }))
  const calls = [...new Set(scenes.map(({ call }) => call))]
  return {
    name: 'uploads',
    schema,
    jobs: [forgetting],
    routes: [
      ...calls.map((call): PartnerRoute => {
        const own = scenes.filter((one) => one.call === call)
        return { call, body: 'form', answer: (partnerCall) => take(own, partnerCall) }
      }),
      ...(calls.length > 0 ? [{ call: fileCall, answer: give } as const] : []),
    ],
  }
}
