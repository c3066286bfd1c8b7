import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import readXlsx from 'read-excel-file/node'
import { passwords } from '../e2e/fixtures'
import type { Platform } from '../e2e/platforms'
import { members, membersCsv } from '../operatorsDay'
import { ask, expect, signIn, task, test, totalOf, withinClicks } from './fixtures'
import { keys, type Page } from './page'

/* The operator's day in WebKit: each task starting at the dashboard, within its number of clicks; typing is free. */

const link = (part: string) => ['link', { part, within: ['main'] }] as const
const inDialog = (part: string) => ({ part, within: ['dialog'] }) as const

interface Trade {
  readonly trade_no: string
  readonly out_trade_no: string
  readonly transaction_id: string
}

/** A message that did not arrive, and why, as the platform reports it. */
interface Missed {
  readonly mobile: string
  readonly err_text: string
}

/** The first record in the platform's list. */
async function first<Record>(platform: Platform, list: string): Promise<Record> {
  const { items } = await ask<{ items: readonly Record[] }>(platform, `${list}&limit=1`)
  const [one] = items
  if (!one) throw new Error(`nothing is listed: ${list}`)
  return one
}

/** How many records are ticked in the current list. */
const ticked = 'return document.querySelectorAll(".pane:not([data-behind]) tbody :checked").length'

/** The first number in a text. */
const figureIn = (text: string): number => Number(/\d[\d,.]*/.exec(text)?.[0].replaceAll(',', ''))

test('shops: the morning check, reminders, orders that stopped, rules and topics for many', async ({
  webkit,
}) => {
  test.slow()
  await signIn(webkit)

  // Once a minute, the platform looks for expiring shops: one may be added between the two reads.
  await expect(() =>
    task(webkit, 'the morning check', async () => {
      for (const name of ['账户余额', '今日消费', '授权店铺', '今日推送', '未读公告'])
        await webkit.see('main', { part: name })
      await webkit.see(...link('授权将到期'))
      const count = figureIn(await webkit.text(...link('授权将到期')))
      await webkit.click(...link('授权将到期'))
      expect(await totalOf(webkit)).toBe(count)
    }),
  ).toPass({ intervals: [0] })

  await task(webkit, 'remind the shops that expire within seven days', async () => {
    await webkit.click(...link('授权将到期'))
    const total = await totalOf(webkit)
    await webkit.click('checkbox', { name: '选择本页全部' })
    await webkit.click('button', { name: `选择此筛选下全部 ${total} 条` })
    await webkit.see('main', { part: `已选择此筛选下全部 ${total} 条` })
    await webkit.click('button', { name: '发送续期提醒', within: ['region', { name: '已选记录' }] })
    await webkit.see('body', { part: '预计费用' })
    expect(await webkit.text('dialog')).toContain((total * 0.045).toFixed(3))
    await webkit.click('button', inDialog('发送续期提醒'))
    await webkit.see('body', { part: `${total} 条全部成功` })
    await webkit.press(keys.Escape)
  })

  await task(webkit, 'a shop says that orders stopped: why, and push again what failed today', async () => {
    await webkit.click('link', { within: ['listitem', { within: ['region', { name: '推送异常店铺' }] }] })
    const total = await totalOf(webkit)
    await expect.poll(() => webkit.text('main')).toMatch(/Bad Gateway|无应答/)
    await webkit.click('checkbox', { name: '选择本页全部' })
    await webkit.click('button', { name: '重推', within: ['region', { name: '已选记录' }] })
    await webkit.click('button', inDialog('重推'))
    await webkit.see('body', { part: `${total} 条全部成功` })
    await webkit.press(keys.Escape)
  })

  await task(webkit, 'the memo rule red and green, contains 加急, for twelve shops', async () => {
    await webkit.click(...link('授权商家'))
    const all = await totalOf(webkit)
    await webkit.fill('textbox', { name: '商家账号' }, `jd_demo${keys.Enter}`)
    await expect.poll(() => totalOf(webkit)).toBeLessThan(all)
    await webkit.click('checkbox', { part: '选择：' })
    await webkit.clickHolding(keys.Shift, 'checkbox', { part: '选择：', nth: 11 })
    await expect.poll(() => webkit.run(ticked)).toBe(12)
    await webkit.click('button', { name: '备注旗帜规则', within: ['region', { name: '已选记录' }] })
    // The shops differ, so each setting stays as it is until it is opened.
    for (const setting of ['修改备注或旗帜后推送', '旗帜', '备注条件'])
      await webkit.type('button', inDialog(`修改：${setting}`), keys.Enter)
    for (const name of ['修改备注或旗帜后推送', '红', '绿'])
      await webkit.type('checkbox', { name, within: ['dialog'] }, ' ')
    await webkit.fill('textbox', inDialog('表达式'), "卖家备注 包含 '加急'")
    const count = figureIn(await webkit.text('button', inDialog('保存')))
    await webkit.click('button', inDialog('保存'))
    await webkit.see('body', { part: `${count} 条全部成功` })
    await webkit.press(keys.Escape)
  })

  await task(webkit, 'address changes on for all Pinduoduo shops', async () => {
    await webkit.click(...link('授权商家'))
    await webkit.click('button', { name: '批量消息设置' })
    await webkit.click('button', inDialog('拼多多'))
    await webkit.click('radio', inDialog('收货地址修改'))
    const switchOn = inDialog('家店铺开启')
    await webkit.see('button', switchOn)
    const count = figureIn(await webkit.text('button', switchOn))
    await webkit.click('button', switchOn)
    // One call per shop.
    await webkit.see('body', { part: `${count} 条全部成功` }, 120_000)
    await webkit.press(keys.Escape)
  })
})

