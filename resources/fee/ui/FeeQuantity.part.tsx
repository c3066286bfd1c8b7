import { keptDays } from '@resources/terms/keptDays'
import { listAddress } from '@resources/terms/listAddress'
import { prices, type Service, singleUnits, units } from '@resources/terms/services'
import type { RaRecord } from 'react-admin'
import { dayOf, type Label, l, secondsPerDay, startOfDay } from '@/declaration'
import { formatFen, formatInteger, formatLi, formatPercent } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { platformTime } from '@/platform/clock'
import { useHeads } from '@/screens/declarations'
import { type AreaComponentProps, Empty, Facts } from '@/screens/kinds/kit'
import { Link } from '@/ui/Link'

const texts = {
  used: l('使用', 'Used', 'Usado'),
  free: l('免费', 'Free', 'Gratis'),
  cost: l('计算', 'Calculation', 'Cálculo'),
  rounded: l(
    '每笔单独计算，四舍五入到厘',
    'Each payment is calculated separately and rounded to 0.001 yuan',
    'Cada pago se calcula por separado y se redondea a 0.001 yuanes',
  ),
  submitted: l(
    '提交即计费，与送达结果无关',
    'Charged when submitted, whatever the delivery report says',
    'Se cobra al enviar, sea cual sea el resultado de la entrega',
  ),
  source: l('来源', 'Source', 'Origen'),
  pushes: l('当日推送记录', 'That day’s pushes', 'Notificaciones push de ese día'),
  sms: l('当日短信记录', 'That day’s messages', 'Mensajes de ese día'),
  emails: l('当日邮件记录', 'That day’s e-mails', 'Correos de ese día'),
  gone: l(
    '记录只保留 {days} 天',
    'Records are kept for {days} days',
    'Los registros se conservan {days} días',
  ),
} as const satisfies Record<string, Label>

const isService = (name: unknown): name is Service => typeof name === 'string' && Object.hasOwn(prices, name)
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

type List = 'pushes' | 'sms' | 'emails'

const lists: { readonly [L in List]: { readonly path: string; readonly keptDays: number } } = {
  pushes: { path: '/merchant/pushlog', keptDays: keptDays.pushLog },
  sms: { path: '/sendsms/smslist', keptDays: keptDays.sms },
  emails: { path: '/sendsms/emaillist', keptDays: keptDays.email },
}

const listOf: { readonly [S in Service]?: List } = {
  ORDER_PUSH: 'pushes',
  SMS_CODE: 'sms',
  SMS_NOTICE: 'sms',
  SMS_PROMO: 'sms',
  EMAIL: 'emails',
}

const messagesOf = (service: string, ofShop: boolean) => ({
  template_type: service.replace(/^SMS_/, ''),
  ...(ofShop ? {} : { of_shop: 'UNSET' }),
})

const sourceOf = (record: RaRecord) => {
  const { service, stat_date } = record
  const list = isService(service) ? listOf[service] : undefined
  if (list === undefined || typeof stat_date !== 'string') return undefined
  const shop = ['op', 'app_id', 'seller_nick'].flatMap((name) => (record[name] ? [[name, record[name]]] : []))
  const filter = {
    begin_date: stat_date,
    end_date: stat_date,
    ...Object.fromEntries(shop),
    ...(list === 'sms' && messagesOf(String(service), shop.length > 0)),
    // A planned e-mail is charged when it is sent.
    ...(list === 'emails' && { date_type: 'send' }),
  }
  const { path, keptDays } = lists[list]
  return { list, path, keptDays, day: stat_date, address: listAddress(path, filter) }
}

const useSource = (record: AreaComponentProps['record']) => {
  const say = useSay()
  const areas = useHeads()
  const source = sourceOf(record)
  if (!source || !areas.some(({ path }) => path === source.path)) return undefined
  const { keptDays, day } = source
  const age = (startOfDay(dayOf(platformTime())) ?? 0) - (startOfDay(day) ?? 0)
  if (age >= keptDays * secondsPerDay)
    return <span className="kind-note">{say(texts.gone, { days: keptDays })}</span>
  return (
    <Link className="kind-link" to={source.address}>
      {say(texts[source.list])}
    </Link>
  )
}

const notes: { readonly [S in Service]?: Label } = {
  PAY_SERVICE: texts.rounded,
  SMS_CODE: texts.submitted,
  SMS_NOTICE: texts.submitted,
  SMS_PROMO: texts.submitted,
}

const FeeQuantity = ({ record, value, place }: AreaComponentProps) => {
  const say = useSay()
  const source = useSource(record)
  const { service, amount_li, unit_price_li } = record
  if (typeof value !== 'number' || !isService(service) || typeof amount_li !== 'number') return <Empty />
  const free = numberOf(record.free_quantity)
  const { unit, rate_bp = 0 } = prices[service]
  const countOf = (count: number) =>
    `${formatInteger(count)} ${say((count === 1 ? singleUnits : units)[unit])}`
  const counted = countOf(value)
  if (place === 'cell') return <span>{counted}</span>
  const factor =
    typeof unit_price_li === 'number'
      ? `${formatInteger(value - free)} × ${formatLi(unit_price_li)}`
      : `${formatFen(numberOf(record.base_fen))} × ${formatPercent(rate_bp)}`
  const note = notes[service]
  const reckoned = (
    <span className="kind-row">
      {`${factor} = ${formatLi(amount_li === 0 ? 0 : -amount_li)}`}
      {note && <span className="kind-note">{say(note)}</span>}
    </span>
  )
  return (
    <Facts
      facts={[
        { name: say(texts.used), value: counted },
        ...(free > 0 ? [{ name: say(texts.free), value: countOf(free) }] : []),
        { name: say(texts.cost), value: reckoned },
        ...(source ? [{ name: say(texts.source), value: source }] : []),
      ]}
    />
  )
}

export default FeeQuantity
