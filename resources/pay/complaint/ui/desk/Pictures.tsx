import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Close from '@mui/icons-material/Close'
import { useState } from 'react'
import { isImageAddress } from '@/declaration/kinds/file'
import { useSay } from '@/i18n/useSay'
import { IconButton } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { texts } from './texts'

/** The console loads no pictures from other hosts. */
const isOwn = (address: string): boolean =>
  isImageAddress(address) &&
  (address.startsWith('data:') || new URL(address, location.href).origin === location.origin)

export const Pictures = ({ addresses }: { addresses: readonly string[] }) => {
  const say = useSay()
  const [at, setAt] = useState<number>()
  const own = addresses.filter(isOwn)
  const elsewhere = addresses.filter((address) => !isOwn(address) && /^https:\/\//i.test(address))
  if (addresses.length === 0) return null
  return (
    <div className="desk-pictures">
      {own.map((address, index) => (
        <button
          key={address + String(index)}
          type="button"
          aria-label={say(texts.enlarge, { n: index + 1 })}
          onClick={() => setAt(index)}
        >
          <Shown address={address} name="" />
        </button>
      ))}
      {elsewhere.map((address, index) => (
        <a key={address} className="kind-link" href={address} target="_blank" rel="noopener noreferrer">
          {say(texts.picture, { n: own.length + index + 1 })}
        </a>
      ))}
      {at !== undefined && <Zoom addresses={own} at={at} onGo={setAt} onClose={() => setAt(undefined)} />}
    </div>
  )
}

const Shown = ({ address, name }: { address: string; name: string }) => {
  const say = useSay()
  const [failed, setFailed] = useState(false)
  return failed ? (
    <span className="kind-raw">{say(texts.failed)}</span>
  ) : (
    <img
      src={address}
      alt={name}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  )
}

const Zoom = ({
  addresses,
  at,
  onGo,
  onClose,
}: {
  addresses: readonly string[]
  at: number
  onGo: (at: number) => void
  onClose: () => void
}) => {
  const say = useSay()
  const address = addresses[at]
  const step = (by: number) => {
    const to = at + by
    return to >= 0 && to < addresses.length ? () => onGo(to) : undefined
  }
  const keys: { readonly [key: string]: (() => void) | undefined } = {
    ArrowLeft: step(-1),
    ArrowRight: step(1),
  }
  const name = say(texts.picture, { n: at + 1 })
  return (
    <Dialog
      aria-label={name}
      width="window"
      fitsContent
      onClose={onClose}
      onKeyDown={(event) => keys[event.key]?.()}
      boxProps={{ className: 'desk-zoom' }}
    >
      <div className="desk-zoom-bar">
        <IconButton aria-label={say(texts.previous)} disabled={!step(-1)} onClick={step(-1)}>
          <ChevronLeft />
        </IconButton>
        <span aria-live="polite">{say(texts.place, { n: at + 1, count: addresses.length })}</span>
        <IconButton aria-label={say(texts.next)} disabled={!step(1)} onClick={step(1)}>
          <ChevronRight />
        </IconButton>
        <IconButton aria-label={say('ra.action.close')} onClick={onClose} autoFocus>
          <Close />
        </IconButton>
      </div>
      {address !== undefined && <Shown key={address} address={address} name={name} />}
    </Dialog>
  )
}
