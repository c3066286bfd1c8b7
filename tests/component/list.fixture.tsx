import { QueryClient } from '@tanstack/react-query'
import { type ComponentType, Fragment, type ReactNode, StrictMode } from 'react'
import {
  CoreAdminContext,
  type DataProvider,
  type GetListParams,
  memoryStore,
  type RaRecord,
  Resource as ResourceRoutes,
  type Store,
  testDataProvider,
} from 'react-admin'
import { createMemoryRouter, Navigate, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  type Action,
  areasOf,
  boolean,
  choice,
  code,
  defineResource,
  headOf,
  integer,
  type Json,
  type Locale,
  l,
  money,
  type Resource,
  resourceName,
  text,
  timestamp,
} from '@/declaration'
import { LiveLanguage } from '@/i18n/LiveLanguage'
import type { ConsoleDataProvider } from '@/platform/dataProvider'
import { readParts } from '@/platform/dataProvider/readParts'
import { TransportError } from '@/platform/errors'
import { type AreaComponentModules, DeclarationsProvider, resourceScreens } from '@/screens'
import { Notifications } from '@/shell/notices/Notifications'
import { ThemeRoot } from '@/theme/ThemeRoot'
import { grid, later } from './onPage'

export const pause = {
  label: l('暂停营业', 'Pause', 'Pausar'),
  icon: 'pause',
  call: 'POST /demo/pause',
  on: ['row', 'bulk'],
  batch: 'ids',
  confirm: {
    text: l('店铺将停止接单。', 'The shop stops taking orders.', 'La tienda deja de recibir pedidos.'),
  },
} as const satisfies Action

/** A small area with everything that a list can have. */
export const shops = defineResource({
  name: 'shop',
  path: '/demo/shop',
  label: l('店铺', 'Shops', 'Tiendas'),
  icon: 'storefront',
  menu: { order: 1 },
  key: ['shop_no'],
  title: 'shop_name',
  card: ['state', 'amount', 'create_time'],
  fields: {
    shop_name: text({ label: l('店铺名称', 'Shop name', 'Tienda') }),
    shop_no: code({ label: l('店铺编号', 'Shop no.', 'N.º de tienda') }),
    state: choice({
      label: l('状态', 'State', 'Estado'),
      of: {
        OPEN: { ...l('营业', 'Open', 'Abierta'), tone: 'success' },
        PAUSED: { ...l('暂停', 'Paused', 'En pausa'), tone: 'default' },
      },
    }),
    amount: money({ label: l('金额', 'Amount', 'Importe'), unit: 'fen' }),
    orders: integer({ label: l('订单数', 'Orders', 'Pedidos') }),
    vip: boolean({ label: l('重点', 'Key account', 'Cuenta clave') }),
    create_time: timestamp({ label: l('添加时间', 'Added', 'Alta') }),
    note: text({ label: l('备注', 'Note', 'Nota') }),
  },
  list: {
    call: 'GET /demo/shoplist',
    columns: ['shop_name', 'shop_no', 'state', 'amount', 'orders', 'create_time'],
    moreColumns: ['note'],
    sortable: ['shop_name', 'amount', 'create_time'],
    sort: '-create_time',
    filters: [
      'shop_name',
      'state',
      { name: 'period', label: l('添加时间', 'Added', 'Alta'), test: 'period', on: 'create_time' },
      'vip',
      {
        name: 'min_amount',
        label: l('最低金额', 'Amount from', 'Importe desde'),
        on: 'amount',
        test: 'atLeast',
        input: money({ label: l('最低金额', 'Amount from', 'Importe desde'), unit: 'fen' }),
      },
    ],
    summary: {
      amount: { label: l('总金额', 'Amount', 'Importe total'), sum: 'amount' },
      open: { label: l('营业中', 'Open', 'Abiertas'), when: { state: 'OPEN' }, tone: 'success' },
    },
  },
  detail: { groups: [{ label: l('店铺', 'Shop', 'Tienda'), fields: ['shop_name', 'shop_no', 'note'] }] },
  actions: { pause },
})

const firstTime = 1_780_000_000

/** Shop 1 is the newest, so the list begins with it. */
export const shop = (number: number): RaRecord => ({
  id: `S${number}`,
  shop_no: `S${number}`,
  shop_name: `${number}号店`,
  state: number % 3 === 0 ? 'PAUSED' : 'OPEN',
  amount: 12_345_600 + number,
  orders: number * 1000,
  vip: number % 2 === 0,
  create_time: firstTime - number * 60,
  note: '',
})

export const manyShops = (count: number): RaRecord[] =>
  Array.from({ length: count }, (_, index) => shop(index + 1))

