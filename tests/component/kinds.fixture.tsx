import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClient } from '@tanstack/react-query'
import { Activity, type ReactNode, useState } from 'react'
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
import { areasOf, defineResource, l, resourceName } from '@/declaration'
import { loadSpeech } from '@/i18n/consoleLanguage'
import { Spoken } from '@/i18n/LiveLanguage'
import { type AreaFile, DeclarationsProvider } from '@/screens/declarations'
import type { PageFrame } from '@/screens/page'
import { Notifications } from '@/shell/notices/Notifications'
import { createConsoleTheme } from '@/theme/createConsoleTheme'
import type { Mode } from '@/theme/tokens'
import { fields } from '../unit/declaration/fieldsOfEveryKind'

/** What to type for a kind, and the resulting value on the wire. */
export const typed = [
  [fields.text, '青禾', '青禾'],
  [fields.integer, '7', 7],
  [fields.fen, '12.5', 1250],
  [fields.li, '0.045', 45],
  [fields.percent, '98.6', 9860],
  [fields.timestamp, '2026-11-20 10:00:00', 1_795_140_000],
  [fields.day, '2026-11-20', '2026-11-20'],
  [fields.color, '#1A2B3C', '#1a2b3c'],
] as const

/** The target of references. */
export const shops = defineResource({
  name: 'shop',
  path: '/shop/shop',
  label: l('店铺', 'Shops', 'Tiendas'),
  icon: 'storefront',
  menu: { order: 1 },
  key: ['shop_id'],
  title: 'shop_name',
  fields: { shop_id: fields.code, shop_name: fields.text },
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
  /** The area that the screen belongs to; by default the first one. */
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

/** The frame of a page that is shown and stays. */
export const stillFrame: PageFrame = {
  setSubject: () => {},
  setDraft: () => {},
  settle: () => {},
  whenEnded: () => {},
  isShown: () => true,
  isBusy: () => false,
  openBeside: () => {},
  leave: () => {},
}

/** A page with a button that puts it aside and brings it back, as the frame does with pages behind another tab. */
export const Aside = ({ children }: { children?: ReactNode }) => {
  const [aside, putAside] = useState(false)
  return (
    <>
      <button type="button" onClick={() => putAside(!aside)}>
        其他页面
      </button>
      <Activity mode={aside ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  )
}
