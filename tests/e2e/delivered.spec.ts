import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import Papa from 'papaparse'
import { placed } from '@/declaration/delivered/policy'
import returnAddress from '../../resources/delivery/platform/returnAddress.json' with { type: 'json' }
import { rich, scripts, textPlaces, withAt } from '../unit/shell/hostile'
import { callsAs, desk, publishBeside } from './delivering'
import { expect, type Platform, signIn, test } from './fixtures'
import { ask, filterBy, heading, keptDrafts, main, rows } from './onPage'
import { expectNoAccident } from './otherPlatform/words'

/*
 * An area published at run time, on every screen made from its declaration: it must work as well as one from the release.
 */

test.use({ alone: true })

const at = '/area/returnaddress'
const search = (page: Page) => page.getByRole('button', { name: '查询', exact: true }).click()

/** The lines of a list as a CSV file, its headings first. */
const exported = async (page: Page, button: RegExp): Promise<readonly string[][]> => {
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^导出/ })
  await dialog.getByRole('radio', { name: /^CSV/ }).check()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: button }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/_\d{8}-\d{6}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  return Papa.parse<string[]>(text.replace('\uFEFF', ''), { skipEmptyLines: true }).data
}

/** A warehouse, as an operator would enter it. */
const address = (receiver: string) => ({
  receiver,
  phone: '0571-62345678',
  region: '浙江省 杭州市',
  address: '8 号仓',
})

interface Row {
  readonly id: number
  readonly receiver: string
  readonly state: string
  readonly version: number
}
const recordsOf = (page: Page, query = ''): Promise<{ items: readonly Row[]; total: number }> =>
  ask(page.context(), `area/returnAddress/list?page=1&limit=100${query}`)

test('its list is filtered, sorted and exported', async ({ page, platform }) => {
  await publishBeside(platform, returnAddress)
  const support = await callsAs(platform, 'demo_support')
  for (const receiver of ['东仓一', '东仓二', '西仓一'])
    await support('area/returnAddress/save', address(receiver))
  await signIn(page, 'demo_support')
  await page.goto(at)
  const { total } = await recordsOf(page)
  await expect(heading(page)).toContainText(`共 ${total} 条`)

  await test.step('filters are put together, and taken back', async () => {
    const enabled = (await recordsOf(page, '&state=ENABLED')).total
    expect(enabled).toBeGreaterThan(3)
    expect(enabled).toBeLessThan(total)
    await filterBy(page, '状态', '启用')
    await search(page)
    await expect(heading(page)).toContainText(`共 ${enabled} 条`)
    await page.getByRole('textbox', { name: '收货人' }).fill('东仓')
    await search(page)
    await expect(heading(page)).toContainText('共 2 条')
    await expect(rows(page).filter({ hasText: '东仓' })).toHaveCount(2)
    await page.getByRole('button', { name: '重置' }).click()
    await expect(heading(page)).toContainText(`共 ${total} 条`)
  })

  await test.step('its times are sorted both ways', async () => {
    const times = async () => rows(page).getByRole('time').allTextContents()
    const sorted = page.getByRole('columnheader', { name: '创建时间' })
    await expect(sorted).toHaveAttribute('aria-sort', 'descending')
    const newest = await times()
    expect(newest).toEqual(newest.toSorted().toReversed())
    await sorted.getByRole('button').click()
    await expect(sorted).toHaveAttribute('aria-sort', 'ascending')
    // There may be more than fit on a page.
    await expect.poll(async () => (await times())[0]).not.toBe(newest[0])
    const oldest = await times()
    expect(oldest).toEqual(oldest.toSorted())
    expect([...oldest, ...newest].toSorted()[0]).toBe(oldest[0])
  })

  await test.step('what the filter finds is in the file, under the headings of the list', async () => {
    await page.getByRole('textbox', { name: '收货人' }).fill('东仓')
    await search(page)
    await expect(heading(page)).toContainText('共 2 条')
    const [head, ...lines] = await exported(page, /^导出 2 条/)
    expect(head).toEqual([
      '收货人',
      '联系电话',
      '省市区',
      '详细地址',
      '状态',
      expect.stringMatching(/^创建时间/),
    ])
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect(lines.toSorted()).toEqual(
      ['东仓一', '东仓二'].map((one) => [one, '0571-****5678', '浙江省 杭州市', '8 号仓', '启用', day]),
    )
  })
})

