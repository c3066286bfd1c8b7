import { useSyncExternalStore } from 'react'
import { isNoise } from './noise'
import { type ReadError, readError } from './readError'
import { withoutSecrets } from './secrets'

/**
 * Where a problem was met: drawing a page, a promise nobody waited for, a script, the menu, a part that did not load, an
 * answer of the platform that could not be read.
 */
export type ProblemSource = 'render' | 'rejection' | 'error' | 'menu' | 'load' | 'answer'

/** One problem, in texts alone: it keeps nothing of the page alive, and holds no token. */
export interface ProblemRecord {
  readonly id: number
  /** Last time it happened, Unix time in ms. */
  readonly time: number
  /** How often it happened in a row. */
  readonly count: number
  readonly source: ProblemSource
  readonly message: string
  readonly stack?: string
  /** The components around it, or the place in a file. */
  readonly info?: string
  /** Path and search of the page. */
  readonly address: string
}

const mostRecords = 100
/** What says the same within this time, ms, is one problem happening again. */
const burst = 1000
const longest = { message: 2000, stack: 10_000, info: 5000 } as const

let records: readonly ProblemRecord[] = []
let lastId = 0
/** The record of each error object; one that is thrown again on a second try is no second problem. */
let known = new WeakMap<WeakKey, number>()

const listeners = new Set<() => void>()
let telling = false

/** Told afterwards: a problem can be met in the middle of drawing, when nothing may ask to be drawn. */
const change = (next: readonly ProblemRecord[]) => {
  records = next
  if (telling) return
  telling = true
  queueMicrotask(() => {
    telling = false
    for (const listener of listeners) listener()
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** All problems since the console was opened, newest first. */
export const readErrorLog = (): readonly ProblemRecord[] => records

/** The same, as it changes. */
export const useErrorLog = (): readonly ProblemRecord[] => useSyncExternalStore(subscribe, readErrorLog)

/** Forgets all of it. */
export const clearErrorLog = (): void => {
  known = new WeakMap()
  change([])
}

/** In the form that is kept: without secrets, and not longer than somebody reads. */
const written = (text: string, kind: keyof typeof longest): string =>
  withoutSecrets(text).slice(0, longest[kind])

const isObject = (thrown: unknown): thrown is WeakKey => typeof thrown === 'object' && thrown !== null

const replace = (id: number, next: Partial<ProblemRecord>) =>
  change(records.map((record) => (record.id === id ? { ...record, ...next } : record)))

const add = (source: ProblemSource, told: ReadError, place?: string): number => {
  const message = written(told.message, 'message')
  const stack = told.stack && written(told.stack, 'stack')
  const info = place && written(place, 'info')
  const time = Date.now()
  const again = records.find((record) => record.message === message && time - record.time < burst)
  if (again) {
    change([{ ...again, time, count: again.count + 1 }, ...records.filter((record) => record !== again)])
    return again.id
  }
  lastId += 1
  const address = withoutSecrets(location.pathname + location.search)
  const record = { id: lastId, time, count: 1, source, message, stack, info, address }
  change([record, ...records].slice(0, mostRecords))
  return lastId
}

/** What writes down problems must not become one: it runs where errors are handled. */
const quietly = (write: () => void) => {
  try {
    write()
  } catch {
    // Whatever cannot even be read is lost here; the browser has reported it.
  }
}

/**
 * Writes down something that was thrown, unless it is no problem. The same object is written down once; drawing tells more
 * of it than the window does, so that the place in the page is added to a record that is there already. Never throws.
 *
 * @param thrown anything
 * @param info the components around it, or the place in a file
 */
export const logThrown = (source: ProblemSource, thrown: unknown, info?: string): void =>
  quietly(() => {
    if (isNoise(thrown)) return
    const id = isObject(thrown) ? known.get(thrown) : undefined
    if (id !== undefined) {
      if (source === 'render') replace(id, { source, info: info && written(info, 'info') })
      return
    }
    const added = add(source, readError(thrown), info)
    if (isObject(thrown)) known.set(thrown, added)
  })

/**
 * Writes down a problem that nothing was thrown for, such as a menu entry that had to be left out. Never throws.
 *
 * @param message in English, for support
 * @param info what it was about
 */
export const logProblem = (source: ProblemSource, message: string, info?: string): void =>
  quietly(() => {
    add(source, { message }, info)
  })
