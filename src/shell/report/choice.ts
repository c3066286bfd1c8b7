import { longestNote, type Report } from './report'

/** The parts of a report that can be left out. */
export const sections = [
  'build',
  'surroundings',
  'permissions',
  'workspace',
  'events',
  'calls',
  'errors',
] as const
export type Section = (typeof sections)[number]

/** What the reporter removed and added. */
export interface Choice {
  readonly left: ReadonlySet<Section>
  /** Indexes of removed calls. */
  readonly leftCalls: ReadonlySet<number>
  readonly note: string
}

export const nothingLeft: Choice = { left: new Set(), leftCalls: new Set(), note: '' }

/** Adds a value to a set, or removes it if it was there. */
export const toggled = <T>(all: ReadonlySet<T>, one: T): ReadonlySet<T> => {
  const next = new Set(all)
  if (!next.delete(one)) next.add(one)
  return next
}

/** The report without the removed parts; removing a call also removes its event. */
export const chosen = (report: Report, { left, leftCalls, note }: Choice): Report => {
  const gone = (report.calls ?? []).filter((_, place) => leftCalls.has(place))
  const isGone = ({ at, call }: { at: number; call: string }) =>
    gone.some((one) => one.at === at && `${one.method} ${one.path}` === call)
  const all: Report = {
    ...report,
    calls: report.calls?.filter((_, place) => !leftCalls.has(place)),
    events: report.events?.filter((event) => !isGone(event)),
  }
  const { v, clock } = all
  const kept = sections.flatMap((name) =>
    left.has(name) || all[name] === undefined ? [] : [[name, all[name]]],
  )
  const words = note.trim().slice(0, longestNote)
  return { v, clock, ...(words && { note: words }), ...Object.fromEntries(kept) }
}