test('its action is done to every record that a filter finds, but for those whose state is past', async ({
  page,
  platform,
}) => {
  await publishBeside(platform, returnAddress)
  const support = await callsAs(platform, 'demo_support')
  const made = []
  for (let n = 1; n <= 25; n++) made.push(await support('area/returnAddress/save', address(`冬季仓 ${n}`)))
  await support('area/returnAddress/disable', { ids: made.slice(0, 4).map(({ id }) => id) })
  await signIn(page, 'demo_support')
  await page.goto(at)
  await page.getByRole('textbox', { name: '收货人' }).fill('冬季仓')
  await search(page)
  await expect(heading(page)).toContainText('共 25 条')
  await expect(rows(page)).toHaveCount(20)
  const others = (await recordsOf(page, '&state=ENABLED')).items.filter(
    (one) => !one.receiver.startsWith('冬季仓'),
  )
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  await page.getByRole('button', { name: /^选择此筛选下全部/ }).click()
  await expect(page.getByText(/^已选择此筛选下全部/)).toBeVisible()
  await page.getByRole('region', { name: '已选记录' }).getByRole('button', { name: '停用' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('其中 4 条不能执行此操作，将跳过')
  await expect(dialog.getByRole('alert')).toContainText('当前状态是“停用”，仅“启用”时可用')
  // A colleague disables one of them first, which the console cannot know.
  await support('area/returnAddress/disable', { ids: [made[10]?.id] })
  await dialog.getByRole('button', { name: '停用（21 条）' }).click()
  await expect(dialog.getByRole('status')).toHaveText('处理完成：成功 20 条，失败 1 条，跳过 4 条')
  const result = (receiver: string) =>
    dialog.getByRole('row').filter({ hasText: new RegExp(`^${receiver}\\D`) })
  await expect(result('冬季仓 11')).toContainText('当前状态（停用）不允许此操作')
  await expect(result('冬季仓 2')).toContainText('已跳过')
  await expect(result('冬季仓 25')).toContainText('成功')
  const states = async (query: string) => (await recordsOf(page, query)).items.map(({ state }) => state)
  expect(await states('&receiver=冬季仓')).toEqual(Array(25).fill('DISABLED'))
  // Nothing else was touched.
  expect((await recordsOf(page, '&state=ENABLED')).items).toEqual(others)
})

test('what was typed comes back after a reload; what was changed is in the history, with who did it', async ({
  page,
  platform,
}) => {
  await publishBeside(platform, returnAddress)
  await signIn(page, 'demo_support')
  await page.goto(`${at}/create`)
  const form = page.getByRole('dialog')
  const box = (name: string) => form.getByRole('textbox', { name })
  await box('收货人').fill('南仓')
  await expect.poll(async () => (await keptDrafts(page)).count).toBe(1)
  const before = await page.evaluate(() => Date.now())
  await box('联系电话').fill('0571-62345678')
  await expect.poll(async () => (await keptDrafts(page)).last).toBeGreaterThanOrEqual(before)
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await expect(form).toContainText(/填写/)
  await form.getByRole('button', { name: '恢复', exact: true }).click()
  await expect(box('收货人')).toHaveValue('南仓')
  await expect(box('联系电话')).toHaveValue('0571-62345678')
  await box('省市区').fill('广东省')
  await box('详细地址').fill('2 号仓')
  await form.getByRole('button', { name: '创建', exact: true }).click()
  const made = rows(page).filter({ hasText: '南仓' })
  await expect(made).toContainText('2 号仓')
  await expect.poll(async () => (await keptDrafts(page)).count).toBe(0)
  await made.getByRole('button', { name: '编辑' }).click()
  await box('详细地址').fill('3 号仓')
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await expect(made).toContainText('3 号仓')
  const manager = await callsAs(platform, 'demo_manager')
  const [record] = (await recordsOf(page, '&receiver=南仓')).items
  await manager('area/returnAddress/disable', { ids: [record?.id] })
  await made.getByRole('gridcell').nth(1).click()
  await page.getByRole('tab', { name: '历史' }).click()
  const entries = page
    .getByRole('tabpanel', { name: '历史' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('strong') })
  await expect(entries).toHaveCount(3)
  await expect(entries.nth(0)).toContainText(/陆远.*停用.*状态：原值：启用 → 新值：停用/)
  await expect(entries.nth(1)).toContainText(/周晴.*表单.*详细地址：原值：2 号仓 → 新值：3 号仓/)
  await expect(entries.nth(2)).toContainText(
    /周晴表单新增.*收货人：南仓联系电话：0571-\*{4}5678.*详细地址：2 号仓/,
  )
})

test('a colleague sees what its roles say, and the platform refuses them the rest', async ({
  page,
  browser,
  baseURL,
  platform,
}) => {
  await publishBeside(platform, {
    ...returnAddress,
    roles: { ...returnAddress.roles, viewer: ['list', '!field.phone'] },
  })
  await signIn(page, 'demo_viewer')
  await page.goto(at)
  await expect(rows(page).first()).toBeVisible()
  await expect(main(page).getByRole('columnheader')).toHaveText([
    ...['收货人', '省市区', '详细地址', '状态', '创建时间'],
  ])
  for (const name of ['新建退货地址', '导入', '编辑', '停用'])
    await expect(main(page).getByRole('button', { name })).toHaveCount(0)
  await expect(main(page).getByRole('checkbox')).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: '导出', exact: true })).toBeVisible()

  const { items } = await recordsOf(page)
  expect(items.length).toBeGreaterThan(0)
  expect(items.filter((one) => 'phone' in one)).toEqual([])
  const id = items[0]?.id
  for (const [what, body] of [
    ['save', address('我的仓')],
    ['save', { ...address('我的仓'), id }],
    ['disable', { ids: [id] }],
    ['enable', { ids: [id] }],
  ] as const)
    await expect(ask(page.context(), `area/returnAddress/${what}`, body), what).rejects.toThrow(/10003/)
  expect((await recordsOf(page)).items).toEqual(items)

  await page.goto(`${at}/create`)
  await expect(page).toHaveURL(/\/401$/)
  await expect(heading(page)).toHaveText('没有权限')

  await test.step('who was given nothing does not learn of the area', async () => {
    const finance = await desk(browser, baseURL, 'demo_finance')
    const menu = finance.getByRole('navigation', { name: '主导航' })
    await expect(menu.getByRole('link').first()).toBeVisible()
    await expect(menu.getByRole('link', { name: '退货地址' })).toHaveCount(0)
    expect(await ask(finance.context(), 'declarations')).toMatchObject({ areas: [] })
    await expect(ask(finance.context(), 'area/returnAddress/list?page=1&limit=10')).rejects.toThrow(/10003/)
    await finance.context().close()
  })
})