test('money and settings: a top-up, a statement, a fee’s origin, push URL and IPs', async ({
  webkit,
  session,
}) => {
  test.slow()
  await signIn(webkit)

  await task(webkit, 'top up 1,000 yuan by WeChat', async () => {
    await webkit.click(...link('充值'))
    await webkit.see('button', inDialog('充值 ¥ 1,000.00'))
    // Also behind the dialog.
    const balance = async () => figureIn(/¥\s[\d,]+\.\d{3}/.exec(await webkit.text('body'))?.[0] ?? '')
    await expect.poll(balance).toBeGreaterThan(0)
    const before = await balance()
    await webkit.click('button', inDialog('充值 ¥ 1,000.00'))
    await webkit.see('img', inDialog('二维码'))
    await webkit.see('body', { part: '充值成功' })
    await webkit.seeNone('dialog')
    await expect.poll(balance).toBeCloseTo(before + 1000, 3)
  })

  await task(webkit, 'last month’s statement as XLSX', async () => {
    await webkit.click(...link('费用明细'))
    await webkit.click('button', { name: '月度对账单' })
    await webkit.click('button', inDialog('保存 XLSX'))
    // It cannot be read until it is complete.
    await expect(async () => {
      const saved = readdirSync(session.home, { recursive: true }).map(String)
      const name = saved.find((one) => one.endsWith('.xlsx')) ?? ''
      const sheets = await readXlsx(readFileSync(join(session.home, name)))
      expect(sheets.length).toBeGreaterThan(1)
    }).toPass({ timeout: 30_000 })
    await webkit.press(keys.Escape)
  })

  await task(webkit, 'what a fee is made of', async () => {
    await webkit.click(...link('费用明细'))
    await totalOf(webkit)
    // The fee is chosen with the keyboard.
    await webkit.type('button', { name: '展开', within: ['main'] }, keys.Enter)
    await webkit.type('combobox', { name: '服务项目' }, keys.Enter)
    await webkit.type('option', { name: '通知短信' }, keys.Enter)
    await webkit.type('button', { name: '查询', within: ['main'] }, keys.Enter)
    await webkit.seeNone('gridcell', { name: '订单推送' })
    await webkit.click('gridcell', { name: '通知短信' })
    await webkit.click('link', inDialog('短信'))
    await expect.poll(() => webkit.text('heading')).toContain('短信列表')
    expect(await totalOf(webkit)).toBeGreaterThan(0)
  })

  await task(webkit, 'bind the grant push URL, and add two server IPs', async () => {
    await webkit.click(...link('个人信息'))
    await webkit.fill('textbox', { name: '授权推送地址' }, 'https://erp.example.com/grant')
    await webkit.click('button', { name: '绑定' })
    await webkit.see('body', { part: '校验通过：HTTP 200' })
    await webkit.click('button', { name: '编辑白名单' })
    await webkit.type('textbox', inDialog('IP 白名单'), `${keys.Enter}198.51.100.7, 198.51.100.8`)
    await webkit.click('button', inDialog('保存'))
    await webkit.seeNone('dialog')
    await webkit.see('main', { part: '198.51.100.8' })
  })
})

