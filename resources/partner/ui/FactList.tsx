import type { ReactNode } from 'react'
import { useSay } from '@/i18n/useSay'
import { KindField } from '@/screens/kinds/kit'
import { type Partner, partnerFields } from '../profile.endpoints'
import { texts } from './texts'

type Name = keyof Partner & keyof typeof partnerFields

/** Shown without formatting or copy button: ids, and values that are masked anyway. */
const unformatted: readonly Name[] = ['partner_id', 'license_no', 'mobile', 'email']

const isEmpty = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0)

const Fact = ({ partner, name }: { partner: Partner; name: Name }) => {
  const say = useSay()
  const value = partner[name]
  if (isEmpty(value)) return <span className="ui-empty">{say(texts.unset)}</span>
  if (unformatted.includes(name)) return <span className="kind-number">{String(value)}</span>
  return (
    <KindField
      field={partnerFields[name]}
      name={name}
      value={value}
      record={{ id: partner.partner_id ?? '' }}
    />
  )
}

export const FactList = ({
  partner,
  names,
  more,
  children,
}: {
  partner: Partner
  names: readonly Name[]
  more?: { readonly [N in Name]?: ReactNode }
  children?: ReactNode
}) => {
  const say = useSay()
  return (
    <dl>
      {names.map((name) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{say(partnerFields[name].label)}</dt>
          <dd>
            <Fact partner={partner} name={name} /> {more?.[name]}
          </dd>
        </div>
      ))}
      {children}
    </dl>
  )
}
