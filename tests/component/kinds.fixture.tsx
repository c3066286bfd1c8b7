import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  CoreAdminContext,
  type DataProvider,
  memoryStore,
  ResourceContextProvider,
  testDataProvider,
} from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { render } from 'vitest-browser-react'
import type { Locale, Resource } from '@/declaration'
import { areasOf, code, defineResource, l, resourceName, text } from '@/declaration'
import { loadSpeech } from '@/i18n/consoleLanguage'
import { Spoken } from '@/i18n/LiveLanguage'
import { type AreaFile, DeclarationsProvider } from '@/screens/declarations'
import { Notifications } from '@/shell/notices/Notifications'
import { createConsoleTheme } from '@/theme/createConsoleTheme'
import type { Mode } from '@/theme/tokens'

const label = l('名称', 'Name', 'Nombre')

/** What a reference leads to. */
export const shops = defineResource({
  name: 'shop',
  path: '/shop/shop',
  label: l('店铺', 'Shops', 'Tiendas'),
  icon: 'storefront',
  menu: { order: 1 },
  key: ['shop_id'],
  title: 'shop_name',
  fields: { shop_id: code({ label }), shop_name: text({ label }) },
  list: {
    call: 'GET /user/shoplist',
    columns: ['shop_name'],
    sortable: ['shop_name'],
    sort: 'shop_name',
    filters: ['shop_name'],
  },
})

export interface Around {
  readonly locale?: Locale
  readonly mode?: Mode
  readonly dataProvider?: Partial<DataProvider>
  readonly resources?: readonly Resource[]
  /** The area whose screen it is; the first without it. */
  readonly resource?: Resource
  /** Components of areas by their key. */
  readonly components?: { readonly [key: string]: AreaFile }
  /** Settles when these have arrived; without it they are there at once. */
  readonly arrival?: Promise<void>
  readonly at?: string
}

/** Shows something inside the console's contexts: language, theme, areas, notifications, a router in memory. */
export const show = async (
  children: ReactNode,
  {
    locale = 'zh',
    mode = 'light',
    dataProvider = {},
    resources = [],
    resource = resources[0],
    components = {},
    arrival,
    at = '/',
  }: Around = {},
) => {
  document.documentElement.lang = locale
  const speech = await loadSpeech(locale)
  const modules = Object.fromEntries(
    Object.entries(components).map(([key, component]) => [
      key,
      async () => {
        await arrival
        return { default: component }
      },
    ]),
  )
  const areas = areasOf(resources)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  const content = (
    <ThemeProvider theme={createConsoleTheme({ mode })}>
      <CssBaseline enableColorScheme />
      <CoreAdminContext
        dataProvider={testDataProvider(dataProvider)}
        store={memoryStore({ locale })}
        queryClient={queryClient}
      >
        <Spoken speech={speech}>
          <DeclarationsProvider areas={areas} components={modules}>
            <ResourceContextProvider value={resource ? resourceName(resource) : ''}>
              {children}
            </ResourceContextProvider>
            <Notifications />
          </DeclarationsProvider>
        </Spoken>
      </CoreAdminContext>
    </ThemeProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: content }], { initialEntries: [at] })
  const screen = await render(<RouterProvider router={router} />)
  return { screen, router, queryClient, path: () => router.state.location.pathname }
}