test.describe('support', () => {
  // Consumers answer at their usual pace.
  test.use({ pace: 1 })

  /** The number of the complaint that is open. */
  const openNo = async (webkit: Page) => /^2002018\d{20}$/m.exec(await webkit.text('dialog'))?.[0]

  test('the next complaint is answered, a refund is sent back, and a payment is found', async ({
    webkit,
    platform,
  }) => {
    test.slow()
    await signIn(webkit)

    await task(webkit, 'answer the next complaint with a template, and go on', async () => {
      await webkit.click(...link('待处理投诉'))
      await webkit.click('gridcell', { nth: 1 })
      await webkit.click('button', { within: ['group', { name: '回复模板' }] })
      const number = await openNo(webkit)
      const words = () => webkit.text('textbox', inDialog('回复内容'))
      await expect.poll(words).not.toBe('')
      await webkit.press(keys.Control, keys.Enter)
      await webkit.see('body', { part: '回复成功' })
      await expect.poll(() => openNo(webkit)).toMatch(new RegExp(`^(?!${number})\\d+$`))
      await expect.poll(words).toBe('')
    })

    await task(webkit, 'approve a refund today, and refund', async () => {
      await webkit.click(...link('待处理投诉'))
      await webkit.see('gridcell', { name: '申请退款' })
      const rows = await webkit.texts('row', { within: ['main'] })
      // A larger one asks for the amount to be typed.
      const small = rows.find(
        (row) => row.includes('申请退款') && figureIn(/¥.*/.exec(row)?.[0] ?? '') <= 1000,
      )
      const order = /DD\d+/.exec(small ?? '')?.[0]
      await webkit.click('gridcell', { name: '申请退款', within: ['row', { part: order }] })
      await expect.poll(() => webkit.text('dialog')).toContain(order)
      await webkit.press('a')
      await webkit.click('switch', inDialog('同时发起退款'))
      await webkit.click('button', inDialog('同意并退款 ¥'))
      for (const part of ['已同意退款', '承诺今天退款', '退款已提交', '退款单号 RF'])
        await webkit.see('body', { part })
      await webkit.press(keys.Escape)
    })

    const paid = await first<Trade>(platform, 'tradelist?trade_state=SUCCESS')
    await task(webkit, 'did my payment arrive? found by either number', async () => {
      await webkit.click(...link('今日收款'))
      for (const number of [paid.transaction_id.slice(-6), paid.out_trade_no]) {
        await webkit.fill('textbox', { name: '订单号 / 渠道号后六位' }, `${number}${keys.Enter}`)
        await webkit.see('body', { part: `订单号 / 渠道号后六位：${number}` })
        await expect.poll(() => totalOf(webkit)).toBe(1)
        await webkit.see('row', { part: paid.trade_no })
        await webkit.see('gridcell', { name: '支付成功' })
      }
    })
  })
})

