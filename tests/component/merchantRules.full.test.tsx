import merchant from '@resources/merchant/merchant/merchant.area'
import FlagChoice from '@resources/merchant/merchant/ui/FlagChoice.part'
import RuleBuilder from '@resources/merchant/merchant/ui/RuleBuilder.part'
import RuleFlags from '@resources/merchant/merchant/ui/RuleFlags.part'
import RuleReading from '@resources/merchant/merchant/ui/RuleReading.part'
import type { RaRecord } from 'react-admin'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { narrowed } from '@/declaration'
import { ActionHost, BulkActions, RowActions } from '@/screens/actions'
import { platform, shop } from './actions.fixture'
import { type Around, show } from './kinds.fixture'
import { absent, button, choose, chooseIn, click, dialog, later, visible } from './onPage'
import { violations, withoutColours } from './violations'

const withRules = (id: string, paid: string, flag = ''): RaRecord => ({
  ...shop(id, 'GRANTED'),
  op: 'taobao',
  sync_status: 'RUNNING',
  paid_push_rule: paid,
  flag_push_rule: flag,
})
const paidRule = (filter_express: string) => JSON.stringify({ is_enable: true, filter_express })

const components = { RuleBuilder, FlagChoice, RuleReading, RuleFlags }

const open = async (records: readonly RaRecord[], action = '留言规则', around: Around = {}) => {
  const act = platform()
  const [first, ...others] = records
  await show(
    <ActionHost>
      {first && others.length === 0 ? <RowActions record={first} /> : <BulkActions records={records} />}
    </ActionHost>,
    { resources: [merchant], components, dataProvider: { act }, ...around },
  )
  if (others.length > 0) await button(action).click()
  else await chooseIn(page, action)
  return () => act.mock.calls.map(([, sent]) => sent.input)
}
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const text = () => field('表达式（可直接修改）')

test('a shop’s rule stands there as lines and as text, which follow each other, and is tried before it is sent', async () => {
  const sent = await open([withRules('甲', paidRule("买家留言 包含 'vip'"))])
  await expect.element(toggle()).toBeChecked()
  await expect.element(field('条件 1：值')).toHaveValue('vip')

  await button('添加条件').click()
  await expect.element(field('条件 2：值')).toHaveFocus()
  await userEvent.keyboard("it's")
  await expect.element(text()).toHaveValue("买家留言 包含 'vip' 或 买家留言 包含 'it\\'s'")
  await choose('条件 2：与前一条的关系', '且')
  await choose('条件 1：比较方式', '不为空')
  await expect.element(text()).toHaveValue("买家留言 不为空 且 买家留言 包含 'it\\'s'")

  const trial = page.getByRole('status').filter({ hasText: /符合/ })
  await expect.element(trial).toHaveTextContent('留言为空时：不符合')
  await field('测试留言').fill("it's me")
  await expect.element(trial).toHaveTextContent(/^符合$/)

  await text().fill("买家留言包含'加急'")
  await expect.element(field('条件 1：值')).toHaveValue('加急')
  await expect.element(trial).toHaveTextContent('不符合')
  await button('删除条件 1').click()
  await expect.element(button('添加条件')).toHaveFocus()
  await expect.element(text()).toHaveValue('')
  await toggle().click()
  await visible('开关关闭且全部留空：已有的规则将被删除。')
  await button('保存').click()
  await expect.poll(sent).toEqual([{ is_enable: false, filter_express: '' }])
})

