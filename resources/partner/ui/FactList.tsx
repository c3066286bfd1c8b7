import type { ReactNode } from 'react'
import { useSay } from '@/i18n/useSay'
import { KindField } from '@/screens/kinds/kit'
import { type Partner, partnerFields } from '../profile.endpoints'
import { texts } from './texts'

type Name = keyof Partner & keyof typeof partnerFields

/** Numbers that are names, and values whose masked form nobody copies: shown as they are. */
const asTheyAre: readonly Name[] = ['partner_id', 'license_no', 'mobile', 'email']

const isEmpty = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0)

/** One value of the partner. */
const Fact = ({ partner, name }: { partner: Partner; name: Name }) => {
  const say = useSay()
  const value = partner[name]
  if (isEmpty(value)) return <span className="kind-empty">{say(texts.unset)}</span>
  if (asTheyAre.includes(name)) return <span className="kind-number">{String(value)}</span>
  return (
    <KindField
      field={partnerFields[name]}
      name={name}
      value={value}
      record={{ id: partner.partner_id ?? '' }}
    />
  )
}

/** Values of the partner with their names. */
export const FactList = ({
  partner,
  names,
  more,
  children,
}: {
  partner: Partner
  names: readonly Name[]
  /** What stands behind a value. */
  more?: { readonly [N in Name]?: ReactNode }
  /** Further names and values below them. */
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
