import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useNotify } from 'react-admin'
import { comma } from '@/declaration/punctuation'
import { useSay } from '@/i18n/useSay'
import type { KeptDraft } from '@/platform/drafts/draft'
import { ownDrafts } from '@/platform/drafts/own'
import { Button } from '@/ui/Button'
import { useLatePart } from '@/ui/late'
import { useDraftName } from './naming'
import { texts } from './texts'
import './drafts.css'

const loadDialog = () => import('./DraftsDialog')

/** Time enough to read what is unfinished and go to it, ms. */
const duration = 12_000
/** So many are named. */
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

/** Tells once of what an earlier visit left unfinished, such as one that crashed. */
const Unfinished = () => {
  const notify = useNotify()
  const navigate = useNavigate()
  const dialog = useLatePart(loadDialog)
  const tell = useEffectEvent(async () => {
    const drafts = await ownDrafts().untold()
    const [first, ...others] = drafts
    if (!first) return
    const look = () => {
      if (others.length > 0) dialog.open()
      else navigate(first.place.to, { state: { draft: first.id } })
    }
    notify(<FoundToast drafts={drafts} onLook={look} />, { type: 'info', autoHideDuration: duration })
  })
  useEffect(() => void tell(), [])
  return dialog.Part ? <dialog.Part onClose={dialog.close} /> : null
}

export default Unfinished
