import { useEffect, useMemo, useSyncExternalStore } from 'react'
import {
  type AuthProvider,
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  type DataProvider,
  Resource as ResourceRoutes,
} from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { type MenuGroups, narrowed, type Resource, resourceName } from '@/declaration'
import { silentI18nProvider } from '@/i18n/i18nProvider'
import { LiveLanguage } from '@/i18n/LiveLanguage'
import { currentLocale } from '@/platform/language'
import type { OperatorSource } from '@/platform/operator'
import { type AreaComponentModules, DeclarationsProvider, type ResourceScreens } from '@/screens'
import { lazyPage } from '@/screens/latePart'
import { ThemeRoot } from '@/theme/ThemeRoot'
import { createConsoleStore } from './consoleStore'
import { logProblem } from './errorLog/errorLog'
import { Frame } from './Frame'
import { ConsoleMenu } from './menu/ConsoleMenu'
import { consoleRoutes, dashboardPath } from './menu/consoleRoutes'
import { menuOf } from './menu/menuEntries'
import { OtherAddress } from './menu/OtherAddress'
import type { PageRegistry } from './menu/pageRegistry'
import { Notifications } from './notices/Notifications'
import { PlainAddress } from './PlainAddress'
import { PageSkeleton } from './panes/PageSkeleton'
import { PaneLimit, usualLimit } from './panes/paneLimit'
import { createQueryClient } from './queryClient'
import { Redirect } from './Redirect'
import { DeniedPage, NotFoundPage } from './StatusPage'

export interface ConsoleAppProps {
  /** In menu order, as `loadDeclarations` gives them; the same array at every render, as are the next two. */
  resources: readonly Resource[]
  menuGroups: MenuGroups
  components: AreaComponentModules
  /** The pages that a platform's menu may name besides the areas; the same object at every render. */
  pages: PageRegistry
  /** What draws an area. */
  screensOf: (resource: Resource) => ResourceScreens
  /** Makes the way to the records of the areas that the operator may see. */
  dataProviderOf: (resources: readonly Resource[]) => DataProvider
  authProvider: AuthProvider
  /** Who is signed in, and what they may do. */
  operator: OperatorSource
  /** How many pages are kept alive at most. */
  mostPanes?: number
}

const HomePage = lazyPage(() => import('./home/HomePage'))
const DocsPage = lazyPage(() => import('./docs/DocsPage'))

/** Nothing is there to be seen until it is known who looks. */
const nobody: readonly Resource[] = []
const nothingKnown = { menus: [], roles: [] }

/** What the operator may see of the declared areas, and the menu with what the platform adds to it. */
const usePermitted = ({
  resources,
  menuGroups,
  pages,
  operator,
}: Pick<ConsoleAppProps, 'resources' | 'menuGroups' | 'pages' | 'operator'>) => {
  const user = useSyncExternalStore(operator.subscribe, operator.read)
  useEffect(() => {
    // Without an answer the session is over, and whoever asked for it says so.
    operator.load().catch(() => undefined)
  }, [operator])
  const permissions = user?.permissions
  const permitted = useMemo(
    () => (permissions ? resources.flatMap((resource) => narrowed(resource, permissions) ?? []) : nobody),
    [resources, permissions],
  )
  const { menus, roles } = user ?? nothingKnown
  const { problems, ...menu } = useMemo(() => {
    const { routes, aliases, problems } = consoleRoutes(permitted, menuGroups, { menus, pages, roles })
    return { ...menuOf(routes), aliases, pages, problems }
  }, [permitted, menuGroups, menus, pages, roles])
  useEffect(() => {
    for (const problem of problems) logProblem('menu', problem)
  }, [problems])
  return { known: user !== undefined, permitted, menu }
}

/**
 * The signed-in console over a set of declared areas: the frame, a route and a menu entry per area that the operator may
 * see, and the pages that belong to none. It wants a router around it.
 */
export const ConsoleApp = ({
  resources,
  menuGroups,
  components,
  pages,
  screensOf,
  dataProviderOf,
  authProvider,
  operator,
  mostPanes = usualLimit,
}: ConsoleAppProps) => {
  const i18nProvider = useMemo(() => silentI18nProvider(currentLocale), [])
  const store = useMemo(createConsoleStore, [])
  const queryClient = useMemo(createQueryClient, [])
  const { known, permitted, menu } = usePermitted({ resources, menuGroups, pages, operator })
  const dataProvider = useMemo(() => dataProviderOf(permitted), [dataProviderOf, permitted])
  return (
    <ThemeRoot>
      <CoreAdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
      >
        <LiveLanguage>
          <DeclarationsProvider resources={permitted} declared={resources} components={components}>
            <ConsoleMenu value={menu}>
              <PaneLimit value={mostPanes}>
                {known ? (
                  <CoreAdminUI
                    requireAuth
                    disableTelemetry
                    layout={Frame}
                    loading={PageSkeleton}
                    catchAll={OtherAddress}
                    accessDenied={DeniedPage}
                  >
                    {/*
                      Plain elements: a function here would be called, and its areas merged, more than once. All areas have
                      their routes, and their screens know which of them may be seen: permissions change, routes do not.
                    */}
                    {resources.map((resource) => (
                      <ResourceRoutes
                        key={resource.name}
                        name={resourceName(resource)}
                        {...screensOf(resource)}
                      />
                    ))}
                    <CustomRoutes>
                      <Route path="/" element={<Navigate to={dashboardPath} replace />} />
                      <Route caseSensitive path={dashboardPath} element={<HomePage />} />
                      <Route caseSensitive path="/docs/:topic" element={<DocsPage />} />
                      <Route path="/redirect/*" element={<Redirect />} />
                      <Route caseSensitive path="/404" element={<NotFoundPage />} />
                      <Route caseSensitive path="/401" element={<DeniedPage />} />
                    </CustomRoutes>
                  </CoreAdminUI>
                ) : (
                  <PageSkeleton />
                )}
                <PlainAddress />
                <Notifications />
              </PaneLimit>
            </ConsoleMenu>
          </DeclarationsProvider>
        </LiveLanguage>
      </CoreAdminContext>
    </ThemeRoot>
  )
}
