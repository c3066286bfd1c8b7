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

/** What a report is made from; all of it is there anyway. */
export interface Witnessed {
  /** Oldest first. */
  readonly calls: readonly SentCall[]
  /** Newest first. */
  readonly errors: readonly ProblemRecord[]
  /** Addresses as a link carries them. */
  readonly workspace: SharedPages
  /** What the account may do, and as another role, what that one may. A key counts if all of them allow it. */
  readonly permissions: readonly Permissions[]
  readonly build: Build
  readonly surroundings: Surroundings
  /** Unix seconds by the platform's clock. */
  readonly now: number
  /** The console's address with its path, ending in a slash. */
  readonly origin: string
}

/** The declared keys that all of these permissions allow, and, with a `!`, those that one of them denies. */
const permittedKeys = ({ resources, pages }: Declared, all: readonly Permissions[]): readonly string[] =>
  [
    ...resources.flatMap((one) => [...capabilitiesOf(one), ...decisionsOf(one)]),
    ...pages.flatMap(pageCapabilities),
  ].flatMap((key) => {
    if (all.some((permissions) => denies(permissions, key))) return [`!${key}`]
    // Fields and links come with their list.
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
 * What happened, by allow-list: declared calls and fields with every value replaced, names of declared things, places in our own
 * files. The same value has the same stand-in wherever it stands, so that references still lead to their records.
 *
 * @param draw gives the chances that values are replaced by
 * @returns all of it, which may be too much for a file
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
  // What is there has to be known before anything can stand in for it.
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
