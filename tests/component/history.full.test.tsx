import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { integer, l, multiline, phone, type Resource, secret, text } from '@/declaration'
import { operator } from '@/platform/operator'
import type { Offer, UserInfo } from '@/platform/userInfo'
import { ActionHost } from '@/screens/actions/ActionHost'
import { FormDialog } from '@/screens/form/FormDialog'
import { ShowDrawer } from '@/screens/show/ShowDrawer'
import { address } from './address.fixture'
import { behindFetch, refusal } from './behindFetch'
import { show } from './kinds.fixture'
import { absent, button, dialog, focus, link, silenceErrors, tab, texts, visible } from './onPage'
import { violations } from './violations'

const save = address.save ?? expect.fail('an address can be saved')

const area: Resource = {
  ...address,
  fields: {
    ...address.fields,
    note: multiline({ label: l('备注', 'Note', 'Nota') }),
    mobile: phone({ label: l('手机', 'Mobile', 'Móvil') }),
    pin: secret({ label: l('口令', 'Code', 'Clave') }),
    uses: integer({ label: l('使用次数', 'Uses', 'Usos') }),
  },
  detail: { call: 'GET /user/address' },
  save: { ...save, fields: ['receiver', 'address', 'note', 'mobile'] },
  actions: {
    pause: { label: l('停用', 'Pause', 'Pausar'), icon: 'pause', call: 'POST /user/pause', on: ['row'] },
  },
}

/** What others hold is a log of its own, to which a run's entries lead. */
const log: Resource = {
  ...address,
  name: 'operationLog',
  path: '/log/operationLog',
  fields: {
    operation_id: text({ label: l('编号', 'No.', 'N.º') }),
    receiver: area.fields.receiver ?? text({ label: l('', '', '') }),
  },
  key: ['operation_id'],
  save: undefined,
  detail: {},
}

const record = {
  id: '7',
  address_id: 7,
  receiver: '许柚',
  address: '新路9号',
  is_default: false,
  note: '一\n二\n叁',
  mobile: '138****0001',
  version: 6,
}

const at = Date.parse('2026-11-20T10:00:00+08:00') / 1000
const entry = (number: number, more: object) => ({
  entry: number,
  operation_id: `op-${number}`,
  area: 'address',
  id: '7',
  at: at + number,
  by: 'zhou',
  by_name: '周岚',
  way: 'form',
  action: 'edit',
  action_area: 'address',
  kind: 'change',
  version: number,
  records: 1,
  changes: {},
  hidden: [],
  ...more,
})
const entries = [
  entry(9, { way: 'job', by: null, by_name: null, action: 'expire', changes: { uses: [1, 2] } }),
  entry(8, {
    changes: {
      receiver: ['林青', '许柚'],
      note: ['一\n二\n三', '一\n二\n叁'],
      mobile: ['139****0002', '138****0001'],
      address: ['新路9号', '旧路8号'],
    },
    hidden: ['pin'],
  }),
  entry(7, {
    way: 'bulk',
    action: 'pause',
    run_id: 'R1',
    records: 1200,
    changes: { is_default: [true, false] },
  }),
  entry(2, {
    at: at - 86_400,
    kind: 'create',
    way: 'import',
    action: 'create',
    records: 3,
    changes: { receiver: [null, '林青'], note: [null, ''] },
  }),
]

const offering = (...offers: Offer[]) => {
  const user: UserInfo = {
    username: 'lin',
    name: '林青',
    avatar: '',
    introduction: '',
    menus: [],
    roles: ['admin'],
    permissions: ['*'],
    viewAs: [],
    support: undefined,
    offers,
    draftKey: '',
  }
  vi.spyOn(operator, 'read').mockReturnValue(user)
}

/** A platform with these entries, in pages of `size`. */
const telling = (all: readonly { readonly entry: number }[] = entries, size = 20) =>
  behindFetch(({ name, query }) => {
    if (name !== 'history') return { address_id: 7 }
    const before = Number(query.get('before') ?? Number.POSITIVE_INFINITY)
    const left = all.filter((one) => one.entry < before)
    const limit = Number(query.get('limit') ?? size)
    return { items: left.slice(0, limit), more: left.length > limit }
  })

const getOne = (async () => ({ data: record })) as never

const openDetail = (resources: readonly Resource[] = [area, log]) =>
  show(
    <ActionHost>
      <ShowDrawer id="7" onClose={() => {}} />
    </ActionHost>,
    { resources, dataProvider: { getOne }, at: '/merchant/address' },
  )

const history = () => page.getByRole('tabpanel', { name: '历史' })
const items = () => history().getByRole('listitem')

beforeEach(() => silenceErrors())

