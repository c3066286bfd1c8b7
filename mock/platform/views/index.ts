import { longestViewName, viewCalls, viewScopes } from '@resources/account/view.calls'
import type { Resource } from '@/declaration'
import { nameOf } from '../accounts/fields'
import type { Area, Json, JsonObject, PartnerCall } from '../contract'
import { refuse } from '../refusal'
import { roles } from '../roles'
import { contentOf } from './content'
import {
  type Areas,
  defaultViews,
  mayChange,
  ownerOf,
  type Scope,
  seenRows,
  type Viewer,
  type ViewRow,
  viewerOf,
  viewSchema,
  wireView,
} from './rows'

/** The most views of one account, of one role, and of everybody. */
const mostViews = 100

const isScope = (value: unknown): value is Scope =>
  typeof value === 'string' && Object.hasOwn(viewScopes, value)

const scopeOf = (given: Json | undefined, otherwise: Scope): Scope => {
  if (given === undefined) return otherwise
  return isScope(given) ? given : refuse(10001, { field: 'scope' })
}

const roleNamed = (given: Json | undefined, otherwise: string): string => {
  if (given === undefined) return otherwise
  return roles.some(({ key }) => key === given) ? String(given) : refuse(10001, { field: 'role' })
}

const defaultOf = (given: Json | undefined, otherwise: boolean): boolean => {
  if (given === undefined) return otherwise
  return typeof given === 'boolean' ? given : refuse(10001, { field: 'is_default' })
}

const idOf = (given: Json | undefined): number =>
  typeof given === 'number' && Number.isSafeInteger(given) ? given : refuse(10001, { field: 'view_id' })

/** Serialises the writes of a partner's views, so that counts, names and defaults are checked against current data. */
const lockViews = ({ sql, partnerId }: PartnerCall) =>
  sql.query('select 1 from platform.partner where partner_id = $1 for update', [partnerId])

interface Place {
  readonly area: string
  readonly scope: Scope
  readonly owner: string
}

/** @throws Refusal 47001 when another view of that place has the name, 47002 when there are too many */
async function checkPlace(
  { sql, partnerId }: PartnerCall,
  { area, scope, owner }: Place,
  name: string,
  id: number | null,
) {
  const others = await sql.query<{ area: string; name: string }>(
    `select area, name from platform.view
     where partner_id = $1 and scope = $2 and owner = $3 and ($4::bigint is null or view_id <> $4)`,
    [partnerId, scope, owner, id],
  )
  if (others.some((one) => one.area === area && one.name === name)) refuse(47001, { name })
  if (others.length >= mostViews) refuse(47002, { n: mostViews })
}

const dropDefault = ({ sql, partnerId }: PartnerCall, { area, scope, owner }: Place, id: number | null) =>
  sql.query(
    `update platform.view set is_default = false, version = version + 1
     where partner_id = $1 and area = $2 and scope = $3 and owner = $4 and is_default
       and ($5::bigint is null or view_id <> $5)`,
    [partnerId, area, scope, owner, id],
  )

/**
 * The view that a call names, if the account may change it in that version.
 *
 * @throws Refusal 10002 when the account does not see it, 10003 when it may not change it, 10007 with the view as it is now
 */
async function changeable({ sql, body }: PartnerCall, viewer: Viewer): Promise<ViewRow> {
  const [row] = await seenRows(sql, viewer, idOf(body.view_id))
  const shown = row && wireView(row, viewer)
  if (!row || !shown) refuse(10002)
  if (!mayChange(row, viewer)) refuse(10003)
  if (body.version !== undefined && body.version !== row.version) refuse(10007, {}, { record: shown })
  return row
}

/** The area that a new view is for. @throws Refusal 10001 when there is none of that name, 10003 when it may not be seen */
function newArea(areas: Areas, given: Json | undefined, viewer: Viewer): string {
  if (typeof given !== 'string' || !areas.has(given)) refuse(10001, { field: 'area' })
  return viewer.areaOf(given) ? given : refuse(10003)
}

/** @throws Refusal 10003 when the account may not put a view there */
function placeOf(body: JsonObject, area: string, before: ViewRow | undefined, viewer: Viewer): Place {
  const scope = scopeOf(body.scope, before?.scope ?? 'mine')
  const role = roleNamed(body.role, before?.scope === 'role' ? before.owner : viewer.role)
  const place = { area, scope, owner: ownerOf(scope, viewer.accountId, role) }
  if (before && before.scope === scope && before.owner === place.owner) return place
  // Only its maker can turn a shared view into their own.
  const isOwn = scope === 'mine' && (!before || before.made_by === viewer.accountId)
  return isOwn || (scope !== 'mine' && viewer.shares) ? place : refuse(10003)
}

async function save(areas: Areas, call: PartnerCall): Promise<Json> {
  const { sql, body, now, partnerId } = call
  await lockViews(call)
  const viewer = await viewerOf(areas, call)
  const before = body.view_id === undefined ? undefined : await changeable(call, viewer)
  const id = before?.view_id ?? null
  const place = placeOf(body, before?.area ?? newArea(areas, body.area, viewer), before, viewer)
  const name =
    before && body.name === undefined ? before.name : nameOf(body, 'name', 'name', 1, longestViewName)
  const isDefault = defaultOf(body.is_default, before?.is_default ?? false)
  const content = JSON.stringify(contentOf(body, before?.content))
  await checkPlace(call, place, name, id)
  if (isDefault) await dropDefault(call, place, id)
  const values = [partnerId, place.scope, place.owner, name, isDefault, content, now]
  const [saved] = before
    ? await sql.query<{ view_id: number }>(
        `update platform.view set scope = $2, owner = $3, name = $4, is_default = $5, content = $6::jsonb,
           save_time = $7, version = version + 1
         where partner_id = $1 and view_id = $8 returning view_id`,
        [...values, before.view_id],
      )
    : await sql.query<{ view_id: number }>(
        `insert into platform.view (partner_id, scope, owner, name, is_default, content, save_time, area, made_by)
         values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9) returning view_id`,
        [...values, place.area, viewer.accountId],
      )
  const [row] = await seenRows(sql, viewer, saved?.view_id ?? 0)
  return (row && wireView(row, viewer)) ?? null
}

async function remove(areas: Areas, call: PartnerCall): Promise<Json> {
  await lockViews(call)
  const { view_id } = await changeable(call, await viewerOf(areas, call))
  await call.sql.query('delete from platform.view where partner_id = $1 and view_id = $2', [
    call.partnerId,
    view_id,
  ])
  return 'success'
}

const { calls } = viewCalls

/** Named views of lists, and the default ones in `/user/info`. */
export const viewsArea = (resources: readonly Resource[]): Area => {
  const areas: Areas = new Map(resources.map((resource) => [resource.name, resource]))
  return {
    name: 'views',
    schema: viewSchema,
    routes: [
      {
        call: calls.views.call,
        answer: async (call) => {
          const viewer = await viewerOf(areas, call)
          const rows = await seenRows(call.sql, viewer)
          const items = rows.map((row) => wireView(row, viewer))
          return { items: items.filter((view) => view !== undefined) }
        },
      },
      { call: calls.saveview.call, idempotent: true, answer: (call) => save(areas, call) },
      { call: calls.removeview.call, idempotent: 'optional', answer: (call) => remove(areas, call) },
    ],
    info: async (call) => {
      const viewer = await viewerOf(areas, call)
      return { default_views: defaultViews(await seenRows(call.sql, viewer), viewer) }
    },
  }
}