test('the dialog comes whole: no input arrives in it later and moves its buttons', async () => {
  const { answer: arrival, come: arrive } = later()
  const waiting: Element[] = []
  const observer = new MutationObserver(() => {
    waiting.push(...document.querySelectorAll('[role=dialog] .kind-waiting'))
    // Its code is loaded; now the data arrives.
    arrive()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await open([withRules('甲', paidRule("买家留言 包含 'a'"))], '留言规则', { arrival })
  arrive()
  await expect.element(text()).toHaveValue("买家留言 包含 'a'")
  observer.disconnect()
  expect(waiting).toEqual([])
})

test('a rule in a grammar of the platform’s own may stay while something else is set', async () => {
  const sent = await open([withRules('甲', paidRule('加急'))])
  await click(toggle(), button('保存'))
  await expect.poll(sent).toEqual([{ is_enable: false, filter_express: '加急' }])
})

test('a broken expression says at which character and what was expected, and is not sent', async () => {
  const sent = await open([withRules('甲', paidRule("买家留言 包含 'a'"))])
  await text().fill("买家留言 包合 'a'")
  await visible(
    '第 6 个字符：此处应为 包含 / 不包含 / 等于 / 不等于 / 为空 / 不为空',
    page.getByText('包', { exact: true }),
    '表达式有误，无法测试',
  )
  await button('保存').click()
  await visible('请先改正表达式')
  await expect.element(text()).toHaveFocus()
  // The cursor goes to the character.
  await button('定位').click()
  await userEvent.keyboard('包')
  await expect.element(text()).toHaveValue("买家留言 包合 'a'")
  await userEvent.keyboard('{Delete}含')
  await expect.element(field('条件 1：值')).toHaveValue('a')
  // A line without a value is incomplete, so it is not sent either.
  await field('条件 1：值').fill('')
  await button('保存').click()
  await visible('第 10 个字符：引号内须有内容')
  expect(sent()).toEqual([])
})

test('flags and memo are set for several shops by keyboard alone', async () => {
  const rule = JSON.stringify({
    ordersync_after_seller_change_memo: true,
    ordersync_memo_filter_express: '',
    ordersync_seller_flag: '3',
  })
  const both = ['甲', '乙'].map((id) => withRules(id, '', rule))
  const sent = await open(both, 'Regla de nota/bandera', { locale: 'es' })
  await expect.element(page.getByRole('checkbox', { name: 'verde' })).toBeChecked()
  await expect.element(toggle()).toHaveFocus()
  // After the flags comes the button that leaves them unchanged.
  await userEvent.keyboard('{Tab}{Tab} {Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}')
  await expect.element(field('Condición 1: valor')).toHaveFocus()
  await userEvent.keyboard('urgente')
  await expect.element(field('Expresión (editable)')).toHaveValue("卖家备注 包含 'urgente'")
  await userEvent.keyboard('{Enter}')
  const changed = { ordersync_seller_flag: '1,3', ordersync_memo_filter_express: "卖家备注 包含 'urgente'" }
  await expect.poll(sent).toEqual([changed])
})

const shops = (...expressions: string[]) =>
  expressions.map((expression, index) => withRules(`${index}`, paidRule(`买家留言 包含 '${expression}'`)))
const changes = () => page.getByRole('region', { name: '将要修改' })
const toggle = () => page.getByRole('switch')
const save = () => button(/^保存/)

test('the rules of several shops differ, which is said, and with nothing touched nothing is sent', async () => {
  const sent = await open(shops('加急', 'vip'))
  const asked = page.getByRole('group', { name: '留言条件' })
  await expect.element(asked).toHaveTextContent('多个值 – 不修改')
  await expect.element(asked).toHaveTextContent('“加急”')
  await visible(button('修改：留言条件'))
  // A value that all shops share is shown.
  await expect.element(toggle()).toBeChecked()
  await absent(text())
  await save().click()
  await visible(page.getByRole('alert').filter({ hasText: '还没有修改任何一项' }))
  expect(sent()).toEqual([])
  expect(await violations(dialog().element(), withoutColours)).toEqual([])
})

test('the rules of several shops keep their conditions when they are switched off, and only that is sent', async () => {
  const sent = await open(shops('加急', 'vip'))
  await toggle().click()
  await expect.element(changes()).toHaveTextContent('按买家留言推送：2 条：是 → 否')
  await save().click()
  await expect.poll(sent).toEqual([{ is_enable: false }])
})

test('the rules of several shops are told before it is sent how many change from what to what, and how many do not', async () => {
  const sent = await open(shops('加急', '加急', 'vip'))
  await button('修改：留言条件').click()
  await expect.element(button('添加条件')).toHaveFocus()
  await expect
    .element(changes())
    .toHaveTextContent('留言条件：2 条：包含“加急” → 无条件，全部符合；1 条：包含“vip” → 无条件，全部符合')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('条件 1：值')).toHaveFocus()
  await userEvent.keyboard('vip')
  await expect.element(changes()).toHaveTextContent('2 条：包含“加急” → 包含“vip”；1 条不变')
  await expect.element(changes()).toHaveTextContent('3 条中有 1 条没有任何变化')
  await save().click()
  await expect.poll(sent).toEqual([{ filter_express: "买家留言 包含 'vip'" }])
})

test('the rules of several shops are left as they are again, and the focus stays at hand', async () => {
  const sent = await open(shops('加急', 'vip'))
  await button('修改：留言条件').click()
  await text().fill("买家留言 包合 'a'")
  await button('不修改：留言条件').click()
  await expect.element(button('修改：留言条件')).toHaveFocus()
  await click(toggle(), button('不修改：按买家留言推送'))
  await expect.element(toggle()).toHaveFocus()
  await expect.element(toggle()).toBeChecked()
  await absent(changes())
  await save().click()
  await visible('还没有修改任何一项')
  expect(sent()).toEqual([])
  // An invalid text that was dropped does not block saving.
  await click(toggle(), save())
  await expect.poll(sent).toEqual([{ is_enable: false }])
})

test('the rules of several shops are lost where nothing is left of them, which is said of as many as it is true of', async () => {
  await open([...shops('加急', 'vip'), withRules('空', paidRule(''))])
  await toggle().click()
  await visible('1 条：开关关闭且全部留空：已有的规则将被删除。')
})

test('the rules of several shops with a value that no rule allows any more stay as they are', async () => {
  // The caps are the same, and above what may be entered.
  const capped = (id: string, is_enable: boolean): RaRecord => ({
    ...withRules(id, ''),
    agent_pay: { is_enable, month_limit_li: 200_000_000, month_used_li: 0 },
  })
  const sent = await open([capped('甲', true), capped('乙', false)], '代付设置')
  await button('修改：启用代付').click()
  await expect.element(toggle()).toHaveFocus()
  await expect.element(changes()).toHaveTextContent('启用代付：1 条：是 → 否；1 条不变')
  await save().click()
  await expect.poll(sent).toEqual([{ is_enable: false }])
})

test('what an account cannot see of a shop is left as it is', async () => {
  const blind = narrowed(merchant, ['*', '!merchant.field.paid_push_rule'])
  if (!blind) throw new Error('no area is left')
  // The list comes without it.
  const record = { ...withRules('甲', ''), paid_push_rule: undefined }
  const sent = await open([record], '留言规则', { resources: [blind] })
  await visible(page.getByText('看不到当前值 – 不修改').first())
  await click(button('修改：按买家留言推送'), toggle())
  await expect.element(changes()).toHaveTextContent('按买家留言推送：1 条：未知 → 是')
  await button('留言规则').last().click()
  await expect.poll(sent).toEqual([{ is_enable: true }])
})
