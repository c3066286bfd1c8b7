import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type AuthProvider, CoreAdminContext, type DataProvider, Resource } from 'react-admin'
import { Navigate, Route, Routes } from 'react-router-dom'
import { type Areas, type Head, resourceName } from '@/declaration'
import { LiveLanguage, silentI18nProvider } from '@/i18n/LiveLanguage'
import { currentLocale } from '@/platform/language'
import type { OperatorSource } from '@/platform/operator'
import { type AreaComponentModules, DeclarationsProvider, type ResourceScreens } from '@/screens'
import { PermittedContext } from '@/screens/endpoints'
import { ThemeRoot } from '@/theme/ThemeRoot'
import { lateComponent, plainComponent } from '@/ui/late'
import { OtherAddress, Redirect } from './addresses'
import { ConsoleEffects } from './ConsoleEffects'
import { createConsoleStore } from './consoleStore'
import { Docs, noDocs } from './docs/docs'
import { Frame } from './Frame'
import { Dashboard } from './home/Dashboard'
import { ConsoleMenu } from './menu/ConsoleMenu'
import { dashboardPath } from './menu/dashboardPath'
import { Notifications } from './notices/Notifications'
import { PageBoundary } from './panes/Panes'
import { PageSkeleton } from './progress'
import { type Recheck, useRecheck, withFailureReports } from './recheck'
import { type PreparePage, usePreparedPages } from './router/prepared'
import { sharedPath } from './share/sharedPath'
import { LensContext } from './viewAs/lens'
import { type Declared, usePermitted } from './viewAs/usePermitted'

interface ConsoleAppProps extends Declared {
  /** Must be the same object at every render. */
  components: AreaComponentModules
  screensOf: (head: Head) => ResourceScreens
  dataProviderOf: (areas: Areas) => DataProvider
  authProvider: AuthProvider
  operator: OperatorSource
  recheck: Recheck
  /** The answers to the first screen's calls may already be in it. */
  queryClient: QueryClient
  preparePage?: PreparePage
}

const DocsPage = lateComponent(() => import('./docs/DocsPage'))
const AddressPages = plainComponent<{ denied?: boolean }>(() => import('./AddressPages'))
const OpenShared = lateComponent(() => import('./share/OpenShared'))

export const ConsoleApp = ({
  areas: own,
  menuGroups,
  components,
  pages,
  morePages,
  screensOf,
  dataProviderOf,
  authProvider,
  operator,
  recheck,
  queryClient,
  preparePage,
  docs = noDocs,
}: ConsoleAppProps) => {
  const i18nProvider = useMemo(() => silentI18nProvider(currentLocale), [])
  const store = useMemo(createConsoleStore, [])
  useRecheck(recheck)
  const {
    declared: areas,
    permissions,
    permitted,
    menu,
    lens,
    may,
  } = usePermitted({ areas: own, menuGroups, pages, morePages, docs }, operator)
  const dataProvider = useMemo(
    () => withFailureReports(dataProviderOf(permitted), recheck),
    [dataProviderOf, permitted, recheck],
  )
  usePreparedPages(preparePage, { areas: permitted, dataProvider, may })
  // All areas keep their routes, and the screens check permissions, because permissions change and routes do not. A stable
  // element saves rendering the hidden pages again.
  const routes = useMemo(
    () => (
      <Routes>
        {areas.heads.map((head) => (
          <Route
            key={head.name}
            path={`${resourceName(head)}/*`}
            element={<Resource name={resourceName(head)} {...screensOf(head)} />}
          />
        ))}
        <Route path="/" element={<Navigate to={dashboardPath} replace />} />
        <Route caseSensitive path={dashboardPath} element={<Dashboard />} />
        <Route caseSensitive path="/docs/:topic" element={<DocsPage />} />
        <Route path="/redirect/*" element={<Redirect />} />
        <Route caseSensitive path={sharedPath} element={<OpenShared />} />
        <Route caseSensitive path="/404" element={<AddressPages />} />
        <Route caseSensitive path="/401" element={<AddressPages denied />} />
        <Route path="*" element={<OtherAddress />} />
      </Routes>
    ),
    [areas, screensOf],
  )
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
          <DeclarationsProvider areas={permitted} declared={areas} components={components}>
            <ConsoleMenu value={menu}>
              <LensContext value={lens}>
                <PermittedContext value={may}>
                  <Docs value={docs}>
                    {permissions ? (
                      <PageBoundary at="">
                        <Frame>{routes}</Frame>
                      </PageBoundary>
                    ) : (
                      <PageSkeleton />
                    )}
                    <ConsoleEffects permissions={permissions} />
                    <Notifications />
                  </Docs>
                </PermittedContext>
              </LensContext>
            </ConsoleMenu>
          </DeclarationsProvider>
        </LiveLanguage>
      </CoreAdminContext>
    </ThemeRoot>
  )
}
