import { useContext } from 'react'
import { useStoreContext } from 'react-admin'
import { parsePath, useHref, useLocation } from 'react-router-dom'
import type { Areas, Resource } from '@/declaration'
import { useLocale } from '@/i18n/useSay'
import { platformTime } from '@/platform/clock'
import { lastCalls } from '@/platform/lastCalls'
import { ownHash, ownToken } from '@/platform/windowSession'
import { useDeclared } from '@/screens/declarations'
import { useLook } from '@/theme/look'
import { Docs } from '../docs/docs'
import { readErrorLog } from '../errorLog/errorLog'
import { ConsoleMenu } from '../menu/ConsoleMenu'
import { fetchPages } from '../menu/pageRegistry'
import { usePages } from '../panes/usePages'
import { newestRelease } from '../releases/newest'
import { addressOf } from '../share/addressOf'
import { mostShared, type SharedPages } from '../share/link'
import { readTabs } from '../tabs/tabMemory'
import { useLens } from '../viewAs/lens'
import type { Draw } from './madeUp'
import { makeReport } from './makeReport'
import { type Report, trimmed } from './report'

/** Unpredictable, and its seed cannot be derived from a report. */
const secretly: Draw = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/** The browser's family, without version or device. */
const browserOf = (agent: string): string =>
  ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'].find((name) => agent.includes(`${name}/`)) ?? 'other'

const scriptOf = (): string =>
  /[\w.-]+\.(?:js|tsx?)$/.exec(
    document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.replace(/\?.*$/, '') ?? '',
  )?.[0] ?? ''

const languageOf = (locale: string) => (locale === 'en' || locale === 'es' ? locale : 'zh')

/** All declarations that load. */
const fetchThere = async ({ heads, fetch }: Areas): Promise<readonly Resource[]> => {
  const all = await Promise.allSettled(heads.map(({ name }) => fetch(name)))
  return all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

/** A report ready to send, and how many calls did not fit. */
export interface ReadyReport {
  readonly report: Report
  readonly tooMany: number
}

/** Returns a function that creates a report of the window's current state. */
export const useReport = (): (() => Promise<ReadyReport>) => {
  const store = useStoreContext()
  const areas = useDeclared()
  const { pages = {} } = useContext(ConsoleMenu)
  const { hashes } = useContext(Docs)
  const { permissions, view } = useLens()
  const { pageAt } = usePages()
  const { pathname, search } = useLocation()
  const root = useHref('/').replace(/\/$/, '')
  const locale = useLocale()
  const { mode } = useLook()

  const workspace = async (): Promise<SharedPages> => {
    const here = pageAt(pathname)
    const open = readTabs(ownHash()).map(({ path, fullPath }) => ({ path, fullPath }))
    // If the tabs could not be stored, report at least the current page.
    const all = open.some(({ path }) => path === here.path)
      ? open
      : [...open, { path: here.path, fullPath: pathname + search }]
    const shared = all.slice(-mostShared)
    const addresses = await Promise.all(
      shared.map(async ({ fullPath }) => {
        const { area } = pageAt(parsePath(fullPath).pathname ?? '/')
        if (area?.kind !== 'list') return fullPath
        return addressOf(fullPath, area.head.name, areas, store, false).catch(() => fullPath)
      }),
    )
    return {
      addresses,
      shown: Math.max(
        0,
        shared.findIndex(({ path }) => path === here.path),
      ),
    }
  }

  return async () => {
    const token = ownToken()
    // The page may have failed because something did not load: report what is there anyway.
    const [resources, declaredPages, declarations, open] = await Promise.all([
      fetchThere(areas),
      fetchPages(pages).catch(() => []),
      hashes?.().catch(() => ({})) ?? {},
      workspace(),
    ])
    const whole = makeReport(
      {
        calls: lastCalls.filter((sent) => sent.token === token),
        errors: readErrorLog(),
        workspace: open,
        permissions: view ? [permissions, view.permissions] : [permissions],
        build: { release: newestRelease, script: scriptOf(), declarations },
        surroundings: {
          language: languageOf(locale),
          appearance: mode,
          viewport: [innerWidth, innerHeight],
          browser: browserOf(navigator.userAgent),
        },
        now: platformTime(),
        origin: `${location.origin}${root}/`,
      },
      { resources, pages: declaredPages },
      secretly,
    )
    const report = trimmed(whole)
    return { report, tooMany: (whole.calls?.length ?? 0) - (report.calls?.length ?? 0) }
  }
}