const index = '**/api/user/declarations'
const bodies = '**/api/user/declarations/*'

/** Whether the browser keeps the area for the operator's next visit. */
const isKept = (page: Page, operator: string): Promise<boolean> =>
  page.evaluate(
    (key) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('declarations')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('delivered').objectStore('delivered').get(key)
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result?.length === 1)
          }
        }
      }),
    operator,
  )

/** Works with the area until it is kept. */
const visited = async (page: Page, platform: Platform): Promise<void> => {
  await publishBeside(platform, returnAddress)
  await signIn(page, 'demo_support')
  await page.goto(at)
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(() => isKept(page, 'demo_support')).toBe(true)
}

/** The area is there as it was: in the menu, with its records, its form and its actions. */
const expectWhole = async (page: Page, what: string): Promise<void> => {
  await expect(heading(page), what).toContainText(/退货地址共 \d+ 条/)
  const { total } = await recordsOf(page)
  await expect(heading(page), what).toContainText(`共 ${total} 条`)
  // A page shows twenty.
  await expect(rows(page), what).toHaveCount(Math.min(total, 20))
  await page.getByRole('button', { name: '新建退货地址' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: '详细地址' }), what).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectNoAccident(page, what)
}

const oddAnswers: readonly (readonly [
  what: string,
  answer: Parameters<Route['fulfill']>[0],
  complaint?: string,
])[] = [
  ['500', { status: 500, json: { code: 10500, message: 'x' } }, 'status of 500'],
  ['502 as a page', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }, 'status of 502'],
  ['JSON that breaks off', { contentType: 'application/json', body: '{"code":0,"data":{"areas":[{"na' }],
  ['nothing', { contentType: 'application/json', body: '' }],
  ['no list', { json: { code: 0, message: 'ok', data: { head: 1, areas: 'all' } } }],
  ['entries that are none', { json: { code: 0, message: 'ok', data: { areas: [null, 7, { name: [] }] } } }],
  ['a refusal', { json: { code: 10005, message: 'x', data: null } }],
]

