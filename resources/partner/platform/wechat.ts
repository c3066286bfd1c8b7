import type { EndpointRule, RuleContext } from '@mock/platform/areas/rules'
import type { Partner } from '../profile.endpoints'

const openSeconds = 5 * 60
/** Seconds until the simulated operator has scanned the code, and has confirmed it. */
const scanSeconds = 4
const confirmSeconds = 8

export const wechatSchema: readonly string[] = [
  // The WeChat each operator's phone is signed in to.
  `create table if not exists partner_wx_phone (
    partner_id bigint primary key, openid text not null, nickname text not null)`,
  `create table if not exists partner_wx_bind (
    partner_id bigint primary key,
    openid text not null,
    nickname text not null,
    headimgurl text not null,
    bind_time bigint not null)`,
  `create table if not exists partner_wx_scene (
    partner_id bigint not null,
    scene_str text not null,
    bind_status text not null,
    expire_time bigint not null,
    scan_at bigint not null,
    bind_at bigint not null,
    primary key (partner_id, scene_str))`,
]

interface Scene {
  readonly scene_str: string
  readonly bind_status: 'WAITING' | 'SCANNED' | 'BOUND' | 'CONFLICT' | 'EXPIRED'
  readonly expire_time: number
  readonly scan_at: number
  readonly bind_at: number
}

type Context = Pick<RuleContext, 'sql' | 'partnerId' | 'now'>

const unbound: Partner['wx_bind'] = { bound: false, nickname: '', headimgurl: '', bind_time: null }

export async function bindingOf({
  sql,
  partnerId,
}: Pick<Context, 'sql' | 'partnerId'>): Promise<Partner['wx_bind']> {
  const [found] = await sql.query<Omit<Partner['wx_bind'], 'bound'>>(
    'select nickname, headimgurl, bind_time from partner_wx_bind where partner_id = $1',
    [partnerId],
  )
  return found ? { bound: true, ...found } : unbound
}

const pictureOf = (nickname: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#07835a"/><text x="32" y="43" font-size="30" text-anchor="middle" fill="#fff">${[...nickname].at(-1) ?? ''}</text></svg>`,
  )}`

export const bindWechat = ({ sql, partnerId, now }: Context, openid: string, nickname: string) =>
  sql.query(
    `insert into partner_wx_bind (partner_id, openid, nickname, headimgurl, bind_time)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [partnerId, openid, nickname, pictureOf(nickname), now],
  )

async function phoneOf({ sql, partnerId }: Context): Promise<{ openid: string; nickname: string }> {
  const [phone] = await sql.query<{ openid: string; nickname: string }>(
    'select openid, nickname from partner_wx_phone where partner_id = $1',
    [partnerId],
  )
  return phone ?? { openid: `oDemo${partnerId}`, nickname: `微信${String(partnerId).slice(-4)}` }
}

/** Confirms a binding: a WeChat can belong to one partner only. */
async function confirm(context: Context): Promise<'BOUND' | 'CONFLICT'> {
  const { sql, partnerId } = context
  const { openid, nickname } = await phoneOf(context)
  // Serialise bindings of a WeChat, so that concurrent ones see each other.
  await sql.query("select pg_advisory_xact_lock(hashtextextended('wechat ' || $1::text, 0))", [openid])
  const others = await sql.query('select 1 from partner_wx_bind where openid = $1 and partner_id <> $2', [
    openid,
    partnerId,
  ])
  if (others.length > 0) return 'CONFLICT'
  await bindWechat(context, openid, nickname)
  return 'BOUND'
}

async function settle(context: Context, scene: Scene): Promise<Scene> {
  const { sql, partnerId, now } = context
  const { bind_status: before, scene_str, scan_at, bind_at, expire_time } = scene
  if (before !== 'WAITING' && before !== 'SCANNED') return scene
  const bind_status =
    bind_at <= now && bind_at < expire_time
      ? await confirm(context)
      : expire_time <= now
        ? 'EXPIRED'
        : scan_at <= now
          ? 'SCANNED'
          : 'WAITING'
  if (bind_status !== before)
    await sql.query('update partner_wx_scene set bind_status = $3 where partner_id = $1 and scene_str = $2', [
      partnerId,
      scene_str,
      bind_status,
    ])
  return { ...scene, bind_status }
}

export async function settleScenes(context: Context): Promise<void> {
  const { sql, partnerId } = context
  const open = await sql.query<Scene>(
    `select * from partner_wx_scene where partner_id = $1 and bind_status in ('WAITING', 'SCANNED') for update`,
    [partnerId],
  )
  for (const scene of open) await settle(context, scene)
}

const getbindwxqrcode: EndpointRule = async (context) => {
  const { sql, partnerId, now, channels, refuse } = context
  await settleScenes(context)
  if ((await bindingOf(context)).bound) refuse(31011)
  if (channels.isDown('wechat')) refuse(10501, { channel: '微信' })
  // A new code voids the previous one. Old scenes are deleted.
  await sql.query(
    "update partner_wx_scene set bind_status = 'EXPIRED' where partner_id = $1 and bind_status in ('WAITING', 'SCANNED')",
    [partnerId],
  )
  await sql.query('delete from partner_wx_scene where partner_id = $1 and expire_time < $2::bigint - 86400', [
    partnerId,
    now,
  ])
  const chance = crypto.randomUUID().replaceAll('-', '').slice(0, 16)
  const scene_str = `wxbind_${partnerId}_${chance}`
  const expire_time = now + openSeconds
  await sql.query(
    `insert into partner_wx_scene (partner_id, scene_str, bind_status, expire_time, scan_at, bind_at)
     values ($1, $2, 'WAITING', $3, $4, $5)`,
    [
      partnerId,
      scene_str,
      expire_time,
      channels.doneAt(now, scanSeconds),
      channels.doneAt(now, confirmSeconds),
    ],
  )
  return { scene_str, qr_url: `demo://wxbind/${scene_str}`, expire_time, expire_seconds: openSeconds }
}

const checkwxbindstatus: EndpointRule = async (context) => {
  const { sql, partnerId, input, refuse } = context
  const [found] = await sql.query<Scene>(
    'select * from partner_wx_scene where partner_id = $1 and scene_str = $2 for update',
    [partnerId, String(input.scene_str)],
  )
  const { bind_status } = await settle(context, found ?? refuse(10002))
  const { nickname, headimgurl, bind_time } = bind_status === 'BOUND' ? await bindingOf(context) : unbound
  return { bind_status, nickname, headimgurl, bind_time }
}

export const unbindWechat = ({ sql, partnerId }: Pick<Context, 'sql' | 'partnerId'>) =>
  sql.query('delete from partner_wx_bind where partner_id = $1', [partnerId])

export const wechatRules = { getbindwxqrcode, checkwxbindstatus }
