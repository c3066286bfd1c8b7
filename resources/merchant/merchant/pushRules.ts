import { boolean, l, text } from '@/declaration'

export const active = { grant_status: { in: ['GRANTED', 'EXPIRING'] } } as const
export const inactive = [
  { when: { grant_status: 'EXPIRED' }, code: 40002 },
  { when: { grant_status: 'CLEARED' }, code: 40003 },
] as const

const deletes = l(
  '开关关闭且全部留空：已有的规则将被删除。',
  'Switched off with everything empty: the existing rule is deleted.',
  'Desactivada y todo vacío: la regla existente se elimina.',
)

export const ruleActions = {
  paidRule: {
    label: l('留言规则', 'Buyer-message rule', 'Regla por mensaje'),
    icon: 'message',
    call: 'POST /user/savepaidpushrule',
    on: ['row', 'bulk'],
    batch: 'targets',
    when: active,
    refuse: inactive,
    inputs: {
      is_enable: boolean({
        label: l('按买家留言推送', 'Push by buyer message', 'Notificar según el mensaje'),
        hint: l(
          '启用后推送留言符合条件的已付款订单',
          'Pushes paid orders whose message meets the conditions',
          'Se notifican los pedidos pagados cuyo mensaje cumple las condiciones',
        ),
      }),
      filter_express: text({
        label: l('留言条件', 'Conditions', 'Condiciones'),
        input: 'RuleBuilder',
        component: 'RuleReading',
        initial: '',
      }),
    },
    prefill: { is_enable: 'paid_push_rule.is_enable', filter_express: 'paid_push_rule.filter_express' },
    saves: true,
    warns: [{ when: { is_enable: false, filter_express: { set: false } }, text: deletes }],
  },
  flagRule: {
    label: l('备注旗帜规则', 'Memo/flag rule', 'Regla de nota/bandera'),
    icon: 'flag',
    call: 'POST /user/saveflagpushrule',
    on: ['row', 'bulk'],
    batch: 'targets',
    when: { ...active, op: { not: '1688' } },
    refuse: [{ when: { op: '1688' }, code: 40014 }, ...inactive],
    inputs: {
      ordersync_after_seller_change_memo: boolean({
        label: l(
          '修改备注或旗帜后推送',
          'Push when memo or flag changes',
          'Notificar al cambiar la nota o la bandera',
        ),
        hint: l(
          '卖家修改备注或旗帜后再次推送订单，须旗帜和备注条件都符合',
          'Pushes the order again after a change; flag and memo must both match',
          'El pedido se notifica otra vez tras un cambio; bandera y nota deben cumplir las condiciones',
        ),
      }),
      ordersync_seller_flag: text({
        label: l('旗帜', 'Flags', 'Banderas'),
        hint: l('不选即不限旗帜', 'None chosen: any flag', 'Sin elegir: cualquier bandera'),
        pattern: '[0-5]( *, *[0-5])*',
        errorCode: 40013,
        input: 'FlagChoice',
        component: 'RuleFlags',
        initial: '',
      }),
      ordersync_memo_filter_express: text({
        label: l('备注条件', 'Memo conditions', 'Condiciones de la nota'),
        input: 'RuleBuilder',
        component: 'RuleReading',
        initial: '',
      }),
    },
    prefill: {
      ordersync_after_seller_change_memo: 'flag_push_rule.ordersync_after_seller_change_memo',
      ordersync_seller_flag: 'flag_push_rule.ordersync_seller_flag',
      ordersync_memo_filter_express: 'flag_push_rule.ordersync_memo_filter_express',
    },
    saves: true,
    warns: [
      {
        when: {
          ordersync_after_seller_change_memo: false,
          ordersync_seller_flag: { set: false },
          ordersync_memo_filter_express: { set: false },
        },
        text: deletes,
      },
    ],
  },
} as const