test.describe('messages', () => {
  // A review takes hours of a reviewer's day, whatever a channel's pace. Here it ends as soon as the job looks at it.
  test.use({ pace: 0 })

  const menu = { within: ['navigation'] } as const

  test('a number that got nothing is found with its reason', async ({ webkit, platform }) => {
    await signIn(webkit)
    const missed = await first<Missed>(platform, 'smslist?status=FAILED')
    await task(webkit, 'a customer got no SMS: why', async () => {
      await webkit.click('button', { name: '短信邮件', ...menu })
      await webkit.click('link', { name: '短信列表', ...menu })
      const all = await totalOf(webkit)
      // Sample numbers have zeros in place of the list's stars.
      await webkit.fill('textbox', { name: '手机号' }, missed.mobile.replace('****', '0000') + keys.Enter)
      await expect.poll(() => totalOf(webkit)).toBeLessThan(all)
      await webkit.see('row', { part: missed.err_text })
      // Only about this number.
      const numbers = await webkit.texts('gridcell', { part: '****' })
      expect(new Set(numbers.map((one) => one.trim()))).toEqual(new Set([missed.mobile]))
    })
  })

  test('a new template is written, reviewed, and sent to 3,000 members out of a file', async ({
    webkit,
    session,
  }) => {
    // Reviews are checked twice a minute.
    test.slow()
    await signIn(webkit)

    await task(webkit, 'new template, review, 3,000 members', async () => {
      await webkit.click('button', { name: '短信邮件', ...menu })
      await webkit.click('link', { name: '短信模板', ...menu })
      await webkit.click('button', { name: '新建短信模板' })
      await webkit.fill(
        'textbox',
        { name: '模板名称', within: ['main', { part: '插入变量' }] },
        '积分到期提醒',
      )
      await webkit.fill(
        'textbox',
        { name: '模板内容' },
        `亲爱的\${name}，您在本店的会员积分将于月底到期，请及时使用。`,
      )
      await webkit.type('combobox', { name: '关联签名' }, keys.Enter)
      await webkit.type('option', { name: '青禾软件' }, keys.Enter)
      await webkit.click('button', { name: '提交' })
      const row = { part: '积分到期提醒' }
      const refresh = { name: '刷新', within: ['main'] } as const
      await webkit.see('row', row)
      await webkit.click('button', refresh)
      const refreshed = async () => {
        await webkit.type('button', refresh, keys.Enter)
        return webkit.text('row', row)
      }
      await expect.poll(refreshed, { timeout: 90_000 }).toContain('审核通过')

      await webkit.click('link', { name: '发送短信', ...menu })
      await webkit.fill('combobox', { name: '模板' }, '积分到期提醒')
      await webkit.see('option', row)
      await webkit.type('combobox', { name: '模板' }, keys.Enter)
      await webkit.click('button', { name: '上传文件' })
      await webkit.see('button', { name: '选择文件' })
      const file = join(session.home, '会员.csv')
      writeFileSync(file, membersCsv())
      await webkit.upload(file)
      for (const name of ['有效 3,000', '无效 5', '重复 10']) await webkit.see('button', { name })
      // The columns are found automatically.
      expect(await webkit.text('combobox', { name: '手机号所在列' })).toBe('1')
      await webkit.see('body', { part: '【青禾软件】亲爱的会员0，' })
      await webkit.see('body', { part: '3,000 人共 3,000 条' })
      await webkit.click('button', { name: '发送给 3,000 人…' })
      await expect.poll(() => webkit.text('dialog')).toMatch(/预计费用\s¥\s135\.000/)
      await webkit.click('button', inDialog('确认发送 3,000 条'))
      await webkit.see('body', { part: '已受理 3,000 条，费用 ¥ 135.000' })
    })
    await webkit.click('link', { name: '查看短信列表' })
    await expect.poll(() => totalOf(webkit)).toBe(members)
  })
})

test.describe('with important announcements that nobody has read', () => {
  test.use({ newsIsRead: false })

  test('they are read before anything else; the password is changed', async ({ webkit, platform }) => {
    await signIn(webkit, 'demo_agent')
    await withinClicks(webkit, 'read the important announcements', async () => {
      for (const part of ['（1/2）', '（2/2）']) {
        await webkit.see('dialog', { part })
        await webkit.click('button', inDialog('我已阅读'))
        await webkit.seeNone('dialog', { part })
      }
      await webkit.seeNone('dialog')
    })
    const { items } = await ask<{ items: readonly object[] }>(platform, 'importantannouncement', 'demo_agent')
    expect(items).toEqual([])

    await task(webkit, 'change the password', async () => {
      await webkit.click('button', { part: '账号菜单' })
      await webkit.click('menuitem', { name: '修改密码' })
      await webkit.fill('textbox', inDialog('旧密码'), passwords.demo_agent)
      for (const name of ['新密码', '确认新密码'])
        await webkit.fill('textbox', { name, within: ['dialog'] }, 'another123')
      await webkit.click('button', { name: '确定', within: ['dialog'] })
      await webkit.see('body', { part: '修改成功' })
    })
  })
})
