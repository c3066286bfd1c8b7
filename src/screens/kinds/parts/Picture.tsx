import { useState } from 'react'
import { isImageAddress } from '@/declaration/kinds/file'
import { useSay } from '@/i18n/useSay'
import { webAddress } from './address'
import { Raw } from './Raw'

/** A picture from this site. One on another host becomes a link, because the console contacts only its own host. */
export const Picture = ({ address, name, large }: { address: string; name: string; large?: boolean }) => {
  const say = useSay()
  const [failed, setFailed] = useState(false)
  if (!isImageAddress(address)) return <Raw value={address} />
  const elsewhere = webAddress(address)
  if (elsewhere !== undefined && new URL(elsewhere).origin !== location.origin)
    return (
      <a href={elsewhere} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
    )
  if (failed) return <span className="kind-raw">{say('console.value.image_failed')}</span>
  return (
    <img
      className={large ? 'kind-picture' : 'kind-thumbnail'}
      src={address}
      alt={name}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  )
}
