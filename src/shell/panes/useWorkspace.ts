import { useQueryClient } from '@tanstack/react-query'
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation } from 'react-router-dom'
import { resourceName } from '@/declaration'
import { ownHash } from '@/platform/windowSession'
import { dashboardPath } from '../menu/dashboardPath'
import { useRouter } from '../router/RouterRoot'
import { readTabs, rememberTabs } from '../tabs/tabMemory'
import {
  afterClose,
  afterCloseOthers,
  close,
  closeAll,
  closeOthers,
  type Destination,
  isClosable,
  move,
  refreshTarget,
  type Side,
  setSubject,
  type Tabs,
  tabOf,
  togglePin,
  visit,
} from '../tabs/tabs'
import { createDrafts, createEndings } from './drafts'
import { type OpenQuestion, runKeeper, useQuestion } from './leaving'
import type { PageAt } from './pages'
import type { usePages } from './usePages'
import { advance, isKeptAt, isPageAt, startWorkspace, type WorkspaceEvent, withPages } from './workspace'

/** How many pages are kept alive; the least recently used goes first. */
const mostPages = 10

/** The open pages and their actions. What would lose unsaved input asks first; switching tabs loses nothing. */
export const useWorkspace = ({ pageAt, affix }: ReturnType<typeof usePages>) => {
  const location = useLocation()
  const queryClient = useQueryClient()
  const router = useRouter()
  // The operator who signed in here: another window may change the cookie meanwhile.
  const [owner] = useState(ownHash)
  const [drafts] = useState(createDrafts)
  const [endings] = useState(createEndings)
  const unsaved = useSyncExternalStore(drafts.subscribe, drafts.pages)
  const [question, ask] = useQuestion<Pick<OpenQuestion, 'pages'>>()
  const [state, reduce] = useReducer(advance, undefined, () =>
    startWorkspace(withPages(readTabs(owner), pageAt, affix), location, pageAt(location.pathname), mostPages),
  )
  // During rendering, so that a page the operator may no longer see does not render once more.
  const [known, setKnown] = useState<PageAt>(() => pageAt)
  if (known !== pageAt) {
    setKnown(() => pageAt)
    reduce({ type: 'pages', pageAt, affix })
  }
  if (state.location !== location)
    reduce({ type: 'arrive', location, page: pageAt(location.pathname), unsaved, most: mostPages })

  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  })
  useEffect(
    () => router.atOnceIf((to) => isKeptAt(latest.current, to, pageAt(to.pathname))),
    [router, pageAt],
  )
  const { tabs, panes } = state
  useEffect(() => rememberTabs(owner, tabs), [owner, tabs])
  useEffect(() => {
    // Input on a page that no longer exists is lost.
    drafts.forget(drafts.pages().filter((path) => !panes.some(({ page }) => page.path === path)))
    endings.keep(panes.map(({ id }) => id))
  }, [panes, drafts, endings])

  const ways = useMemo(() => {
    // Update at once: another event may come before React renders this one.
    const dispatch = (event: WorkspaceEvent) => {
      latest.current = advance(latest.current, event)
      reduce(event)
    }
    // The router knows the location first; React may still be rendering the previous page.
    const here = () => router.state.location
    // The router's own function: the hook returns another one at each address, which would re-render every page.
    const go = router.navigate
    const isShown = (path: string) => pageAt(here().pathname).path === path
    const locationOf = (path: string) =>
      isShown(path)
        ? here()
        : (latest.current.panes.find(({ page }) => page.path === path)?.location ?? here())
    const mayLose = async (paths: readonly string[], then = drafts.giveUp) => {
      const losing = paths.filter(drafts.has)
      if (losing.length > 0 && !(await ask({ pages: losing }))) return false
      then(losing)
      return true
    }
    const activePath = () => {
      const page = pageAt(here().pathname)
      return page.tab ? page.path : undefined
    }
    const closing = async (
      change: (tabs: Tabs) => Tabs,
      then: (before: Tabs, after: Tabs) => Destination | undefined,
    ) => {
      const survives = (after: Tabs) => (tab: { path: string }) => tabOf(after, tab.path) !== undefined
      const planned = change(latest.current.tabs)
      const gone = latest.current.tabs.filter((tab) => !survives(planned)(tab)).map(({ path }) => path)
      if (!(await mayLose(gone))) return
      // Anything may have happened while the question was open.
      const before = latest.current.tabs
      dispatch({ type: 'tabs', change })
      const next = then(before, change(before))
      if (next) go(next.to, { replace: next.replace })
    }
    const whereNext = (before: Tabs, after: Tabs) =>
      afterClose(before, after, { active: activePath(), dashboard: dashboardPath })
    return {
      here,
      isShown,
      /** Whether a page is still kept; actions of a page since replaced at its path are ignored. */
      isKept: (id: number) => latest.current.panes.some((pane) => pane.id === id),
      whenEnded: endings.add,
      locationOf,
      drafts,
      open: (path: string) => {
        const tab = tabOf(latest.current.tabs, path)
        if (tab && !isShown(path)) go(tab.fullPath)
      },
      close: (path: string) => closing((open) => close(open, path), whereNext),
      closeOthers: (path: string, side?: Side) =>
        closing(
          (open) => closeOthers(open, path, side),
          (_, after) => afterCloseOthers(after, { kept: path, active: activePath(), side }),
        ),
      closeAll: () => closing(closeAll, whereNext),
      togglePin: (path: string) => dispatch({ type: 'tabs', change: (open) => togglePin(open, path) }),
      move: (path: string, to: number) => dispatch({ type: 'tabs', change: (open) => move(open, path, to) }),
      setSubject: (path: string, subject: string) =>
        dispatch({ type: 'tabs', change: (open) => setSubject(open, path, subject) }),
      refresh: async (path: string) => {
        const tab = tabOf(latest.current.tabs, path)
        if (!tab || !(await mayLose([path]))) return
        const { area } = pageAt(path)
        if (area)
          await queryClient.invalidateQueries({
            refetchType: 'none',
            queryKey: [resourceName(area.head)],
          })
        dispatch({ type: 'renew', path })
        go(refreshTarget(tab), { replace: isShown(path) })
      },
      leave: async (path: string, to: string) => {
        if (!(await mayLose([path]))) return
        const tab = tabOf(latest.current.tabs, path)
        if (tab && isClosable(tab)) dispatch({ type: 'tabs', change: (open) => close(open, path) })
        dispatch({ type: 'renew', path })
        if (isShown(path)) go(to)
      },
      openBeside: (beside: Parameters<typeof visit>[1][]) =>
        dispatch({ type: 'tabs', change: (open) => beside.reduce(visit, open) }),
      settle: (path: string, to: typeof location) => dispatch({ type: 'settle', path, location: to }),
      go,
      mayLeave: async (then?: PageAt) => {
        // Runs survive closed pages, but not leaving the console.
        if (!then && !(await runKeeper().mayLeave())) return false
        // Unsaved input is kept for after signing out or viewing as another role.
        return mayLose(
          drafts.pages().filter((path) => !then || !isPageAt(then, path, locationOf(path).pathname)),
          drafts.forget,
        )
      },
    }
  }, [router, pageAt, drafts, endings, ask, queryClient])

  return { ...state, unsaved, question, ways }
}

export type WorkspaceWays = ReturnType<typeof useWorkspace>['ways']