/** A platform over these records that sorts, filters and turns pages, and that a test can make fail or wait. */
export const platformOf = (records: readonly RaRecord[]) => {
  const state = {
    records: [...records],
    /** Thrown in place of the next answers. */
    failure: undefined as Error | undefined,
    /** The page that cannot be read. */
    lost: undefined as number | undefined,
    /** Held answers wait for this. */
    gate: undefined as Promise<void> | undefined,
  }
  const matches = (record: RaRecord, filter: { readonly [param: string]: Json }) =>
    Object.entries(filter).every(([param, value]) => {
      if (param === 'shop_name') return String(record.shop_name).includes(String(value))
      if (param === 'min_amount') return record.amount >= Number(value)
      return param.endsWith('_date') || record[param] === value
    })
  const getList = vi.fn(async (_: string, { pagination, sort, filter }: GetListParams) => {
    await state.gate
    if (state.failure) throw state.failure
    if (state.lost !== undefined && pagination?.page === state.lost) throw new TransportError('network')
    const found = state.records.filter((record) => matches(record, filter))
    const { page: number = 1, perPage = 20 } = pagination ?? {}
    const { field = 'create_time', order = 'DESC' } = sort ?? {}
    const direction = order === 'ASC' ? 1 : -1
    const sorted = found.toSorted((a, b) =>
      a[field] < b[field] ? -direction : a[field] > b[field] ? direction : 0,
    )
    return {
      data: sorted.slice((number - 1) * perPage, number * perPage),
      total: found.length,
      meta: {
        summary: {
          amount: found.reduce((sum, { amount }) => sum + amount, 0),
          open: found.filter((record) => record.state === 'OPEN').length,
        },
      },
    }
  })
  return {
    state,
    getList,
    /** From now on answers wait until they are let go. */
    hold() {
      const { answer, come } = later()
      state.gate = answer
      return () => {
        state.gate = undefined
        come()
      }
    },
  }
}

type Platform = ReturnType<typeof platformOf>

const isSort = (value: unknown): value is NonNullable<GetListParams['sort']> =>
  typeof value === 'object' && value !== null && 'field' in value

/** Puts the list of the small area on the screen, as the console does, in strict mode. */
export const openList = async (
  platform: Platform,
  {
    at = '/demo/shop',
    width = 1440,
    height = 900,
    store = lastingStore(),
    locale = 'zh',
    around: Around = Fragment,
    staleTime = 0,
    area = shops,
    declared = area,
    components = noComponents,
  }: {
    at?: string
    width?: number
    height?: number
    store?: Store
    locale?: Locale
    /** Goes between the console and the page. */
    around?: ComponentType<{ children: ReactNode }>
    /** How long answers stay fresh, milliseconds. */
    staleTime?: number
    area?: Resource
    /** The area with what the operator is denied. */
    declared?: Resource
    components?: AreaComponentModules
  } = {},
) => {
  await page.viewport(width, height)
  store.setItem('locale', locale)
  const readAll: ConsoleDataProvider['readAll'] = (name, { sort, filter }, to) =>
    readParts(
      async (part) => {
        const { data, total } = await platform.getList(name, {
          pagination: { page: part + 1, perPage: 100 },
          sort: isSort(sort) ? sort : undefined,
          filter,
        })
        return { rows: data.map((record) => ({ ...record, id: String(record.id) })), total }
      },
      to,
      () => Promise.resolve(),
    )
  const dataProvider = testDataProvider({
    supportAbortSignal: true,
    readAll,
    // The interface lets the caller name the record's type; here it is the fixture's.
    getList: platform.getList as DataProvider['getList'],
    getOne: async (_, { id }) => {
      const data = platform.state.records.find((record) => record.id === id)
      if (!data) throw new Error('no record')
      return { data } as never
    },
    act: async (_: string, { records }: { records: readonly RaRecord[] }) => ({
      data: { succeeded: records.map(({ id }) => id), failed: [] },
    }),
  })
  const [areas, whole] = [areasOf([area]), areasOf([declared])]
  const app = (
    <ThemeRoot>
      <CoreAdminContext
        dataProvider={dataProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime } } })}
        store={store}
      >
        <LiveLanguage>
          <DeclarationsProvider areas={areas} declared={whole} components={components}>
            {/* As the frame holds a page: as high as the window, and scrolling by itself. */}
            <main style={frame}>
              <Around>
                <ResourceRoutes name={resourceName(area)} {...resourceScreens(headOf(area))} />
              </Around>
            </main>
            <Notifications />
          </DeclarationsProvider>
        </LiveLanguage>
      </CoreAdminContext>
    </ThemeRoot>
  )
  const router = createMemoryRouter(
    [
      { path: '/demo/shop/*', element: app },
      { path: '*', element: <Navigate to="/demo/shop" replace /> },
    ],
    { initialEntries: [at] },
  )
  const screen = await render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return {
    ...screen,
    router,
    store,
    search: () => new URLSearchParams(router.state.location.search),
    path: () => router.state.location.pathname,
  }
}

const noComponents = {}
const frame = { height: '100dvh', boxSizing: 'border-box', padding: 8, overflow: 'auto' } as const

/** A browser's memory: what is in it outlives the page. */
export const lastingStore = (): Store => {
  const store = memoryStore()
  store.setup()
  return { ...store, setup: () => {}, teardown: () => {} }
}

/** The pages that were requested. Requests for one record are left out: they are only for the figures. */
export const asked = ({ getList }: Platform): readonly GetListParams[] =>
  getList.mock.calls.map(([, params]) => params).filter(({ pagination }) => pagination?.perPage !== 1)

export const lastAsked = (platform: Platform): GetListParams | undefined => asked(platform).at(-1)

export const rows = () => grid().getByRole('row')
export const rowOf = (name: string) => rows().filter({ hasText: name })
