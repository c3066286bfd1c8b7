import { useEffect, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import type { KeptDraft } from '@/platform/drafts/draft'
import { ownDrafts } from '@/platform/drafts/own'
import { useAge } from '@/screens/drafts/age'
import { useReopen } from '@/screens/drafts/useReopen'
import { Button } from '@/ui/Button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { useDraftName } from './naming'
import { texts } from './texts'
import './drafts.css'

/** Everything this account typed in this browser and neither saved nor discarded, with links to it. */
const DraftsDialog = ({ onClose }: { onClose: () => void }) => {
  const say = useSay()
  const reopen = useReopen()
  const nameOf = useDraftName()
  const age = useAge()
  const [drafts, setDrafts] = useState<readonly KeptDraft[]>()
  useEffect(() => {
    let current = true
    void ownDrafts()
      .all()
      .then((found) => current && setDrafts(found))
    return () => {
      current = false
    }
  }, [])
  const discard = (id: string) => {
    setDrafts((all) => all?.filter((one) => one.id !== id))
    void ownDrafts().remove(id)
  }
  return (
    <Dialog title={say(texts.open)} width="sm" onClose={onClose}>
      <DialogBody>
        <p className="drafts-explain">{say(texts.explain)}</p>
        {drafts?.length === 0 && <p role="status">{say(texts.none)}</p>}
        <ul className="drafts-list" aria-label={say(texts.open)} aria-busy={drafts === undefined}>
          {drafts?.map((draft) => {
            const name = nameOf(draft)
            return (
              <li key={draft.id}>
                <div>
                  {name}
                  <small>{age(draft.savedAt)}</small>
                </div>
                <span>
                  <Button
                    size="small"
                    aria-label={say(texts.continueOf, { name })}
                    onClick={() => {
                      onClose()
                      void reopen(draft).catch(() => undefined)
                    }}
                  >
                    {say(texts.continue)}
                  </Button>
                  <Button
                    size="small"
                    variant="text"
                    aria-label={say(texts.discardOf, { name })}
                    onClick={() => discard(draft.id)}
                  >
                    {say(texts.discard)}
                  </Button>
                </span>
              </li>
            )
          })}
        </ul>
      </DialogBody>
      <DialogFooter cancel={say(texts.close)} />
    </Dialog>
  )
}

export default DraftsDialog
