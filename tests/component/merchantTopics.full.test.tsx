import merchant from '@resources/merchant/merchant/merchant.area'
import { topicsOf, untouchedTopics } from '@resources/merchant/merchant/topics'
import EventDialog from '@resources/merchant/merchant/ui/EventDialog.part'
import EventsOfMany from '@resources/merchant/merchant/ui/EventsOfMany.part'
import type { ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { idOf } from '@/declaration'
import type { PanelProps } from '@/screens/kinds/kit'
import { MuiTheme } from '@/theme/MuiTheme'
import { ThemeRoot } from '@/theme/ThemeRoot'
import { platform } from './actions.fixture'
import { behindFetch } from './behindFetch'
import { show } from './kinds.fixture'
import { absent, button, click, visible } from './onPage'

/** A shop as the list returns it; the first `on` topics of its channel are on. */
const shop = (seller_nick: string, over: Partial<RaRecord> = {}): RaRecord => {
  const record = {
    op: 'pdd',
    app_id: 'demo0001',
    seller_nick,
    shop_name: `${seller_nick}店`,
    grant_status: 'GRANTED',
    topics_on: 5,
    paid_push_rule: '',
    flag_push_rule: '',
    ...over,
  }
  return { ...record, id: idOf(merchant.key, record) }
}

/** A platform with these shops, and the topics that each has on. */
const answering = (shops: readonly RaRecord[]) => {
  const topics = ({ op, topics_on }: RaRecord) => untouchedTopics(op, topics_on)
  const on = new Set(shops.slice(0, 1).flatMap(topics))
  behindFetch(({ name, query }) => {
    const op = String(query.get('op'))
    const items =
      name === 'eventlist'
        ? topicsOf(op).map(({ topic }) => ({ topic, is_enable: on.has(topic) }))
        : shops.filter((one) => one.op === op).map((one) => ({ ...one, topics: topics(one) }))
    return { items, total: items.length }
  })
}

const open = async (Panel: ComponentType<PanelProps>, records: readonly RaRecord[], shops = records) => {
  answering(shops)
  const act = platform()
  const onClose = vi.fn()
  await show(<Panel resource={merchant} records={records} onClose={onClose} refresh={() => {}} />, {
    resources: [merchant],
    dataProvider: { act },
  })
  return { act, onClose }
}

const topic = (name: string) => page.getByRole('switch', { name, exact: true })
const ruled = JSON.stringify({ is_enable: true, filter_express: "买家留言 包含 'vip'" })

it('shows the whole catalogue with what gates it, stays at Escape once changed, and says what saving overwrites', async () => {
  const record = shop('青禾', { paid_push_rule: ruled })
  const { act, onClose } = await open(EventDialog, [record])
  await visible('已开 5 / 9')
  await expect.element(topic('买家已付款，待发货')).toBeDisabled()
  await expect.element(topic('买家已付款，待发货')).toHaveAccessibleDescription(/必选，不能关闭/)
  await expect
    .element(topic('卖家备注/旗帜修改'))
    .toHaveAccessibleDescription(/未设置备注旗帜规则，每次修改都推送/)
  await expect.element(topic('按买家留言推送')).toHaveAccessibleDescription(/受留言规则控制：/)

  await page.getByRole('searchbox').fill('Address')
  expect(page.getByRole('switch').elements()).toHaveLength(1)
  await topic('收货地址修改').click()
  await page.getByRole('searchbox').fill('')
  await topic('卖家已发货').click()
  await visible('将覆盖原有设置：开启 1 项，关闭 1 项')

  await userEvent.keyboard('{Escape}')
  await visible('内容尚未保存，窗口没有关闭')
  expect(onClose).not.toHaveBeenCalled()
  await button('保存').click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  await visible(page.getByText('已保存', { exact: true }))
  expect(act.mock.calls[0]?.[1]).toMatchObject({
    action: 'updateeventlist',
    records: [{ id: record.id }],
    input: {
      topic_list: [
        'pdd_trade_paid',
        'pdd_trade_success',
        'pdd_trade_address',
        'pdd_refund_create',
        'pdd_refund_close',
      ],
    },
  })
})

it('lets nobody set what may not be set, and says why', async () => {
  await open(EventDialog, [shop('柚见', { grant_status: 'EXPIRED' })])
  await visible('商家授权已过期，请商家重新授权。在商家重新授权之前，设置不能更改。')
  await expect.element(topic('收货地址修改')).toBeDisabled()
  expect(button('保存').elements()).toEqual([])
})

it('switches one topic on in the shops that lack it, all of a channel or the chosen ones, and names those left out', async () => {
  const on = shop('乙', { topics_on: 6 })
  const shops = [shop('甲'), on, shop('丙', { grant_status: 'CLEARED' }), shop('丁')]
  const { act } = await open(EventsOfMany, [], shops)
  await button('拼多多').click()
  await visible('可设置 3 家店铺', '丙店：商家授权已清除')
  await click(page.getByRole('radio', { name: '收货地址修改' }), button('为 2 家店铺开启'))
  await visible('2 条全部成功')
  const sent = act.mock.calls.map(([, { action, records, input }]) => [action, records[0]?.id, input])
  const input = { topic: 'pdd_trade_address', is_enable: true }
  expect(sent).toEqual([shop('甲'), shop('丁')].map(({ id }) => ['updateevent', id, input]))
})

it.each([
  ['of the channel', '该平台没有可设置的店铺', []],
  ['of those chosen', '所选记录不支持此操作', [shop('甲', { grant_status: 'CLEARED' })]],
])('says so if no shop %s can be set', async (_, sentence, chosen) => {
  await open(EventsOfMany, chosen, [shop('甲', { grant_status: 'CLEARED' })])
  if (chosen.length === 0) await button('拼多多').click()
  await visible(sentence, '甲店：商家授权已清除')
})

it('draws a chosen way that the operator may not take like any other that cannot be pressed', async () => {
  answering([shop('甲')])
  const panel = { resource: { ...merchant, actions: {} }, records: [shop('甲')], onClose: () => {} }
  const inTheme = (
    <ThemeRoot>
      <MuiTheme>
        <EventsOfMany {...panel} refresh={() => {}} />
      </MuiTheme>
    </ThemeRoot>
  )
  await show(inTheme, { resources: [merchant] })
  const ways = ['开启一项', '整套覆盖'].map((name) => button(name))
  for (const way of ways) await expect.element(way).toBeDisabled()
  await expect.element(button('开启一项')).toHaveAttribute('aria-pressed', 'true')
  const inks = () => new Set(ways.map((way) => getComputedStyle(way.element()).color))
  await expect.poll(() => inks().size).toBe(1)
})

it('holds the place of every topic until it is known which shops have it', async () => {
  behindFetch(() => new Promise(() => {}))
  const resources = { resources: [merchant], dataProvider: { act: platform() } }
  const panel = { resource: merchant, records: [shop('甲')], onClose: () => {}, refresh: () => {} }
  await show(<EventsOfMany {...panel} />, resources)
  const awaited = page.getByRole('progressbar', { name: '正在加载' })
  await visible(awaited)
  expect(awaited.element().children).toHaveLength(topicsOf('pdd').length)
})

it('overwrites whole sets only of chosen shops of one channel, with a shop’s own set to start from', async () => {
  const chosen = [shop('甲'), shop('乙', { topics_on: 9 }), shop('天猫', { op: 'taobao' })]
  const { act } = await open(EventsOfMany, chosen, [...chosen, shop('旁')])
  await button('拼多多').click()
  await visible(/其中 1 条不能执行此操作，将跳过/, '天猫店：其他平台')
  await button('整套覆盖').click()
  await visible(/将覆盖原有设置：2 家店铺/)
  await click(page.getByRole('combobox', { name: '从店铺复制' }), page.getByRole('option', { name: '乙店' }))
  // The other has fewer topics on.
  await visible(/其中 1 家的设置没有变化/, page.getByText('在 1 家店铺中开启').first())
  await absent(/家店铺中关闭/)
  await topic('收货地址修改').click()
  await visible('在 1 家店铺中关闭')
  await absent(/其中 1 家的设置没有变化/)
  await click(topic('收货地址修改'), button('覆盖 2 家店铺的设置'))
  await visible('2 条全部成功')
  expect(act.mock.calls.map(([, { records }]) => records[0]?.id)).toEqual([shop('甲').id, shop('乙').id])
  expect(act.mock.calls[0]?.[1].input).toEqual({ topic_list: topicsOf('pdd').map((one) => one.topic) })
})
