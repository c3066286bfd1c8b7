import Cookies from 'js-cookie'
import { type ComponentProps, Fragment, StrictMode } from 'react'
import { type DataProvider, testDataProvider } from 'react-admin'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  type Areas,
  areasOf,
  code,
  defineMenu,
  defineResource,
  type Head,
  l,
  loadDeclarations,
  type MenuGroups,
  type Resource,
  text,
} from '@/declaration'
import type { UserInfo } from '@/platform/userInfo'
import type { ResourceScreens } from '@/screens'
import { ConsoleApp } from '@/shell/ConsoleApp'
import type { PageRegistry } from '@/shell/menu/pageRegistry'
import { createQueryClient } from '@/shell/queryClient'
import { createRecheck } from '@/shell/recheck'
import { RouterRoot } from '@/shell/router/RouterRoot'
import { createRouter } from '@/shell/router/router'
import { openDoor, signedIn } from './signedIn'

/** An area with a list of names and numbers. */
export const area = (
  name: string,
  path: `/${string}`,
  label: ReturnType<typeof l>,
  menu: { group?: string; order: number; noCache?: boolean },
) =>
  defineResource({
    name,
    path,
    label,
    icon: 'list',
    menu,
    key: ['no'],
    title: 'name',
    fields: {
      no: code({ label: l('编号', 'No.', 'N.º') }),
      name: text({ label: l('名称', 'Name', 'Nombre') }),
    },
    list: {
      call: `GET /user/${name}list`,
      columns: ['name', 'no'],
      sortable: ['no'],
      sort: 'no',
      filters: ['name'],
    },
  })

const groups = defineMenu({
  pay: { label: l('支付管理', 'Payments', 'Pagos'), icon: 'payments', order: 1 },
  fee: { label: l('费用', 'Fees', 'Tarifas'), icon: 'fee', order: 2 },
})

/** Two areas in one group, one alone in its group, one without a group. */
export const areas = {
  trades: area('trade', '/pay/tradelist', l('交易记录', 'Trades', 'Operaciones'), { group: 'pay', order: 1 }),
  complaints: area('complaint', '/pay/complaintlist', l('消费者投诉', 'Complaints', 'Reclamaciones'), {
    group: 'pay',
    order: 2,
  }),
  fees: area('fee', '/partnerfee/partnerfee', l('费用明细', 'Fee details', 'Detalle de tarifas'), {
    group: 'fee',
    order: 1,
  }),
  shops: area('shop', '/merchant/merchant', l('授权商家', 'Authorised shops', 'Tiendas autorizadas'), {
    order: 80,
  }),
}

const areasInMenuOrder = loadDeclarations(areas, groups)

/** A platform without records. */
export const noRecords = testDataProvider({
  getList: async () => ({ data: [], total: 0 }),
  getMany: async () => ({ data: [] }),
})

const nothing = {}

/** These tests are about the frame, so a page is only a heading. */
const headings = ({ label }: Head) => ({ list: () => <h1>{label.zh}</h1> })

type ConsoleAppProps = ComponentProps<typeof ConsoleApp>

export interface OpenOptions {
  at?: string
  width?: number
  /** Cookies that an earlier visit left. */
  remembered?: Record<string, string>
  screensOf?: (head: Head) => ResourceScreens
  resources?: readonly Resource[]
  /** The same areas, loaded differently: one has declarations that come late. */
  areas?: Areas
  menuGroups?: MenuGroups
  dataProvider?: DataProvider
  /** What is unusual in the platform's data about the operator. */
  user?: Partial<UserInfo>
  pages?: PageRegistry
  components?: ConsoleAppProps['components']
  /** The real parts of a session, over a platform behind `fetch`. */
  session?: Pick<ConsoleAppProps, 'authProvider' | 'operator' | 'dataProviderOf'>
  /** With React's checks for effects that break when run twice. */
  strict?: boolean
}

/** Opens the console signed in as `demo_partner`, with no records, in a fresh browser. */
export const openConsole = async ({
  at = '/merchant/merchant',
  width = 1280,
  remembered = {},
  screensOf = headings,
  resources = areasInMenuOrder,
  areas = areasOf(resources),
  menuGroups = groups,
  dataProvider = noRecords,
  user = {},
  pages = nothing,
  components = nothing,
  strict = false,
  session,
}: OpenOptions = {}) => {
  await page.viewport(width, 800)
  for (const [name, value] of Object.entries(remembered)) Cookies.set(name, value)
  const { operator, told, asked } = signedIn(user)
  const { authProvider, logout } = openDoor()
  const dataProviderOf = () => dataProvider
  const recheck = createRecheck(session?.operator ?? operator)
  const queryClient = createQueryClient(recheck)
  const router = createRouter(createMemoryHistory({ initialEntries: [at] }))
  const Mode = strict ? StrictMode : Fragment
  const screen = await render(
    <Mode>
      <RouterRoot router={router}>
        <ConsoleApp
          areas={areas}
          menuGroups={menuGroups}
          components={components}
          screensOf={screensOf}
          pages={pages}
          dataProviderOf={dataProviderOf}
          authProvider={authProvider}
          operator={operator}
          recheck={recheck}
          queryClient={queryClient}
          {...session}
        />
      </RouterRoot>
    </Mode>,
  )
  return {
    screen,
    router,
    logout,
    path: () => router.state.location.pathname,
    search: () => router.state.location.search,
    told,
    asked,
  }
}
