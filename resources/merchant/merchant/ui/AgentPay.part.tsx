import { isRecord, l } from '@/declaration'
import { formatLi } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { type AreaComponentProps, Facts, KindCell, Raw, Status } from '@/screens/kinds/kit'
import './agentPay.css'

const words = {
  on: l('已启用', 'On', 'Activado'),
  off: l('未启用', 'Off', 'Desactivado'),
  noCap: l('不限额', 'Unlimited', 'Sin límite'),
  usedUp: l('额度已用完', 'Cap reached', 'Límite agotado'),
  state: l('状态', 'Status', 'Estado'),
}

const AgentPay = ({ record, value, field, place }: AreaComponentProps) => {
  const say = useSay()
  if (!isRecord(value) || field.kind !== 'object') return <Raw value={value} />
  const { is_enable, month_limit_li: limit, month_used_li: used } = value
  const amount = (name: 'month_limit_li' | 'month_used_li') => {
    const part = field.fields[name]
    return part && <KindCell field={part} name={name} value={value[name]} record={record} />
  }
  // The platform sends 0 for "no cap".
  const cap = limit === 0 ? say(words.noCap) : amount('month_limit_li')
  const usedUp =
    typeof limit === 'number' && limit > 0 && typeof used === 'number' && used >= limit && is_enable === true
  const state = (
    <Status
      tone={usedUp ? 'warning' : is_enable === true ? 'success' : 'default'}
      word={say(is_enable === true ? words.on : words.off)}
    />
  )
  const note = usedUp && (
    <span className="kind-note" data-tone="warning">
      {say(words.usedUp)}
    </span>
  )
  if (place === 'cell' && is_enable !== true) return state
  if (place === 'cell') {
    const written = (li: unknown) => (typeof li === 'number' ? formatLi(li) : '')
    return (
      <span
        className="kind-row merchant-pay"
        title={`${written(used)} / ${limit === 0 ? say(words.noCap) : written(limit)}`}
      >
        <span className="kind-row">
          {state}
          {note}
        </span>
        <span className="kind-number">
          {amount('month_used_li')} / {cap}
        </span>
      </span>
    )
  }
  const labels = field.fields
  return (
    <Facts
      facts={[
        { name: say(words.state), value: state },
        ...(labels.month_used_li
          ? [
              {
                name: say(labels.month_used_li.label),
                value: (
                  <span className="kind-row">
                    {amount('month_used_li')}
                    {note}
                  </span>
                ),
              },
            ]
          : []),
        ...(labels.month_limit_li ? [{ name: say(labels.month_limit_li.label), value: cap }] : []),
      ]}
    />
  )
}

export default AgentPay
