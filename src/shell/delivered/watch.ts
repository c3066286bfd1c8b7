import { type Areas, joinedAreas, type MenuGroups, type Resource } from '@/declaration'
import { hasGrant } from '@/declaration/delivered/grant'
import { OperatorError } from '@/declaration/operatorError'
import { replacedAreas } from '@/declaration/replacedAreas'
import type { OperatorSource } from '@/platform/operator'
import { logThrown } from '../errorLog/errorLog'
import { type Announced, announcedIn, ask } from './ask'
import type { Kept } from './kept'
import { news } from './news'

/** How often the platform is asked, ms. Most answers say that nothing is new, in a few bytes. */
const every = 8_000
/** After this long without input, ms, stop asking: it would keep the session alive with nobody there. */
const longAway = 30 * 60_000
interface Watching {
  /** The console's own areas. */
  readonly own: Areas
  readonly groups: MenuGroups
  readonly operator: Pick<OperatorSource, 'read' | 'refresh'>
  /** Called with all areas whenever they change. */
  readonly tell: (areas: Areas) => void
}

/** Equal for equal versions. */
const keyOf = (all: ReadonlyMap<string, Announced>): string =>
  [...all.values()]
    .map(({ name, hash }) => `${name} ${hash}`)
    .sort()
    .join()

/** Loaded on demand: most operators have nothing delivered. */
const loadReceive = () => import('./receive')
const loadKept = () => import('./kept')

/** A declaration that is in use. */
interface Version extends Kept {
  readonly resource: Resource
}

/**
 * Receives what the platform delivers, and keeps asking. New versions apply at once, except for areas with open pages: those
 * keep their version, and the operator is offered the new one.
 *
 * @returns a function that stops asking
 */
export const watchDelivered = ({ own, groups, operator, tell }: Watching): (() => void) => {
  const { username = '', declarations } = operator.read() ?? {}
  let versions = new Map<string, Version>()
  let joined = own
  let stopped = false
  let lastKept = ''
  let isTold = false
  let lastInput = Date.now()

  const show = () => {
    isTold = true
    tell(joined)
  }
  const isGranted = ({ name, overlay }: Announced) =>
    overlay || hasGrant(operator.read()?.permissions ?? [], name)
  /** Hashes of invalid declarations. */
  const refused = new Set<string>()

  const versionOf = async (kept: Kept): Promise<Version | undefined> => {
    const heads = own.heads.map(({ name, path }) => ({ name, path }))
    try {
      const { receive } = await loadReceive()
      const base = kept.overlay && (await own.fetch(kept.name))
      return { ...kept, resource: await receive({ ...kept, heads, groups, ...(base && { base }) }) }
    } catch (error) {
      // If only the worker failed to load, try again later.
      if (!(error instanceof OperatorError)) refused.add(kept.hash)
      logThrown('declaration', error)
      return undefined
    }
  }
  /** If it fails, it is retried next time; the others do not wait for it. */
  const fetched = (one: Announced): Promise<Version | undefined> =>
    ask(`/user/declarations/${one.hash}`).then(
      (text) => versionOf({ ...one, text }),
      () => undefined,
    )
  const use = async (next: Map<string, Version>): Promise<void> => {
    const before = joined
    versions = next
    const resources = (isWanted: (one: Version) => boolean) =>
      [...next.values()].filter(isWanted).map(({ resource }) => resource)
    const shown = replacedAreas(
      own,
      resources(({ overlay }) => overlay === true),
      groups,
    )
    joined = joinedAreas(
      shown,
      resources(({ overlay }) => !overlay),
      groups,
    )
    const read = [...next.keys()].filter((name) => before.read(name) !== undefined)
    // Open pages must render at once, so load their declarations first.
    await Promise.all(read.map((name) => joined.fetch(name)))
    news.tell(undefined)
    if (!stopped) show()
  }
  /** Areas with open pages keep their version; the rest is used at once. */
  const take = async (next: Map<string, Version>, opened: readonly string[]): Promise<void> => {
    const begun = opened.filter((name) => next.get(name)?.hash !== versions.get(name)?.hash)
    const now = new Map(next)
    for (const name of begun) {
      const before = versions.get(name)
      if (before) now.set(name, before)
      else now.delete(name)
    }
    if (keyOf(now) !== keyOf(versions)) await use(now)
    const labels = begun.flatMap((name) => joined.read(name)?.label ?? [])
    news.tell(labels.length === 0 ? undefined : { names: labels, use: () => void use(next) })
  }
  const refresh = async (): Promise<void> => {
    const announced = announcedIn(JSON.parse(await ask('/user/declarations')))
    if (!announced || stopped) return
    // Before the first `tell`, no page is open yet: an area may be loaded only because its overlay was checked.
    const opened = isTold ? joined.heads.flatMap(({ name }) => (joined.read(name) ? name : [])) : []
    // An area published a moment ago may need a newer grant.
    if (!announced.every(isGranted)) await operator.refresh()
    const next = new Map<string, Version>()
    for (const one of announced.filter(isGranted)) {
      const known = versions.get(one.name)
      const isNew = known?.hash !== one.hash && !refused.has(one.hash)
      const found = isNew ? await fetched(one) : known
      // If the new version is invalid, keep the last valid one.
      const version = found ?? known
      if (version) next.set(one.name, version)
    }
    if (stopped) return
    await take(next, opened)
    if (keyOf(next) === lastKept) return
    lastKept = keyOf(next)
    const { keep } = await loadKept()
    await keep(
      username,
      [...next.values()].map(({ resource: _, ...kept }) => kept),
    )
  }
  const look = () => {
    if (document.hidden || Date.now() - lastInput > longAway) return
    refresh().catch(() => undefined)
  }
  const start = async () => {
    if (declarations) {
      const { readKept } = await loadKept()
      const kept = await Promise.all((await readKept(username)).filter(isGranted).map(versionOf))
      if (kept.length > 0 && !stopped)
        await use(new Map(kept.flatMap((one) => (one ? [[one.name, one] as const] : []))))
      await refresh().catch(() => undefined)
    }
    if (!stopped) show()
  }
  const timer = setInterval(look, every)
  const end = new AbortController()
  const { signal } = end
  const noteInput = () => {
    lastInput = Date.now()
  }
  for (const input of ['pointerdown', 'keydown'])
    addEventListener(input, noteInput, { signal, passive: true })
  document.addEventListener('visibilitychange', look, { signal })
  void start()
  return () => {
    stopped = true
    clearInterval(timer)
    end.abort()
    news.tell(undefined)
  }
}
