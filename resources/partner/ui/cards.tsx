import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { formatLi } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { KindField, Status, useMay } from '@/screens/kinds/kit'
import { early, useLatePart } from '@/screens/latePart'
import { mostIps } from '../network'
import { type Partner, partnerFields, wechatReceiver } from '../profile.endpoints'
import { Card } from './Card'
import type { EditName } from './EditDialog'
import { FactList } from './FactList'
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

export const ProfileCard = ({ partner }: CardProps) => {
  const say = useSay()
  return (
    <Card
      title={say(texts.profile)}
      actions={<EditButton partner={partner} name="profile" label={say(texts.editProfile)} />}
    >
      <FactList
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

const Receivers = ({ partner }: CardProps) => {
  const say = useSay()
  const { alert_receivers: receivers } = partner
  if (receivers.length === 0) return <span className="ui-empty">{say(texts.unset)}</span>
  return (
    <span className="kind-tags">
      {receivers.map((one) => (
        <span key={one} className="kind-tag">
          {one === wechatReceiver ? say(texts.boundWechat) : one}
        </span>
      ))}
    </span>
  )
}

export const BalanceCard = ({ partner, onTopUp }: CardProps & { onTopUp: () => void }) => {
  const say = useSay()
  const may = useMay()
  const { available_li, alert_li } = partner
  const low = alert_li !== null && available_li !== null && alert_li > 0 && available_li < alert_li
  return (
    <Card
      title={say(texts.balance)}
      actions={
        <>
          {may('fee.list') && (
            <Button size="small" variant="text" component={Link} to="/partnerfee/partnerfee">
              {say(texts.fees)}
            </Button>
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
        </>
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
      <FactList
        partner={partner}
        names={['available_li', 'frozen_li', 'credit_li', 'alert_li', 'agent_pay_permission']}
        more={{ alert_li: alert_li === 0 ? say(texts.alertOff) : undefined }}
      >
        <dt>{say(partnerFields.alert_receivers.label)}</dt>
        <dd>
          <Receivers partner={partner} />
        </dd>
      </FactList>
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
    <Card title={say(texts.wechat)} actions={action}>
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
      actions={
        <>
          <span className="kind-note">
            {entries.length} / {mostIps}
          </span>
          {may('partner.updateipwhite') && (
            <Button size="small" onClick={open} {...early(loadIps)}>
              {say(texts.editIps)}
            </Button>
          )}
        </>
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
