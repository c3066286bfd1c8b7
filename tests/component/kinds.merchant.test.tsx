import merchant from '@resources/merchant/merchant/merchant.area'
import AgentPay from '@resources/merchant/merchant/ui/AgentPay.part'
import PushRule from '@resources/merchant/merchant/ui/PushRule.part'
import { readPushRule } from '@resources/merchant/merchant/ui/rule/pushRule'
import { expect, it } from 'vitest'
import type { Json, LabelLocale } from '@/declaration'
import { KindCell, KindField } from '@/screens/kinds/KindCell'
import { show } from './kinds.fixture'

const components = { PushRule, AgentPay }

type Name = 'paid_push_rule' | 'flag_push_rule' | 'agent_pay'

/** The text of values in a cell or in a detail. */
const read = async (
  Shown: typeof KindCell | typeof KindField,
  values: readonly (readonly [name: Name, value: Json | undefined, ...rest: unknown[]])[],
  locale: LabelLocale = 'zh',
) => {
  const { screen } = await show(
    values.map(([name, value], index) => (
      <article key={String(index)}>
        <Shown field={merchant.fields[name]} name={name} value={value} record={{ id: 'taobao~app~shop' }} />
      </article>
    )),
    { locale, resources: [merchant], components },
  )
  const texts = () =>
    [...screen.container.querySelectorAll('article')].map(({ innerText }) =>
      innerText.replace(/\s+/g, ' ').trim(),
    )
  // The area's component arrives separately.
  await expect.poll(() => screen.container.querySelector('.kind-waiting')).toBeNull()
  await expect.poll(() => texts().every(Boolean)).toBe(true)
  return texts()
}

const paid = (is_enable: boolean, filter_express: string) => JSON.stringify({ is_enable, filter_express })
const flag = (on: boolean, expression: string, flags: string) =>
  JSON.stringify({
    ordersync_after_seller_change_memo: on,
    ordersync_memo_filter_express: expression,
    ordersync_seller_flag: flags,
  })

const pay = (is_enable: boolean, month_limit_li: number, month_used_li: number) => ({
  is_enable,
  month_limit_li,
  month_used_li,
})

const vip = "买家留言 包含 'vip'"
const long = "买家留言 不为空 且 买家留言 不包含 'it\\'s' 或 买家留言 等于 '加急'"
const cases: readonly [name: Name, value: Json | undefined, words: string][] = [
  ['paid_push_rule', '', '未设置'],
  ['paid_push_rule', undefined, '未设置'],
  ['paid_push_rule', null, '未设置'],
  ['paid_push_rule', paid(true, vip), '已启用 包含“vip”'],
  ['paid_push_rule', paid(true, long), "已启用 不为空 且 不包含“it's” 或 等于“加急”"],
  ['paid_push_rule', paid(true, '买家留言 有 vip'), '已启用 表达式有误 买家留言 有 vip'],
  ['paid_push_rule', paid(true, ''), '已启用 无'],
  ['paid_push_rule', paid(false, vip), '未启用 包含“vip”'],
  ['paid_push_rule', '{"is_enable":"true"}', '已启用 无'],
  ['flag_push_rule', '', '未设置'],
  ['flag_push_rule', flag(true, '', '1,3'), '已启用 红 绿 无'],
  ['flag_push_rule', flag(true, '', '0,1,2,3,4,5'), '已启用 灰 红 黄 绿 蓝 紫 无'],
  ['flag_push_rule', flag(false, '', ''), '未启用 不限旗帜 无'],
  ['flag_push_rule', flag(true, '', '9, 1'), '已启用 9 红 无'],
  ['paid_push_rule', '{"is_enable":tru', '{"is_enable":tru'],
  ['paid_push_rule', '[1,2]', '[1,2]'],
  ['paid_push_rule', '"text"', '"text"'],
  ['paid_push_rule', 'null', '未设置'],
  ['paid_push_rule', '{"other":1}', '{"other":1}'],
  ['paid_push_rule', '买家留言', '买家留言'],
  ['agent_pay', pay(false, 0, 0), '未启用'],
  ['agent_pay', pay(true, 5_000_000, 1_234_567), '已启用 ¥ 1,234.567 / ¥ 5,000.000'],
  ['agent_pay', pay(true, 0, 45), '已启用 ¥ 0.045 / 不限额'],
  ['agent_pay', pay(true, 1000, 1000), '已启用 额度已用完 ¥ 1.000 / ¥ 1.000'],
  ['agent_pay', 'STRANGE', 'STRANGE'],
]

it('a push rule or agent pay is read in a list', async () => {
  expect(await read(KindCell, cases)).toEqual(cases.map(([, , words]) => words))
})

it('a cell has room for a usual rule that is on, and for the state of one that is off', async () => {
  const usual = [paid(true, "买家留言 包含 '加急'"), paid(false, vip)]
  const { screen } = await show(
    usual.map((value) => (
      <div key={value} style={{ width: merchant.fields.paid_push_rule.width, overflow: 'hidden' }}>
        <KindCell
          field={merchant.fields.paid_push_rule}
          name="paid_push_rule"
          value={value}
          record={{ id: 1 }}
        />
      </div>
    )),
    { resources: [merchant], components },
  )
  const whole = screen.getByText(/^包含“加急”$/)
  await expect.element(whole).toBeVisible()
  const { scrollWidth, clientWidth } = whole.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  await expect.element(screen.getByText('未启用')).toBeVisible()
})

it.each([
  ['zh', '状态 已启用 旗帜 红 紫 表达式 卖家备注等于“a”', '状态 未启用 本月已用 ¥ 0.001 每月限额 ¥ 5.000'],
  [
    'en',
    'Status On Flags Red Purple Expression Seller memo equals “a”',
    'Status Off Used this month ¥ 0.001 Monthly cap ¥ 5.000',
  ],
  [
    'es',
    'Estado Activada Banderas Rojo Morado Expresión Nota del vendedor es igual a «a»',
    'Estado Desactivado Usado este mes ¥ 0.001 Límite mensual ¥ 5.000',
  ],
] as const)('a push rule or agent pay is told part by part in a detail in %s', async (locale, ...words) => {
  const told = [
    ['flag_push_rule', flag(true, "卖家备注 等于 'a'", '1,5')],
    ['agent_pay', pay(false, 5000, 1)],
  ] as const
  expect(await read(KindField, told, locale)).toEqual(words)
})

it('a push rule or agent pay is read from its text, whatever else stands in it', () => {
  const text = '{"is_enable":true,"filter_express":" x ","more":1}'
  expect(readPushRule(text)).toEqual({ on: true, expression: 'x' })
  expect(readPushRule('{"ordersync_seller_flag":3}')).toEqual({ on: false, expression: '', flags: ['3'] })
})
