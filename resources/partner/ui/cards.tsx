import Avatar from '@mui/material/Avatar'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { type Fields, isSet, type WireRecord } from '@/declaration'
import { formatLi } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { type Fact, Facts, KindCell, KindField, Status, useMay } from '@/screens/kinds/kit'
import { useMedia } from '@/theme/useMedia'
import { Button, ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { early, useLatePart } from '@/ui/late'
import { Table, TableFrame, TableHead } from '@/ui/Table'
import { mostIps } from '../network'
import { type Partner, partnerFields, wechatReceiver } from '../profile.endpoints'
import type { EditName } from './EditDialog'
import { texts } from './texts'

interface CardProps {
  readonly partner: Partner
}

const loadEdit = () => import('./EditDialog')
const loadIps = () => import('./IpDialog')
const loadBind = () => import('./BindDialog')
const loadUnbind = () => import('./UnbindDialog')

export const EditButton = ({ partner, name, label }: CardProps & { name: EditName; label: string }) => {
  const may = useMay()
  const { Part, open, close } = useLatePart(loadEdit)
  if (!may('partner.updatepartner')) return null
  return (
    <>
      <Button size="small" onClick={open} {...early(loadEdit)}>
        {label}
      </Button>
      {Part && <Part name={name} partner={partner} onClose={close} />}
    </>
  )
}

type Name = keyof Partner & keyof typeof partnerFields

/** Shown without formatting or copy button: ids, and values that are masked anyway. */
const unformatted: readonly Name[] = ['partner_id', 'license_no', 'mobile', 'email']

interface PartnerFactsProps extends CardProps {
  readonly names: readonly Name[]
  /** Facts that are not fields, shown first. */
  readonly before?: readonly Fact[]
  readonly more?: { readonly [N in Name]?: ReactNode }
}

export const PartnerFacts = ({ partner, names, before = [], more }: PartnerFactsProps) => {
  const say = useSay()
  const shown = (name: Name) => {
    const value = partner[name]
    if (!isSet(value)) return <span className="ui-empty">{say(texts.unset)}</span>
    if (unformatted.includes(name)) return <span className="kind-number">{String(value)}</span>
    if (name === 'alert_receivers') return <Receivers partner={partner} />
    return <KindField field={partnerFields[name]} name={name} value={value} record={{ id: '' }} />
  }
  const facts = names.map((name) => ({
    name: say(partnerFields[name].label),
    value: (
      <>
        {shown(name)} {more?.[name]}
      </>
    ),
  }))
  return <Facts facts={[...before, ...facts]} />
}

const Receivers = ({ partner }: CardProps) => {
  const say = useSay()
  return (
    <span className="kind-tags">
      {partner.alert_receivers.map((one) => (
        <span key={one} className="kind-tag">
          {one === wechatReceiver ? say(texts.boundWechat) : one}
        </span>
      ))}
    </span>
  )
}

interface TableCardProps<R> {
  readonly title: string
  readonly fields: Fields
  readonly rows: readonly R[]
  readonly keyName: keyof R
  readonly none: string
  readonly actionOf?: ((row: R) => ReactNode) | undefined
}

export const TableCard = <R extends WireRecord>({
  title,
  fields,
  rows,
  keyName,
  none,
  actionOf,
}: TableCardProps<R>) => {
  const say = useSay()
  const onPhone = useMedia('(width < 600px)')
  const columns = Object.entries(fields).map(([name, field]) => ({ name, field, head: say(field.label) }))
  const heads = columns.map(({ head }) => head)
  const items = rows.map((row) => {
    const id = String(row[keyName])
    const cells = columns.map(({ name, field, head }) => ({
      name: head,
      value: <KindCell field={field} name={name} value={row[name]} record={{ ...row, id }} />,
    }))
    return { id, cells, action: actionOf?.(row) }
  })
  const content = () => {
    if (rows.length === 0) return <span className="ui-empty">{none}</span>
    if (onPhone)
      return items.map(({ id, cells, action }) => (
        <div key={id} className="partner-row">
          <Facts facts={cells} />
          {action}
        </div>
      ))
    return (
      <TableFrame name={title}>
        <Table>
          <TableHead columns={actionOf ? [...heads, say(texts.actions)] : heads} />
          <tbody>
            {items.map(({ id, cells, action }) => (
              <tr key={id}>
                {cells.map(({ name, value }) => (
                  <td key={name}>{value}</td>
                ))}
                {actionOf && <td>{action}</td>}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    )
  }
  return (
    <Card title={title} className="partner-table">
      {content()}
    </Card>
  )
}

export const ProfileCard = ({ partner }: CardProps) => {
  const say = useSay()
  return (
    <Card
      title={say(texts.profile)}
      aside={<EditButton partner={partner} name="profile" label={say(texts.editProfile)} />}
    >
      <PartnerFacts
        partner={partner}
        names={[
          ...(['partner_id', 'username', 'partner_type', 'status', 'company_name', 'license_no'] as const),
          ...(['contact_name', 'mobile', 'email', 'qq', 'create_time'] as const),
        ]}
      />
    </Card>
  )
}

const Amount = styled('strong')({ fontSize: 24, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })

export const BalanceCard = ({ partner, onTopUp }: CardProps & { onTopUp: () => void }) => {
  const say = useSay()
  const may = useMay()
  const { balance_li, frozen_li, available_li, alert_li } = partner
  // How the available amount follows from the balance: minus what is unsettled and what is frozen.
  const sum =
    available_li === null || balance_li === null || frozen_li === null
      ? undefined
      : [
          { name: say(texts.unsettled), value: formatLi(available_li + frozen_li - balance_li) },
          { name: say(partnerFields.frozen_li.label), value: formatLi(-frozen_li) },
          { name: say(partnerFields.available_li.label), value: `= ${formatLi(available_li)}` },
        ].map(({ name, value }) => ({ name, value: <span className="partner-term">{value}</span> }))
  const low = alert_li !== null && available_li !== null && alert_li > 0 && available_li < alert_li
  return (
    <Card
      title={say(texts.balance)}
      aside={
        <span className="partner-actions">
          {may('fee.list') && (
            <ButtonLink size="small" variant="text" to="/partnerfee/partnerfee">
              {say(texts.fees)}
            </ButtonLink>
          )}
          <EditButton partner={partner} name="alert" label={say(texts.editAlert)} />
          {may('partner.getpayqrcode') && (
            <Button
              size="small"
              variant="contained"
              disabled={partner.status === 'REVIEWING'}
              onClick={onTopUp}
              {...early(() => import('./TopUpDialog'))}
            >
              {say(texts.topUp)}
            </Button>
          )}
        </span>
      }
    >
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'baseline', mb: 1.5 }}
      >
        <Amount>{formatLi(partner.balance_li)}</Amount>
        {low && <Status tone="warning" word={say(texts.belowAlert)} />}
      </Stack>
      <PartnerFacts
        partner={partner}
        before={sum}
        names={[
          ...(sum ? [] : (['frozen_li', 'available_li'] as const)),
          'credit_li',
          'alert_li',
          'agent_pay_permission',
          'alert_receivers',
        ]}
        more={{ alert_li: alert_li === 0 ? say(texts.alertOff) : undefined }}
      />
    </Card>
  )
}

export const WechatCard = ({ partner }: CardProps) => {
  const say = useSay()
  const may = useMay()
  const binding = useLatePart(loadBind)
  const unbinding = useLatePart(loadUnbind)
  const { bound, nickname, headimgurl, bind_time } = partner.wx_bind
  const action = bound
    ? may('partner.unbindwx') && (
        <Button size="small" onClick={unbinding.open} {...early(loadUnbind)}>
          {say(texts.unbind)}
        </Button>
      )
    : may('partner.getbindwxqrcode') && (
        <Button size="small" onClick={binding.open} {...early(loadBind)}>
          {say(texts.bind)}
        </Button>
      )
  return (
    <Card title={say(texts.wechat)} aside={action}>
      {bound ? (
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Avatar src={headimgurl} alt="" variant="rounded" />
          <div>
            <div>{nickname}</div>
            <span className="kind-note">
              {say(texts.bound)}{' '}
              <KindField
                field={partnerFields.wx_bind.fields.bind_time}
                name="bind_time"
                value={bind_time}
                record={{ id: partner.partner_id ?? '' }}
              />
            </span>
          </div>
        </Stack>
      ) : (
        <>
          <Status tone="default" word={say(texts.notBound)} />
          <p className="kind-note" style={{ whiteSpace: 'normal', marginTop: 4 }}>
            {say(texts.wechatUse)}
          </p>
        </>
      )}
      {binding.Part && <binding.Part onClose={binding.close} />}
      {unbinding.Part && <unbinding.Part partner={partner} onClose={unbinding.close} />}
    </Card>
  )
}

export const IpCard = ({ partner }: CardProps) => {
  const say = useSay()
  const may = useMay()
  const { Part, open, close } = useLatePart(loadIps)
  const { ip_white_list: entries } = partner
  return (
    <Card
      title={say(texts.ipList)}
      aside={
        <span className="partner-actions">
          <span className="kind-note">
            {entries.length} / {mostIps}
          </span>
          {may('partner.updateipwhite') && (
            <Button size="small" onClick={open} {...early(loadIps)}>
              {say(texts.editIps)}
            </Button>
          )}
        </span>
      }
    >
      {entries.length === 0 ? (
        <span className="ui-empty">{say(texts.ipNone)}</span>
      ) : (
        <span className="kind-tags">
          {entries.map((entry) => (
            <span key={entry} className="kind-tag kind-code" style={{ lineHeight: '20px' }}>
              {entry}
            </span>
          ))}
        </span>
      )}
      {Part && <Part partner={partner} onClose={close} />}
    </Card>
  )
}
