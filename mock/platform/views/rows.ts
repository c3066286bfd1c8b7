import { allows, filtersOf, narrowed, type Permissions, type Resource } from '@/declaration'
import type { Sql } from '../../store/sql'
import type { Json, JsonObject, PartnerCall, SignedIn } from '../contract'
import type { ViewContent } from './content'

export type Scope = 'mine' | 'role' | 'all'

export interface ViewRow {
  readonly view_id: number
  readonly area: string
  readonly name: string
  readonly scope: Scope
  /** Whose it is: an account's id, a role's key, or '' for everybody's. */
  readonly owner: string
  readonly made_by: number
  readonly by: string
  readonly is_default: boolean
  readonly content: ViewContent
  readonly version: number
  readonly save_time: number
}

export const viewSchema: readonly string[] = [
  'create sequence if not exists platform.view_no',
  `create table if not exists platform.view (
    partner_id bigint not null,
    view_id bigint not null default nextval('platform.view_no'),
    area text not null,
    scope text not null check (scope in ('mine', 'role', 'all')),
    owner text not null,
    name text not null,
    is_default boolean not null,
    content jsonb not null,
    made_by bigint not null,
    version integer not null default 1,
    save_time bigint not null,
    primary key (partner_id, view_id)
  )`,
  `create unique index if not exists view_name
     on platform.view (partner_id, scope, owner, area, name)`,
  `create unique index if not exists view_default
     on platform.view (partner_id, scope, owner, area) where is_default`,
]

/** Who is asking, as far as it matters for views. */
export interface Viewer extends SignedIn {
  readonly role: string
  /** May make and change views of a role and of everybody. */
  readonly shares: boolean
  /** An area as they see it; undefined if it is unknown or denied. */
  readonly areaOf: (name: string) => Resource | undefined
}

export type Areas = ReadonlyMap<string, Resource>

const seenAreas = (areas: Areas, permissions: Permissions): Viewer['areaOf'] => {
  const seen = new Map<string, Resource | undefined>()
  return (name) => {
    const resource = areas.get(name)
    if (resource && !seen.has(name)) seen.set(name, narrowed(resource, permissions))
    return seen.get(name)
  }
}

export async function viewerOf(areas: Areas, { sql, account }: PartnerCall): Promise<Viewer> {
  const [row] = await sql.query<{ role: string }>('select role from platform.account where account_id = $1', [
    account.accountId,
  ])
  const { permissions } = account
  return {
    ...account,
    role: row?.role ?? '',
    shares: allows(permissions, 'view.share'),
    areaOf: seenAreas(areas, permissions),
  }
}

const columns = `v.view_id, v.area, v.name, v.scope, v.owner, v.made_by, a.name as by, v.is_default, v.content, v.version,
  v.save_time`

/** The views that somebody sees, oldest first; with `id` that one, if it is among them. */
export const seenRows = (
  sql: Sql,
  { partnerId, accountId, role, shares }: Viewer,
  id: number | null = null,
): Promise<ViewRow[]> =>
  sql.query<ViewRow>(
    `select ${columns} from platform.view v join platform.account a on a.account_id = v.made_by
     where v.partner_id = $1 and ($2::bigint is null or v.view_id = $2)
       and case v.scope when 'mine' then v.owner = $3 when 'role' then v.owner = $4 or $5 else true end
     order by v.view_id`,
    [partnerId, id, String(accountId), role, shares],
  )

/** Everyone may change their own views. Shared ones may be changed by their maker and by those who may share. */
export const mayChange = ({ scope, made_by }: ViewRow, { accountId, shares }: Viewer): boolean =>
  scope === 'mine' || shares || made_by === accountId

/** The owner of a view with this scope. */
export const ownerOf = (scope: Scope, accountId: number, role: string): string =>
  scope === 'mine' ? String(accountId) : scope === 'role' ? role : ''

/** A filter without the values that the account may not filter by: the name stays, so that the console can say so. */
const filterFor = (resource: Resource, filter: ViewContent['filter']): JsonObject => {
  const params = filtersOf(resource).flatMap((one) => one.params)
  return Object.fromEntries(
    Object.entries(filter).map(([param, value]) => [param, params.includes(param) ? value : null]),
  )
}

/** A view as somebody gets it; undefined if they may not see its area. */
export const wireView = (row: ViewRow, viewer: Viewer): JsonObject | undefined => {
  const resource = viewer.areaOf(row.area)
  if (!resource) return undefined
  const { owner, content, view_id, area, name, scope, is_default, by, version, save_time } = row
  return {
    view_id,
    area,
    name,
    scope,
    ...(scope === 'role' ? { role: owner } : {}),
    is_default,
    ...content,
    filter: filterFor(resource, content.filter),
    by,
    editable: mayChange(row, viewer),
    version,
    save_time,
  }
}

const precedence: readonly Scope[] = ['mine', 'role', 'all']

/** The default view of each area as it applies to somebody: their own before their role's before everybody's. */
export const defaultViews = (rows: readonly ViewRow[], viewer: Viewer): Json =>
  Object.fromEntries(
    precedence
      .toReversed()
      .flatMap((scope) => rows.filter((row) => row.scope === scope))
      .filter(({ is_default, scope, owner }) => is_default && (scope !== 'role' || owner === viewer.role))
      .flatMap((row) => {
        const view = wireView(row, viewer)
        if (!view) return []
        const { area: _, role, is_default, by, editable, save_time, ...content } = view
        return [[row.area, content]]
      }),
  )
