import {
  allows,
  capabilitiesOf,
  comesWithList,
  decisionsOf,
  denies,
  type Permissions,
  pageCapabilities,
} from '@/declaration'
import type { SentCall } from '@/platform/lastCalls'
import type { ProblemRecord } from '../errorLog/errorLog'
import type { SharedPages } from '../share/link'
import { type Declared, replacedAddress } from './addresses'
import { reportedCall } from './calls'
import { reportedError } from './errors'
import type { Draw } from './madeUp'
import type { Replacing } from './replaced'
import { type Build, mostEvents, type Report, type ReportedEvent, type Surroundings } from './report'
import { shapesOf } from './shapes'
import { createCensus } from './standIns'

/** What a report is made from; the console already holds all of it. */
export interface Witnessed {
  /** Oldest first. */
  readonly calls: readonly SentCall[]
  /** Newest first. */
  readonly errors: readonly ProblemRecord[]
  /** Addresses relative to the console, as in a link. */
  readonly workspace: SharedPages
  /** The account's permissions, and when viewing as another role, that role's too. A key counts if all of them allow it. */
  readonly permissions: readonly Permissions[]
  readonly build: Build
  readonly surroundings: Surroundings
  /** Unix seconds by the platform's clock. */
  readonly now: number
  /** The console's origin and path, with a trailing slash. */
  readonly origin: string
}

/** The declared keys that all of these permissions allow and, marked with `!`, those that one of them denies. */
const permittedKeys = ({ resources, pages }: Declared, all: readonly Permissions[]): readonly string[] =>
  [
    ...resources.flatMap((one) => [...capabilitiesOf(one), ...decisionsOf(one)]),
    ...pages.flatMap(pageCapabilities),
  ].flatMap((key) => {
    if (all.some((permissions) => denies(permissions, key))) return [`!${key}`]
    // Allowing the list already allows its fields and links.
    return !comesWithList(key) && all.every((permissions) => allows(permissions, key)) ? [key] : []
  })

const workspaceIn = (
  { addresses, shown }: SharedPages,
  declared: Declared,
  to: Replacing,
): SharedPages | undefined => {
  const kept = addresses.map((address) => replacedAddress(address, declared, to))
  const told = kept.filter((address) => address !== undefined)
  const inFront = told.indexOf(kept[shown] ?? '')
  return told.length === 0 ? undefined : { addresses: told, shown: Math.max(0, inFront) }
}

const eventsIn = (report: Pick<Report, 'calls'>): readonly ReportedEvent[] =>
  (report.calls ?? [])
    .map(({ at, page, method, path, answer }): ReportedEvent => {
      const outcome = answer === undefined ? 'none' : 'is' in answer ? answer.is : answer.code
      return { at, page, call: `${method} ${path}`, outcome }
    })
    .slice(-mostEvents)

/**
 * What happened, by allow-list: declared calls and fields with all values replaced, declared names, and places in our own
 * files. Equal values get the same stand-in everywhere, so references still lead to their records.
 *
 * @param draw random numbers for choosing the stand-ins
 * @returns the full report, which may be too large for a file
 */
export const makeReport = (witnessed: Witnessed, declared: Declared, draw: Draw): Report => {
  const { calls, errors, workspace, permissions, build, surroundings, now, origin } = witnessed
  const shapes = shapesOf(declared.resources, declared.pages)
  const root = new URL(origin).pathname.replace(/\/$/, '')
  const tell = (to: Replacing) => {
    const told = calls.flatMap((sent) => reportedCall(sent, shapes, declared, to, root) ?? [])
    const pages = workspaceIn(workspace, declared, to)
    return { calls: told, ...(pages && { workspace: pages }) }
  }
  // First pass: collect all values, so that stand-ins can avoid them.
  const census = createCensus()
  tell({ by: census, jsonNames: shapes.jsonNames })
  const by = census.standIns(draw)
  const told = tell({ by, jsonNames: shapes.jsonNames })
  return {
    v: 1,
    clock: by.moment(Math.floor(now)),
    build,
    surroundings,
    permissions: permittedKeys(declared, permissions),
    ...told,
    events: eventsIn(told),
    errors: errors.map((record) => reportedError(record, declared, by, { origin, root })),
  }
}
