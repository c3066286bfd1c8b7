import EditNote from '@mui/icons-material/EditNote'
import { useEffect, useEffectEvent } from 'react'
import { useNotify } from 'react-admin'
import { comma } from '@/declaration/punctuation'
import { useSay } from '@/i18n/useSay'
import type { KeptDraft } from '@/platform/drafts/draft'
import { ownDrafts } from '@/platform/drafts/own'
import { useReopen } from '@/screens/drafts/useReopen'
import { Button } from '@/ui/Button'
import { early, useLatePart } from '@/ui/late'
import { MenuItem } from '@/ui/Menu'
import { lateEntry } from '../navbar/lateEntry'
import { useDraftName } from './naming'
import { texts } from './texts'
import './drafts.css'

const loadDialog = () => import('./DraftsDialog')

/** How long the toast stays, ms: enough to read what is unfinished and go to it. */
const duration = 12_000
/** How many drafts are named. */
const mostNamed = 3

const FoundToast = ({ drafts, onLook }: { drafts: readonly KeptDraft[]; onLook: () => void }) => {
  const say = useSay()
  const nameOf = useDraftName()
  const named = drafts.slice(0, mostNamed).map(nameOf).join(say(comma))
  return (
    <span className="drafts-found">
      {say(texts.found, { names: drafts.length > mostNamed ? `${named} …` : named })}
      <Button size="small" variant="text" onClick={onLook}>
        {say(drafts.length === 1 ? texts.continue : texts.look)}
      </Button>
    </span>
  )
}

const DraftsEntry = ({ onClick }: { onClick: () => void }) => {
  const say = useSay()
  return (
    <MenuItem onClick={onClick} {...early(loadDialog)}>
      <EditNote fontSize="small" />
      {say(texts.open)}
    </MenuItem>
  )
}

/** Mentions once what an earlier visit left unfinished, for example after a crash. */
const Unfinished = () => {
  const notify = useNotify()
  const reopen = useReopen()
  const dialog = useLatePart(loadDialog)
  const tell = useEffectEvent(async () => {
    const drafts = await ownDrafts().untold()
    const [first, ...others] = drafts
    if (!first) return
    const look = () => {
      if (others.length > 0) dialog.open()
      else void reopen(first).catch(() => undefined)
    }
    notify(<FoundToast drafts={drafts} onLook={look} />, { type: 'info', autoHideDuration: duration })
  })
  const open = useEffectEvent(dialog.open)
  useEffect(() => {
    void tell()
    lateEntry.set(({ onClose }) => (
      <DraftsEntry
        onClick={() => {
          onClose()
          open()
        }}
      />
    ))
    return lateEntry.set
  }, [])
  return dialog.Part ? <dialog.Part onClose={dialog.close} /> : null
}

export default Unfinished
