import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin'
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router-dom'
import { resourceName } from '@/declaration'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { authProvider } from '@/platform/authProvider'
import { createDataProvider } from '@/platform/dataProvider'
import { currentLocale } from '@/platform/language'
import { DeclarationsProvider, resourceScreens } from '@/screens'
import { ConsoleMenu } from '@/shell/ConsoleMenu'
import { createConsoleStore } from '@/shell/consoleStore'
import { Frame } from '@/shell/Frame'
import { menuItems, menuTree } from '@/shell/menuTree'
import { Notifications } from '@/shell/Notifications'
import { PageSkeleton } from '@/shell/PageSkeleton'
import { createQueryClient } from '@/shell/queryClient'
import { DeniedPage, NotFoundPage, UnknownAddress } from '@/shell/StatusPage'
import { ThemeRoot } from '@/theme/ThemeRoot'
import { components, menuGroups, resources } from './resources'

const menu = menuTree(resources, menuGroups)
const start = menuItems(menu)[0]?.path ?? '/404'

const dataProvider = createDataProvider(resources)
const i18nProvider = createI18nProvider(currentLocale())
const queryClient = createQueryClient()
const store = createConsoleStore()

/** Plain elements, made once: react-admin reads them and merges what a function would give it a second time. */
const areas = resources.map((resource) => (
  <Resource key={resource.name} name={resourceName(resource)} {...resourceScreens(resource)} />
))

const SignedIn = () => (
  <ThemeRoot>
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <DeclarationsProvider resources={resources} components={components}>
        <ConsoleMenu value={menu}>
          <CoreAdminUI
            requireAuth
            disableTelemetry
            layout={Frame}
            loading={PageSkeleton}
            catchAll={UnknownAddress}
            accessDenied={DeniedPage}
          >
            {areas}
            <CustomRoutes>
              <Route path="/" element={<Navigate to={start} replace />} />
              <Route path="/404" element={<NotFoundPage />} />
              <Route path="/401" element={<DeniedPage />} />
            </CustomRoutes>
          </CoreAdminUI>
          <Notifications />
        </ConsoleMenu>
      </DeclarationsProvider>
    </CoreAdminContext>
  </ThemeRoot>
)

let router: ReturnType<typeof createBrowserRouter> | undefined

/**
 * The signed-in console. Its router is made when it is first shown and not when this file is loaded: that happens while
 * the operator is still typing the password, at another address.
 */
const Console = () => {
  router ??= createBrowserRouter([{ path: '*', element: <SignedIn /> }])
  return <RouterProvider router={router} />
}

export default Console
