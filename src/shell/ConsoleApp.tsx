import { useEffect, useMemo } from 'react'
import {
  type AuthProvider,
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  type DataProvider,
  Resource as ResourceRoutes,
} from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { type MenuGroups, type Resource, resourceName } from '@/declaration'
import { silentI18nProvider } from '@/i18n/i18nProvider'
import { LiveLanguage } from '@/i18n/LiveLanguage'
import { currentLocale } from '@/platform/language'
import { type AreaComponentModules, DeclarationsProvider, type ResourceScreens } from '@/screens'
import { lazyPage } from '@/screens/latePart'
import { UnknownAddress } from '@/screens/UnknownAddress'
import { ThemeRoot } from '@/theme/ThemeRoot'
import { createConsoleStore } from './consoleStore'
import { logProblem } from './errorLog/errorLog'
import { Frame } from './Frame'
import { ConsoleMenu } from './menu/ConsoleMenu'
import { consoleRoutes, dashboardPath } from './menu/consoleRoutes'
import { menuOf } from './menu/menuEntries'
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
  /** What draws an area. */
  screensOf: (resource: Resource) => ResourceScreens
  dataProvider: DataProvider
  authProvider: AuthProvider
  /** How many pages are kept alive at most. */
  mostPanes?: number
}

const HomePage = lazyPage(() => import('./home/HomePage'))
const DocsPage = lazyPage(() => import('./docs/DocsPage'))

/**
 * The signed-in console over a set of declared areas: the frame, a route and a menu entry per area, and the pages that
 * belong to none. It wants a router around it.
 */
export const ConsoleApp = ({
  resources,
  menuGroups,
  components,
  screensOf,
  dataProvider,
  authProvider,
  mostPanes = usualLimit,
}: ConsoleAppProps) => {
  const i18nProvider = useMemo(() => silentI18nProvider(currentLocale), [])
  const store = useMemo(createConsoleStore, [])
  const queryClient = useMemo(createQueryClient, [])
  const { routes, problems } = useMemo(() => consoleRoutes(resources, menuGroups), [resources, menuGroups])
  const menu = useMemo(() => menuOf(routes), [routes])
  useEffect(() => {
    for (const problem of problems) logProblem('menu', problem)
  }, [problems])
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
          <DeclarationsProvider resources={resources} components={components}>
            <ConsoleMenu value={menu}>
              <PaneLimit value={mostPanes}>
                <CoreAdminUI
                  requireAuth
                  disableTelemetry
                  layout={Frame}
                  loading={PageSkeleton}
                  catchAll={UnknownAddress}
                  accessDenied={DeniedPage}
                >
                  {/* Plain elements: a function here would be called, and its areas merged, more than once. */}
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