test('an area is there as it was last received, whatever the platform says of what it delivers', async ({
  page,
  platform,
  complaints,
}) => {
  test.slow()
  await visited(page, platform)
  for (const [what, answer, complaint] of oddAnswers) {
    await page.unroute(index)
    await page.route(index, (route) => route.fulfill(answer))
    const answered = page.waitForResponse(index)
    await page.reload()
    await (await answered).finished()
    if (complaint) await complaints.take(complaint)
    await expectWhole(page, what)
  }
  await page.unroute(index)
  const waits = page.waitForRequest(index)
  await page.route(index, () => undefined)
  await page.reload()
  await waits
  await expectWhole(page, 'no answer')
})

test('who has nothing kept has the rest of the console while what is delivered does not come', async ({
  page,
  platform,
}) => {
  await publishBeside(platform, returnAddress)
  await page.route(index, () => undefined)
  await signIn(page, 'demo_support')
  await page.goto('/pay/tradelist')
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('link', { name: '退货地址' })).toHaveCount(0)
  await page.unroute(index)
  await expect(page.getByRole('link', { name: '退货地址' })).toBeVisible()
})

const newHash = 'f'.repeat(64)
const brokenBodies: readonly (readonly [what: string, body: string, says: RegExp])[] = [
  [
    'of 5 MB',
    JSON.stringify({ ...returnAddress, title: 'x'.repeat(5_000_000) }),
    /returnAddress: longer than 200000/,
  ],
  ['that is a page', '<html><h1>Bad gateway</h1></html>', /returnAddress: is no JSON/],
  ['that breaks off', JSON.stringify(returnAddress).slice(0, 500), /returnAddress: is no JSON/],
  [
    'of another area',
    JSON.stringify({ ...returnAddress, name: 'other' }),
    /returnAddress: is another declaration/,
  ],
  [
    'that is not what was announced',
    JSON.stringify({ ...placed(returnAddress), icon: 'star' }),
    /returnAddress: is not what was announced/,
  ],
  [
    'that calls another area',
    JSON.stringify({ ...placed(returnAddress), list: { call: 'GET /user/tradelist' } }),
    /returnAddress: list\.call "GET \/user\/tradelist" is not a call of the area's own/,
  ],
]

test('a broken declaration is named in the error log, and the last good one stays', async ({
  page,
  platform,
}) => {
  test.slow()
  await visited(page, platform)
  let body = ''
  const data = { head: 'x', areas: [{ name: 'returnAddress', hash: newHash }], overlays: [] }
  await page.route(index, (route) => route.fulfill({ json: { code: 0, message: 'ok', data } }))
  await page.route(bodies, (route) => route.fulfill({ contentType: 'application/json', body }))
  for (const [what, sent, says] of brokenBodies) {
    body = sent
    await page.reload()
    await page.getByRole('button', { name: /^错误日志/ }).click()
    const log = page.getByRole('dialog', { name: '错误日志' })
    const entry = log.getByRole('row').filter({ hasText: '平台下发的声明' })
    await expect(entry, what).toHaveCount(1)
    await expect(entry, what).toContainText(says)
    await log.getByRole('button', { name: '关闭' }).first().click()
    await expect(log).toHaveCount(0)
    await expectWhole(page, what)
  }
})

