import { useState } from 'react'
import { useSay } from '@/i18n/useSay'
import type { KeptDraft } from '@/platform/drafts/draft'
import { Button } from '@/ui/Button'
import { texts } from './texts'
import { useReopen } from './useReopen'
import './drafts.css'

interface UndoToastProps {
  readonly draft: KeptDraft
  /** The form is closed: undoing goes where it was typed. */
  readonly leadsBack: boolean
  /** Restores the draft; it is then offered where it was typed. */
  readonly onUndo: () => Promise<void>
}

/** Says that a draft was discarded. It can be undone while this is shown. */
export const UndoToast = ({ draft, leadsBack, onUndo }: UndoToastProps) => {
  const say = useSay()
  const reopen = useReopen()
  const [isUndone, setUndone] = useState(false)
  const undo = async () => {
    setUndone(true)
    await onUndo()
    if (leadsBack) await reopen(draft)
  }
  if (isUndone) return say(texts.isBack)
  return (
    <span className="draft-toast">
      {say(texts.discarded)}
      <Button size="small" variant="text" onClick={() => void undo().catch(() => undefined)}>
        {say(texts.undo)}
      </Button>
    </span>
  )
}
