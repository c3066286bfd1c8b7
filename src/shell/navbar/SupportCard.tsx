import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { useSay } from '@/i18n/useSay'
import type { Support } from '@/platform/userInfo'
import { Button } from '@/ui/Button'
import { useCopy } from '@/ui/CopyButton'
import { Popup } from '@/ui/menuParts'
import { type PopupProps, useSupport } from './popups'
import { supportTexts as texts } from './supportTexts'

const Card = styled('div')({ width: 380, maxWidth: '100%', padding: '12px 16px 16px' })

const Title = styled('h2')(({ theme }) => ({
  margin: '0 0 8px',
  fontSize: 16,
  fontWeight: 600,
  '& small': { marginLeft: 4, fontSize: 12, fontWeight: 400, color: theme.palette.text.secondary },
}))

const Ways = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '92px 1fr auto',
    alignItems: 'center',
    gap: 8,
    minHeight: theme.console.size.smallControl + 4,
  },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 12, color: theme.palette.text.secondary },
}))

interface WayProps {
  name: string
  value: string
  children?: ReactNode
  copied?: boolean
}

const Way = ({ name, value, children = value, copied }: WayProps) => {
  const say = useSay()
  const copy = useCopy()
  if (!value) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {copied && (
        <dd>
          <Button
            size="small"
            aria-label={say('console.value.copy_named', { name })}
            onClick={() => copy(value)}
          >
            {say('console.navbar.copy')}
          </Button>
        </dd>
      )}
    </div>
  )
}

const Phone = ({ number }: { number: string }) => (
  // Other text (a name, an extension in words) would change the number dialled.
  <Link href={`tel:${number.replace(/[^\d+*#-]/g, '')}`}>{number}</Link>
)

export const Contact = ({ contact, titleId }: { contact: Support; titleId?: string }) => {
  const say = useSay()
  const { name, role, phone, wechat, qq, email, work_time, emergency_phone } = contact
  return (
    <Card>
      <Title id={titleId}>
        {name || say('console.navbar.support')} {role && <small>{role}</small>}
      </Title>
      <Ways>
        <Way name={say(texts.phone)} value={phone} copied>
          <Phone number={phone} />
        </Way>
        <Way name={say(texts.wechat)} value={wechat} copied />
        <Way name="QQ" value={qq} copied />
        <Way name={say(texts.email)} value={email} copied>
          <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</Link>
        </Way>
        <Way name={say(texts.hours)} value={work_time} />
        <Way name={say(texts.emergency)} value={emergency_phone}>
          <Phone number={emergency_phone} />
          <small>{say(texts.emergencyHint)}</small>
        </Way>
      </Ways>
    </Card>
  )
}

const SupportCard = ({ anchor, onClose }: PopupProps) => {
  const titleId = useId()
  const support = useSupport()
  return (
    support && (
      <Popup anchor={anchor} place="belowRight" aria-labelledby={titleId} onClose={onClose}>
        <Contact contact={support.contact} titleId={titleId} />
      </Popup>
    )
  )
}

export default SupportCard
