import type { CreateParams, DataProvider, GetListParams, RaRecord } from 'react-admin'
import { beforeEach, expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  code,
  defineMenu,
  defineResource,
  integer,
  l,
  loadDeclarations,
  multiline,
  text,
} from '@/declaration'
import { withFailureToast } from '@/platform/failures'
import { resourceScreens } from '@/screens'
import { absent, click, dialog, grid, later, tick, visible } from '../onPage'
import { area, noRecords, type OpenOptions, openConsole } from './openConsole'

/** Made and changed in a dialog over the list; has a detail and an action that asks for something. */
export const shops = defineResource({
  name: 'shop',
  path: '/demo/shop',
  label: l('店铺', 'Shops', 'Tiendas'),
  icon: 'storefront',
  menu: { order: 10 },
  key: ['no'],
  title: 'name',
  fields: {
    no: code({ label: l('编号', 'No.', 'N.º') }),
    name: text({ label: l('店铺名称', 'Shop name', 'Tienda'), required: true }),
    orders: integer({ label: l('订单数', 'Orders', 'Pedidos') }),
  },
  list: {
    call: 'GET /user/shoplist',
    columns: ['name', 'no', 'orders'],
    sortable: ['no', 'orders'],
    sort: 'no',
    filters: ['name'],
  },
  detail: {},
  save: { call: 'POST /user/saveshop', fields: ['name'] },
  actions: {
    pause: {
      label: l('暂停营业', 'Pause', 'Pausar'),
      icon: 'pause',
      call: 'POST /user/pauseshop',
      on: ['row', 'bulk'],
      batch: 'ids',
      inputs: { reason: text({ label: l('暂停原因', 'Reason', 'Motivo'), required: true }) },
    },
    // One call per record.
    delist: {
      label: l('下架', 'Delist', 'Retirar'),
      icon: 'block',
      call: 'POST /user/delistshop',
      on: ['bulk'],
    },
  },
})

/** Made and changed on pages of their own. */
export const letters = defineResource({
  name: 'letter',
  path: '/demo/letter',
  label: l('信件', 'Letters', 'Cartas'),
  icon: 'email',
  menu: { order: 20 },
  key: ['no'],
  title: 'subject',
  fields: {
    no: code({ label: l('编号', 'No.', 'N.º') }),
    subject: text({ label: l('主题', 'Subject', 'Asunto'), required: true }),
    body: multiline({ label: l('正文', 'Body', 'Cuerpo') }),
  },
  list: {
    call: 'GET /user/letterlist',
    columns: ['subject', 'no'],
    sortable: ['no'],
    sort: 'no',
    // Not the subject: while a form replaces a list, its input would be confused with the form's.
    filters: ['no'],
  },
  detail: {},
  save: { call: 'POST /user/saveletter', fields: ['subject', 'body'] },
})

/** Remounted each time it is opened. */
const clock = area('clock', '/demo/clock', l('时钟', 'Clock', 'Reloj'), { order: 30, noCache: true })

/** Enough other pages to exceed the number kept alive. */
const more = Array.from({ length: 10 }, (_, index) =>
  area(`more${index}`, `/demo/more${index}`, l(`其他${index}`, `More ${index}`, `Más ${index}`), {
    order: 40 + index,
  }),
)

export const menuGroups = defineMenu({})

export const resources = loadDeclarations(
  Object.fromEntries([shops, letters, clock, ...more].map((resource) => [resource.name, resource])),
  menuGroups,
)

const records: Record<string, RaRecord[]> = {
  'demo/shop': Array.from({ length: 60 }, (_, index) => ({
    id: `S${index + 1}`,
    no: `S${index + 1}`,
    name: `${index + 1}号店`,
    orders: index,
  })),
  'demo/letter': [1, 2, 3].map((number) => ({
    id: `L${number}`,
    no: `L${number}`,
    subject: `第${number}封信`,
    body: `正文${number}`,
  })),
}

/** A platform, reset before each test of the file, that can be told to wait before it answers a save. */
export const workspacePlatform = () => {
  const gate: { open: () => void; closed?: Promise<void> } = { open: () => {} }
  const getList = vi.fn(async (resource: string, { pagination }: GetListParams) => {
    const found = records[resource] ?? [{ id: 'N1', no: 'N1', name: '唯一' }]
    const { page: number = 1, perPage = 20 } = pagination ?? {}
    return { data: found.slice((number - 1) * perPage, number * perPage), total: found.length }
  })
  const getOne = vi.fn(async (resource: string, { id }: { id: RaRecord['id'] }) => {
    const data = records[resource]?.find((record) => record.id === id)
    if (!data) throw new Error('没有这条记录')
    return { data }
  })
  const create = vi.fn(async (_: string, { data }: CreateParams) => {
    await gate.closed
    return { data: { ...data, id: 'new', no: 'new' } }
  })
  const update = vi.fn(async (_: string, { data }: { data: object }) => {
    await gate.closed
    return { data }
  })
  const act = vi.fn(async (_: string, { records: chosen }: { records: RaRecord[] }) => {
    await gate.closed
    const failed: { id: RaRecord['id']; code: number; message: string }[] = []
    return { data: { succeeded: chosen.map(({ id }) => id), failed } }
  })
  beforeEach(() => {
    gate.closed = undefined
    for (const call of [getList, getOne, create, update, act]) call.mockReset()
  })
  return {
    getList,
    getOne,
    create,
    update,
    act,
    /** From now on saves and actions wait. */
    hold() {
      const { answer, come } = later()
      Object.assign(gate, { closed: answer, open: come })
    },
    release: () => gate.open(),
    // The interface lets the caller name the record's type; here it is the fixture's.
    dataProvider: {
      ...noRecords,
      supportAbortSignal: true,
      getList: getList as DataProvider['getList'],
      getOne: getOne as DataProvider['getOne'],
      create: create as DataProvider['create'],
      update: update as DataProvider['update'],
      act,
    } satisfies DataProvider,
  }
}

type WorkspacePlatform = ReturnType<typeof workspacePlatform>

/** Opens the whole console over these areas. */
export const openWorkspace = async (
  platform: WorkspacePlatform,
  options: Pick<
    OpenOptions,
    'at' | 'width' | 'strict' | 'screensOf' | 'remembered' | 'user' | 'areas' | 'components'
  > = {},
) =>
  openConsole({
    at: '/demo/shop',
    screensOf: resourceScreens,
    ...options,
    resources,
    menuGroups,
    dataProvider: platform.dataProvider,
  })

/** The entry of the menu at the side. */
export const entry = (name: string) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name, exact: true })

/** A call that fails, and is reported like the console's own calls. */
export const toldOf = (error: Error): Promise<never> =>
  withFailureToast(async () => {
    throw error
  })

/** Begins to pause two shops, which waits for the platform, and goes to the letters: its dialog stays behind on its page. */
export const leaveRun = async (platform: WorkspacePlatform) => {
  const opened = await openWorkspace(platform)
  const ticked = page.getByRole('region', { name: '已选记录' })
  await click(tick('1号店'), tick('2号店'), ticked.getByRole('button', { name: '暂停营业' }))
  await dialog().getByRole('textbox', { name: '暂停原因' }).fill('盘点')
  platform.hold()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => platform.act.mock.calls.length).toBe(1)
  await opened.router.navigate('/demo/letter')
  await visible(grid().getByText('第1封信'))
  await absent(dialog())
  return opened
}
