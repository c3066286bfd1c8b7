import type { Json, JsonObject, PartnerCall, Route, Seeding } from '@mock/platform/contract'
import { refuse } from '@mock/platform/refusal'
import { l } from '@/declaration'
import demoCalls from '../demo.calls'
import { type DemoRoute, demoRoutes } from '../routes'

export const sent = (routes: readonly DemoRoute[]): JsonObject[] => JSON.parse(JSON.stringify(routes))

const dashboard: DemoRoute = {
  path: '/dashboard',
  component: 'dashboard',
  name: 'Dashboard',
  meta: { title: l('首页', 'Dashboard', 'Panel de control'), icon: 'dashboard', affix: true, noCache: true },
}

const tree: readonly DemoRoute[] = [dashboard, ...demoRoutes]

interface Role {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly routes: readonly JsonObject[]
}

/** The accounts' roles; they can be renamed but not removed. */
const builtIn: readonly Role[] = [
  { key: 'admin', name: 'admin', description: '超级管理员，可以查看所有页面', routes: sent(tree) },
  {
    key: 'editor',
    name: 'editor',
    description: '编辑，可以查看除权限测试页以外的所有页面',
    routes: sent(tree.filter(({ path }) => path !== '/permission')),
  },
  { key: 'visitor', name: 'visitor', description: '访客，只能查看首页', routes: sent([dashboard]) },
]

export const roleSchema: readonly string[] = [
  'create schema if not exists demo',
  `create table if not exists demo.role (
    partner_id bigint not null,
    key text collate "C" not null,
    place bigint generated always as identity,
    name text not null,
    description text not null,
    routes jsonb not null,
    primary key (partner_id, key))`,
]

const insert = `insert into demo.role (partner_id, key, name, description, routes)
  values ($1, $2, $3, $4, $5::jsonb) on conflict do nothing`

const written = ({ name, description, routes }: Omit<Role, 'key'>) => [
  name,
  description,
  JSON.stringify(routes),
]

export async function seedRoles({ sql, partnerId, progress }: Seeding): Promise<void> {
  for (const role of builtIn) await sql.query(insert, [partnerId, role.key, ...written(role)])
  progress(builtIn.length, builtIn.length)
}

/** New roles get numbers from here on as keys. */
const firstKey = 300
const [longestName, longestDescription, mostRoutes] = [50, 200, 500]

const keyOf = (key: string): Json => (/^\d+$/.test(key) ? Number(key) : key)

const textIn = (body: JsonObject, name: string, most: number, label: string): string => {
  const value = body[name] ?? ''
  if (typeof value !== 'string' || [...value].length > most || value.includes('\0'))
    return refuse(10001, { field: label })
  return value.trim()
}

const isEntry = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'path' in value

/** @throws Refusal 10001 if the name is missing or the routes are not a list */
function roleIn(body: JsonObject): Omit<Role, 'key'> {
  const name = textIn(body, 'name', longestName, '角色名称') || refuse(10001, { field: '角色名称' })
  const description = textIn(body, 'description', longestDescription, '角色描述')
  const routes: Json = body.routes ?? []
  if (!Array.isArray(routes) || routes.length > mostRoutes || !routes.every(isEntry))
    return refuse(10001, { field: '可见页面' })
  return { name, description, routes }
}

async function list({ sql, partnerId }: PartnerCall): Promise<Json> {
  const roles = await sql.query<Role & JsonObject>(
    'select key, name, description, routes from demo.role where partner_id = $1 order by place',
    [partnerId],
  )
  return roles.map((role) => ({ ...role, key: keyOf(role.key) }))
}

async function make({ sql, partnerId, body }: PartnerCall): Promise<Json> {
  const role = roleIn(body)
  // Serialise, so that concurrent calls do not get the same number.
  await sql.query('select partner_id from platform.partner where partner_id = $1 for update', [partnerId])
  const [last] = await sql.query<{ key: number | null }>(
    "select max(key::bigint) as key from demo.role where partner_id = $1 and key ~ '^[0-9]{1,15}$'",
    [partnerId],
  )
  const key = (last?.key ?? firstKey - 1) + 1
  await sql.query(insert, [partnerId, String(key), ...written(role)])
  return { key }
}

/** @throws Refusal 10002 if there is no such role */
const found = (rows: readonly unknown[]): Json => (rows.length > 0 ? { status: 'success' } : refuse(10002))

async function change({ sql, partnerId, params, body }: PartnerCall): Promise<Json> {
  const changed = await sql.query(
    `update demo.role set name = $3, description = $4, routes = $5::jsonb
     where partner_id = $1 and key = $2 returning key`,
    [partnerId, params.key ?? '', ...written(roleIn(body))],
  )
  return found(changed)
}

async function remove({ sql, partnerId, params: { key = '' } }: PartnerCall): Promise<Json> {
  if (builtIn.some((role) => role.key === key)) refuse(46002)
  const statement = 'delete from demo.role where partner_id = $1 and key = $2 returning key'
  return found(await sql.query(statement, [partnerId, key]))
}

const { calls } = demoCalls

/** The demo's roles, per partner. They grant nothing: accounts have the platform's roles. */
export const roleRoutes: readonly Route[] = [
  { call: calls.routes.call, answer: async () => sent(tree) },
  { call: calls.roles.call, permission: calls.roles.permission, answer: list },
  { call: calls.make.call, permission: calls.make.permission, idempotent: 'optional', answer: make },
  { call: calls.change.call, permission: calls.change.permission, idempotent: 'optional', answer: change },
  { call: calls.remove.call, permission: calls.remove.permission, idempotent: 'optional', answer: remove },
]
