import { useRef } from 'react'
import { useSay } from '@/i18n/useSay'
import { focusForm } from './DraftOffer'
import { texts } from './texts'
import '@/ui/plain.css'
import './drafts.css'

/** Says that an earlier draft has been put back into the form. */
export const RestoredMark = ({ onDiscard }: { onDiscard: () => void }) => {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} role="status" className="draft-mark">
      {say(texts.isRestored)}
      <button
        type="button"
        className="ui-plain draft-link"
        onClick={() => {
          focusForm(place.current)
          onDiscard()
        }}
      >
        {say(texts.discard)}
      </button>
    </div>
  )
}