test('a body that does not come is asked for again, and the version before stays until then', async ({
  page,
  platform,
  complaints,
}) => {
  await visited(page, platform)
  await page.route(bodies, (route) => route.fulfill({ status: 500, body: '' }))
  const wechat = { kind: 'text', label: { zh: '微信号', en: 'WeChat', es: 'WeChat' }, max: 30 }
  await publishBeside(platform, { ...returnAddress, fields: { ...returnAddress.fields, wechat } })
  const failed = page.waitForResponse(bodies)
  await page.reload()
  await failed
  await complaints.take('status of 500')
  // The answers belong to a version that has not arrived yet.
  await complaints.take('fields.wechat')
  await expectWhole(page, 'a body that does not come')
  await expect(page.getByRole('columnheader', { name: '微信号' })).toHaveCount(0)
  await page.unroute(bodies)
  await page.getByRole('button', { name: '换用新版本' }).click()
  await expect(page.getByRole('columnheader', { name: '微信号' })).toBeVisible()
})

test('scripts in every text of an area are words: nothing runs, and they read as they were written', async ({
  page,
  platform,
}) => {
  test.slow()
  // As much as fits into the form of a declaration. Half a surrogate pair cannot be sent.
  const {
    'ten thousand letters': _long,
    'half a letter': _half,
    'a formula': formula = '',
    ...short
  } = scripts
  const told = Object.values(short).join(' ')
  const written = (place: string) => `${place} ${told}`
  const declaration = textPlaces.reduce((one, place) => withAt(`${place}.zh`, written(place), one), rich)
  await publishBeside(platform, {
    ...withAt('fields.region.label.zh', formula, declaration),
    name: 'returnAddress',
  })
  const hits: unknown[] = []
  await page.exposeFunction('hit', (what: unknown) => void hits.push(what))
  page.on('dialog', (dialog) => void hits.push(dialog.message()))
  await signIn(page)
  const menu = page.getByRole('navigation', { name: '主导航' })
  await menu.getByRole('link', { name: written('label'), exact: true }).click()
  await expect(heading(page)).toContainText(written('label'))
  await expect(page).toHaveTitle(`${written('label')} - 开放平台`)
  await expect(page.getByRole('tab', { selected: true })).toContainText(written('label'))

  await test.step('in the list', async () => {
    await expect(rows(page).first()).toContainText(written('fields.state.of.ENABLED'))
    await expect(page.getByRole('columnheader', { name: written('fields.address.label') })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: formula })).toBeVisible()
    await expect(main(page).getByRole('term')).toContainText(written('list.summary.used.label'))
    await page.getByRole('button', { name: /^展开/ }).click()
    await expect(page.getByRole('textbox', { name: written('list.filters.2.label') })).toBeVisible()
  })

  await test.step('in the detail', async () => {
    await rows(page).first().getByRole('gridcell').nth(1).click()
    const detail = page.getByRole('dialog')
    await expect(detail.getByRole('heading', { name: written('detail.groups.0.label') })).toBeVisible()
    await expect(detail.getByRole('button', { name: written('links.orders.label') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(detail).toHaveCount(0)
  })

  await test.step('in the form', async () => {
    await page.getByRole('button', { name: `新建 ${written('one')}`, exact: true }).click()
    await expect(page.getByRole('textbox', { name: written('fields.address.label') })).toBeVisible()
    for (const place of ['fields.boxes.unit', 'fields.days.of.MON', 'detail.groups.0.label'])
      await expect(main(page)).toContainText(written(place))
    await expect(page.getByRole('button', { name: written('save.buttons.0.label') })).toBeVisible()
    await page.goBack()
  })

  await test.step('in the question of an action', async () => {
    await rows(page)
      .first()
      .getByRole('button', { name: /^更多操作/ })
      .click()
    await page.getByRole('menuitem', { name: written('actions.move.label') }).click()
    const question = page.getByRole('dialog')
    await expect(question.getByRole('heading')).toContainText(written('actions.move.label'))
    await expect(question).toContainText(written('actions.move.inputs.reason.hint'))
    await expect(
      question.getByRole('textbox', { name: written('actions.move.inputs.reason.label') }),
    ).toBeVisible()
    await question.getByRole('button', { name: '取消' }).click()
    await expect(question).toHaveCount(0)
  })

  await test.step('in a file, where no cell is a formula', async () => {
    const [head = []] = await exported(page, /^导出 \d+ 条/)
    expect(head).toContain(`'${formula}`)
    expect(head.filter((cell) => /^[=+@-]/.test(cell))).toEqual([])
    expect(head).toContain(written('fields.address.label'))
  })
  expect(hits).toEqual([])
})
