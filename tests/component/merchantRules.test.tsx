import FlagChoice from '@resources/merchant/FlagChoice'
import merchant from '@resources/merchant/merchant'
import RuleBuilder from '@resources/merchant/RuleBuilder'
import type { RaRecord } from 'react-admin'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locale } from '@/declaration'
import { ActionHost, BulkActions, RowActions } from '@/screens/actions'
import { button, platform, shop } from './actions.fixture'
import { show } from './kinds.fixture'

const withRules = (id: string, paid: string, flag = ''): RaRecord => ({
  ...shop(id, 'GRANTED'),
  op: 'taobao',
  sync_status: 'RUNNING',
  paid_push_rule: paid,
  flag_push_rule: flag,
})
const paidRule = (filter_express: string) => JSON.stringify({ is_enable: true, filter_express })

const open = async (records: readonly [RaRecord, ...RaRecord[]], action: string, locale: Locale = 'zh') => {
  const act = platform()
  await show(
    <ActionHost>
      {records.length === 1 ? <RowActions record={records[0]} /> : <BulkActions records={() => records} />}
    </ActionHost>,
    { resources: [merchant], components: { RuleBuilder, FlagChoice }, dataProvider: { act }, locale },
  )
  await button(action, { exact: true }).click()
  return () => act.mock.calls.map(([, sent]) => sent.input)
}
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const text = () => field('表达式，可直接修改')
const choose = async (name: string, option: string) => {
  await page.getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a shop’s rule stands there as lines and as text, which follow each other, and is tried before it is sent', async () => {
  const sent = await open([withRules('甲', paidRule("买家留言 包含 'vip'"))], '留言规则')
  await expect.element(page.getByRole('switch')).toBeChecked()
  await expect.element(field('条件 1：值')).toHaveValue('vip')

  await button('添加条件').click()
  await expect.element(field('条件 2：值')).toHaveFocus()
  await userEvent.keyboard("it's")
  await expect.element(text()).toHaveValue("买家留言 包含 'vip' 或 买家留言 包含 'it\\'s'")
  await choose('条件 2：与前一条的关系', '且')
  await choose('条件 1：比较方式', '不为空')
  await expect.element(text()).toHaveValue("买家留言 不为空 且 买家留言 包含 'it\\'s'")

  const trial = page.getByRole('status').filter({ hasText: /符合/ })
  await expect.element(trial).toHaveTextContent('留空时：不符合')
  await field('测试留言').fill("it's me")
  await expect.element(trial).toHaveTextContent(/^符合$/)

  await text().fill("买家留言包含'加急'")
  await expect.element(field('条件 1：值')).toHaveValue('加急')
  await expect.element(trial).toHaveTextContent('不符合')
  await button('删除条件 1').click()
  await expect.element(button('添加条件')).toHaveFocus()
  await expect.element(text()).toHaveValue('')
  await page.getByRole('switch').click()
  await expect.element(page.getByText('开关关闭且全部留空：已有的规则将被删除。')).toBeVisible()
  await button('保存', { exact: true }).click()
  await expect.poll(sent).toEqual([{ is_enable: false, filter_express: '' }])
})

test('a broken expression says at which character and what was expected, and is not sent', async () => {
  const sent = await open([withRules('甲', paidRule("买家留言 包含 'a'"))], '留言规则')
  await text().fill("买家留言 包合 'a'")
  await expect
    .element(page.getByText('第 6 个字符：此处应为 包含 / 不包含 / 等于 / 不等于 / 为空 / 不为空'))
    .toBeVisible()
  await expect.element(page.getByText('包', { exact: true })).toBeVisible()
  await expect.element(page.getByText('表达式有误，无法测试')).toBeVisible()
  await button('保存', { exact: true }).click()
  await expect.element(page.getByText('请先改正表达式')).toBeVisible()
  await expect.element(text()).toHaveFocus()
  // The cursor goes to the character.
  await button('定位').click()
  await userEvent.keyboard('包')
  await expect.element(text()).toHaveValue("买家留言 包合 'a'")
  await userEvent.keyboard('{Delete}含')
  await expect.element(field('条件 1：值')).toHaveValue('a')
  // A line without its value is not finished, and no more sent than a broken text.
  await field('条件 1：值').fill('')
  await button('保存', { exact: true }).click()
  await expect.element(page.getByText('第 10 个字符：引号内须有内容')).toBeVisible()
  expect(sent()).toEqual([])
})

test('flags and memo are set for several shops by keyboard alone', async () => {
  const rule = JSON.stringify({
    ordersync_after_seller_change_memo: true,
    ordersync_memo_filter_express: '',
    ordersync_seller_flag: '3',
  })
  const sent = await open(
    [withRules('甲', '', rule), withRules('乙', '', rule)],
    'Regla de nota/bandera',
    'es',
  )
  await expect.element(page.getByRole('checkbox', { name: 'verde' })).toBeChecked()
  await expect.element(page.getByRole('switch')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab} {Tab}{Tab}{Tab}{Tab}{Tab}{Enter}')
  await expect.element(field('Condición 1: valor')).toHaveFocus()
  await userEvent.keyboard('urgente')
  await expect.element(field('Expresión, se puede editar')).toHaveValue("卖家备注 包含 'urgente'")
  await userEvent.keyboard('{Enter}')
  await expect.poll(sent).toEqual([
    {
      ordersync_after_seller_change_memo: true,
      ordersync_seller_flag: '1,3',
      ordersync_memo_filter_express: "卖家备注 包含 'urgente'",
    },
  ])
})
