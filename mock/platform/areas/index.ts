import type { Resource } from '@/declaration'
import { type DocumentInfo, openApiOf } from '@/declaration/openapi'
import { withApprovals } from '../approvals'
import type { Area, Job, Route } from '../contract'
import { withDelivery } from '../delivery/rules'
import { viewsArea } from '../views'
import { actionRoutes } from './action'
import { approvalPaceSchema } from './approving'
import { paceKeptSeconds } from './context'
import { type Declared, type DeclaredAreas, declaredAreas, declaredPages, type Sources } from './declared'
import { detailRoutes } from './detail'
import { endpointRoutes } from './endpoints'
import { historyOf, historySchema } from './history'
import { History } from './historyCalls'
import { listRoute } from './list'
import { leavingAreas, migrating } from './migration'
import { areaOfPage, ownPartsOf } from './ownParts'
import { reserving } from './reserved'
import { restRoutes } from './rest'
import { forgetting } from './retention'
import { samplesOf } from './samples'
import { saveRoutes } from './save'
import { seeder, seedingOrder } from './seed'
import { schemaOfTable, sharedSchema } from './tables'
import { jobsOf } from './timed'
import { uploadArea } from './uploads'
import { Views } from './view'

const apiDocumentRoute = (resources: readonly Resource[], info: DocumentInfo = {}): Route => ({
  call: 'GET /openapi.json',
  access: 'public',
  answer: async () =>
    Response.json(openApiOf(resources, info), { headers: { 'x-content-type-options': 'nosniff' } }),
})

/** For editors, which have no session. */
const schemaRoute: Route = {
  call: 'GET /user/declarations/schema',
  access: 'public',
  answer: async () =>
    Response.json((await import('@/declaration/area.schema.json')).default, {
      headers: { 'x-content-type-options': 'nosniff' },
    }),
}

const tidying: Job = {
  name: 'areas.tidy',
  everySeconds: 3600,
  async run(sql, now) {
    for (const pace of ['area_pace', 'approval_pace'])
      await sql.query(`delete from platform.${pace} where done_at < $1`, [now - paceKeptSeconds])
  },
}

/** Enables index-only scans and updates the planner's statistics, which the embedded store does not do by itself. */
const vacuuming = (areas: DeclaredAreas): Job => ({
  name: 'areas.vacuum',
  everySeconds: 24 * 3600,
  async run(sql) {
    for (const { table } of areas.values())
      if (table.view === undefined) await sql.exec(`vacuum (analyze) ${table.sql}`)
    for (const table of ['operation', 'history']) await sql.exec(`vacuum (analyze) platform.${table}`)
  },
})

function areaOf(areas: DeclaredAreas, area: Declared, views: Views): Area {
  const own = ownPartsOf(areas, area.resource, area.rules)
  return {
    ...own,
    ...migrating(areas, area),
    name: area.resource.name,
    schema: [
      ...schemaOfTable(area.resource, area.table),
      ...historyOf(area.resource, area.table),
      ...own.schema,
    ],
    routes: [
      listRoute(areas, area, views),
      ...endpointRoutes(areas, area.resource, area.rules.endpoints, views),
      ...detailRoutes(areas, area, views),
      ...saveRoutes(areas, area, views),
      ...actionRoutes(areas, area, views),
      ...restRoutes(areas, area, views),
    ],
    jobs: [...jobsOf(areas, area), ...own.jobs],
    ...(area.table.view === undefined && { seed: seeder(areas, area), samples: samplesOf(areas, area) }),
  }
}

/** Derives everything from the declarations. Throws Error when a seed or rules file does not fit them. */
export function areasOf(sources: Sources): readonly Area[] {
  const { areas, views, own } = withApprovals(withDelivery(declaredAreas(sources)))
  const all = [...areas.values()].map(({ resource }) => resource)
  const viewsOf = (area: Declared): Views => views.get(area.resource.name) ?? new Views(area)
  return [
    {
      name: 'areas',
      schema: [...sharedSchema, ...historySchema, approvalPaceSchema],
      migrate: leavingAreas(areas),
      routes: [
        apiDocumentRoute(sources.declarations, { pages: sources.pages, ...sources.document }),
        schemaRoute,
        ...new History(areas, views).routes,
      ],
      jobs: [tidying, forgetting(areas), vacuuming(areas)],
    },
    ...own,
    viewsArea(all),
    uploadArea([...all, ...(sources.pages ?? [])]),
    ...seedingOrder(areas).map((area) =>
      reserving(area.resource, area.rules, areaOf(areas, area, viewsOf(area))),
    ),
    ...declaredPages(sources).map((one) => reserving(one.page, one.rules, areaOfPage(areas, one))),
  ]
}