describe('the history of a record', () => {
  test('is asked for once its tab is opened, and tells by day who did what by way of what', async () => {
    offering('history')
    const calls = telling()
    await openDetail()
    await visible(tab('详情'), dialog().getByText('新路9号'))
    expect(calls).toEqual([])
    await tab('历史').click()
    await visible(history().getByText('周岚').first())
    expect(calls.map(({ name, query }) => [name, query.get('area'), query.get('id')])).toEqual([
      ['history', 'address', '7'],
    ])
    expect(texts(history().getByRole('heading'))).toEqual(['2026-11-20', '2026-11-19'])
    await expect.element(history()).toHaveTextContent(/10:00:09系统定时任务使用次数：.*1.*→.*2/)
    await expect.element(history()).toHaveTextContent(/周岚表单.*收件人：.*林青.*→.*许柚/)
    await expect.element(history()).toHaveTextContent(/口令：.*已修改.*内容不显示/)
    await expect.element(history()).toHaveTextContent(/批量操作：停用（共 1,200 条）/)
    await expect.element(history()).toHaveTextContent(/导入（共 3 条）新增.*收件人：.*林青/)
    await expect.element(link('查看整批')).toHaveAttribute('href', '/log/operationLog/op-7/page')
    await absent(page.getByRole('tabpanel', { name: '详情' }))
    expect(await violations(dialog().element())).toEqual([])
  })

  test('shows a longer text as the lines that went and came, once they are asked for', async () => {
    offering('history')
    telling()
    await openDetail()
    await tab('历史').click()
    await absent('删除的行：三')
    await button('查看差异：备注').click()
    await expect.element(history()).toHaveTextContent(/删除的行：三.*新增的行：叁/)
    await button('收起：备注').click()
    await absent(history().getByText('三'))
  })

  test('tells earlier entries when they are asked for, and is asked for again after a save', async () => {
    offering('history')
    const calls = telling(entries, 2)
    const { queryClient } = await openDetail()
    await tab('历史').click()
    await button('显示更早的').click()
    await visible(history().getByText('导入（共 3 条）'))
    expect(calls.at(-1)?.query.get('before')).toBe('8')
    await absent(button('显示更早的'))
    const before = calls.length
    await queryClient.invalidateQueries({ queryKey: ['merchant/address'] })
    expect(calls.length).toBeGreaterThan(before)
  })

  test('says when there is nothing, and can be tried again when it could not be loaded', async () => {
    offering('history')
    let fails = true
    behindFetch(() => {
      if (!fails) return { items: [], more: false }
      fails = false
      return refusal(10500, '系统繁忙，请稍后再试')
    })
    await openDetail()
    await tab('历史').click()
    await expect.element(history().getByRole('alert')).toHaveTextContent(/历史加载失败.*系统繁忙/)
    await history().getByRole('button', { name: '重试' }).click()
    await visible('还没有变更记录')
  })

  test('is reached by keyboard', async () => {
    offering('history')
    telling()
    await openDetail()
    focus(tab('详情'))
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('历史')).toHaveFocus()
    await expect.element(tab('历史')).toHaveAttribute('aria-selected', 'true')
    await visible(items().first())
    await userEvent.keyboard('{Home}')
    await expect.element(tab('详情')).toHaveFocus()
    await visible(dialog().getByText('新路9号'))
  })

  test.each([
    ['a platform that keeps none', [], area],
    [
      'an area that only shows what others hold',
      ['history'],
      { ...area, save: undefined, actions: undefined },
    ],
  ] as const)('has no tab on %s, and is not asked for', async (_, offers, resource) => {
    offering(...offers)
    const calls = telling()
    await openDetail([resource])
    await visible(dialog().getByText('新路9号'))
    await absent(tab('历史'), tab('详情'))
    expect(calls).toEqual([])
  })
})

describe('taking a change back', () => {
  test('opens the form at an address of its own', async () => {
    offering('history')
    telling()
    const { router } = await openDetail()
    await tab('历史').click()
    await visible(history().getByText('周岚').first())
    // Only if the form has such a field.
    expect(texts(history().getByRole('link', { name: /撤回/ }))).toEqual(['撤回…'])
    await history().getByRole('link', { name: '撤回 2026-11-20 10:00:08 的修改' }).click()
    expect(router.state.location).toMatchObject({ pathname: '/merchant/address/7', search: '?revert=8' })
  })

  test('puts back what the form has of it, says what it could not, and saves only when asked to', async () => {
    telling()
    const update = vi.fn(async (_: string, { data }: { data: typeof record }) => ({ data }))
    await show(<FormDialog id="7" onClose={() => {}} />, {
      resources: [area],
      dataProvider: { getOne, update: update as never },
      at: '/merchant/address/7?revert=8',
    })
    const notice = dialog().getByText(/已恢复为 2026-11-20 10:00:08 修改之前的值：收件人、备注/)
    await visible(notice)
    await visible(dialog().getByText('已是该值：详细地址'), dialog().getByText('未能恢复：口令、手机'))
    await expect.element(page.getByRole('textbox', { name: '收件人' })).toHaveValue('林青')
    await expect.element(page.getByRole('textbox', { name: '备注' })).toHaveValue('一\n二\n三')
    await expect.element(page.getByRole('textbox', { name: '手机' })).toHaveValue('138****0001')
    expect(update).not.toHaveBeenCalled()
    await page.getByRole('textbox', { name: '手机' }).fill('13800000001')
    await button('提交').click()
    await visible('修改成功')
    expect(update.mock.calls[0]?.[1].data).toMatchObject({ receiver: '林青', note: '一\n二\n三', version: 6 })
  })

  test('says when the change is not kept any more', async () => {
    telling([])
    await show(<FormDialog id="7" onClose={() => {}} />, {
      resources: [area],
      dataProvider: { getOne },
      at: '/merchant/address/7?revert=8',
    })
    await visible(dialog().getByText(/找不到要撤回的修改/))
    await expect.element(page.getByRole('textbox', { name: '收件人' })).toHaveValue('许柚')
  })
})
