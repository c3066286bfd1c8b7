import { tradeActions } from '@resources/pay/trade/trade.actions'
import trade from '@resources/pay/trade/trade.area'
import { describe, expect, it } from 'vitest'
import { boolean, choice, code, integer, l, type WireRecord } from '@/declaration'
import { availabilityOf } from '@/screens/actions/availability'
import { reasonText } from '@/screens/actions/reasonText'
import { brief } from '@/screens/conditions/brief'
import type { Conditional } from '@/screens/conditions/obstacle'

const fields = {
  state: choice({
    label: l('授权状态', 'Grant status', 'Estado'),
    of: {
      GRANTED: { ...l('已授权', 'Granted', 'Autorizado'), tone: 'success' },
      EXPIRING: { ...l('即将到期', 'Expiring', 'Por caducar'), tone: 'warning' },
      EXPIRED: { ...l('已过期', 'Expired', 'Caducado'), tone: 'error' },
      CLEARED: { ...l('已清除', 'Cleared', 'Borrado'), tone: 'default' },
    },
  }),
  erp: choice({
    label: l('ERP 类型', 'ERP', 'ERP'),
    of: { A: { ...l('旧版 V1', 'Old', 'Antiguo'), tone: 'default' } },
  }),
  pieces: integer({ label: l('件数', 'Pieces', 'Piezas') }),
  phone: code({ label: l('手机', 'Phone', 'Teléfono') }),
  on: boolean({ label: l('推送', 'Push', 'Envío') }),
}

const cleared = { state: 'CLEARED', pieces: 3, phone: '', on: false }

const said = (offer: Conditional, record: WireRecord = cleared) =>
  ['zh', 'en', 'es'].map((locale) => brief(offer, record, fields, 0, locale))

type Case = [what: string, offer: Conditional, zh: string, en: string, es: string]

describe('why something cannot be done is said as a colleague would', () => {
  it.each<Case>([
    [
      'the state that it is in, and those that it must be in',
      { when: { state: { in: ['GRANTED', 'EXPIRING'] } } },
      '当前授权状态是“已清除”，仅“已授权”或“即将到期”时可用',
      'Grant status: “Cleared”; it must be “Granted” or “Expiring”',
      'Estado: «Borrado»; debe ser «Autorizado» o «Por caducar»',
    ],
    [
      'each of several states that would do by themselves',
      {
        when: [
          { state: 'EXPIRING', pieces: { atLeast: 5 } },
          { state: 'GRANTED' },
          { state: { in: ['GRANTED', 'EXPIRED'] }, pieces: 3 },
        ],
      },
      '当前授权状态是“已清除”，仅“已授权”或“已过期”时可用',
      'Grant status: “Cleared”; it must be “Granted” or “Expired”',
      'Estado: «Borrado»; debe ser «Autorizado» o «Caducado»',
    ],
    [
      'the nearest way, where others take another field',
      { when: [{ state: 'GRANTED' }, { on: true }, { state: { not: 'CLEARED' } }] },
      '当前授权状态是“已清除”，仅“已授权”时可用',
      'Grant status: “Cleared”; it must be “Granted”',
      'Estado: «Borrado»; debe ser «Autorizado»',
    ],
    [
      'the state alone, where many others would do',
      { when: { state: { in: ['GRANTED', 'EXPIRING', 'EXPIRED', 'OTHER'] } } },
      '当前授权状态是“已清除”，不能操作',
      'Not while Grant status is “Cleared”',
      'Estado: «Borrado»; no lo permite',
    ],
    [
      'the state alone, where any other would do',
      { when: { state: { notIn: ['CLEARED', 'EXPIRED'] } } },
      '当前授权状态是“已清除”，不能操作',
      'Not while Grant status is “Cleared”',
      'Estado: «Borrado»; no lo permite',
    ],
    [
      'the state that the platform refuses',
      { refuse: [{ when: { state: { in: ['CLEARED', 'EXPIRED'] } }, code: 1 }] },
      '当前授权状态是“已清除”，不能操作',
      'Not while Grant status is “Cleared”',
      'Estado: «Borrado»; no lo permite',
    ],
    [
      'that it is so already',
      { done: { state: 'CLEARED' } },
      '已是“已清除”',
      'Already “Cleared”',
      'Ya figura como «Borrado»',
    ],
    [
      'that it is so already, without the value that comes with the state',
      { done: { state: 'CLEARED', pieces: { set: true } } },
      '已是“已清除”',
      'Already “Cleared”',
      'Ya figura como «Borrado»',
    ],
    [
      'that it is so already, of anything but a state',
      { done: { on: false } },
      '“推送”是“否”，无需再操作',
      'Already done: Push is No',
      'Ya está hecho: Envío es No',
    ],
    [
      'what is missing',
      { when: { phone: { set: true } } },
      '“手机”为空',
      'Phone is empty',
      'Teléfono está vacío',
    ],
    [
      'what is missing for a link',
      { to: '/pages/{phone}' },
      '“手机”为空',
      'Phone is empty',
      'Teléfono está vacío',
    ],
    [
      'what is wanted of a figure, not the figure, which others do not share',
      { when: { pieces: { atLeast: 5 } } },
      '需要“件数”至少为 5',
      'Only when Pieces is at least 5',
      'Solo si Piezas es al menos 5',
    ],
    [
      'several things together',
      { when: { state: 'GRANTED', pieces: { atLeast: 5 } } },
      '需要“授权状态”是“已授权”，且“件数”至少为 5',
      'Only when Grant status is Granted and Pieces is at least 5',
      'Solo si Estado es Autorizado y Piezas es al menos 5',
    ],
  ])('%s', (_, offer, ...texts) => expect(said(offer)).toEqual(texts))

  it('a state that the record does not have is not named', () => {
    expect(said({ when: { state: 'GRANTED' } }, { state: null })[0]).toBe('需要“授权状态”是“已授权”')
  })

  it('a Latin word in a name stands apart from the Chinese around it', () => {
    expect(said({ when: { erp: { not: 'A' } } }, { erp: 'A' })[0]).toBe('当前 ERP 类型是“旧版 V1”，不能操作')
  })

  it('words of the declaration itself come first, also before those of a code that other actions share', () => {
    const reason = l('今天没有失败的推送', 'No push has failed today', 'Hoy no ha fallado ningún envío')
    const offer = { when: { state: 'GRANTED' }, reason }
    for (const code of [undefined, 43002])
      expect(
        ['zh', 'en', 'es'].map((locale) => reasonText({ offer, record: cleared, code }, fields, locale)),
      ).toEqual(Object.values(reason))
  })

  it('a notification of a trade that is neither paid nor refunded cannot be sent again, whether it never was paid or is over', () => {
    const { renotify } = tradeActions
    const why = (trade_state: string) => {
      const record = { trade_state, notify_status: 'FAILED', notify_url: 'https://erp.example.com/pay' }
      const { allowed, code } = availabilityOf(renotify, record, 0)
      return allowed ? undefined : reasonText({ offer: renotify, record, code }, trade.fields, 'zh')
    }
    const states = Object.keys(trade.fields.trade_state.of)
    const refused = states.filter((state) => state !== 'SUCCESS' && state !== 'REFUND')
    expect(refused).toContain('FINISHED')
    for (const state of refused) expect(why(state)).toBe('仅“支付成功”或“转入退款”的交易可补发通知')
    expect([why('SUCCESS'), why('REFUND')]).toEqual([undefined, undefined])
  })
})
