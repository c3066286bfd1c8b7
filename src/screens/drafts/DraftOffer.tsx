import { useRef } from 'react'
import type { Label } from '@/declaration'
import { comma } from '@/declaration/punctuation'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import type { KeptDraft } from '@/platform/drafts/draft'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { useAge } from './age'
import type { Lost, Restorable } from './content'
import { lostTexts, texts } from './texts'
import './drafts.css'

export interface OfferedDraft extends Restorable {
  readonly draft: KeptDraft
}

interface DraftOfferProps {
  /** Newest first. */
  readonly offers: readonly OfferedDraft[]
  readonly onRestore: (offer: OfferedDraft) => void
  readonly onDiscard: (draft: KeptDraft) => void
}

/** A line names this many fields; the rest become "and more". */
const mostNamed = 4

const useNames = () => {
  const say = useSay()
  return (labels: readonly Label[]) => {
    const named = labels
      .slice(0, mostNamed)
      .map((label) => say(label))
      .join(say(comma))
    return labels.length > mostNamed ? named + say(texts.more) : named
  }
}

/** The button that had focus disappears, so focus the first input of its form. */
export const focusForm = (within: Element | null) => {
  const form = within?.closest('form, [role="dialog"], main')
  const input = [...(form?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [])].find(
    (one) => !one.matches(':disabled, [type="hidden"]') && one.offsetParent !== null,
  )
  input?.focus({ preventScroll: true })
}

/** What was typed here before, above the form. It stays until it is restored or discarded. */
export const DraftOffer = ({ offers, onRestore, onDiscard }: DraftOfferProps) => {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const isOne = offers.length === 1
  return (
    <Notice ref={place} severity="info" role="status" className="draft-offer">
      {!isOne && say(texts.several)}
      <Lines isOne={isOne}>
        {offers.map((offer) => (
          <OfferLine
            key={offer.draft.id}
            offer={offer}
            isOne={isOne}
            onRestore={() => {
              focusForm(place.current)
              onRestore(offer)
            }}
            onDiscard={() => {
              focusForm(place.current)
              onDiscard(offer.draft)
            }}
          />
        ))}
      </Lines>
    </Notice>
  )
}

const Lines = ({ isOne, children }: { isOne: boolean; children: readonly React.ReactNode[] }) =>
  isOne ? <div>{children}</div> : <ul>{children}</ul>

interface OfferLineProps {
  readonly offer: OfferedDraft
  readonly isOne: boolean
  readonly onRestore: () => void
  readonly onDiscard: () => void
}

const OfferLine = ({ offer, isOne, onRestore, onDiscard }: OfferLineProps) => {
  const { draft, values, lost, isOlder, both } = offer
  const say = useSay()
  const age = useAge()(draft.savedAt)
  const namesOf = useNames()
  const title = draft.title || say(texts.untitled)
  const fields = namesOf(Object.keys(values).flatMap((name) => draft.labels[name] ?? []))
  const asked = draft.place.asked
  const Line = isOne ? 'div' : 'li'
  const lostFor = (why: Lost) => lost.flatMap((one) => (one.why === why ? [one.label] : []))
  const reasons = (Object.keys(lostTexts) as Lost[]).filter((why) => lostFor(why).length > 0)
  return (
    <Line className="draft-line">
      <div>
        {isOne ? say(texts.typed, { age, fields }) : say(texts.typedOne, { title, age })}
        {asked?.bulk && (
          <p className="draft-note">{say(texts.forRecords, { count: formatInteger(asked.ids.length) })}</p>
        )}
        {isOlder && <p className="draft-note">{say(texts.older)}</p>}
        {both.length > 0 && <p className="draft-note">{say(texts.both, { fields: namesOf(both) })}</p>}
        {reasons.map((why) => (
          <p key={why} className="draft-note">
            {say(lostTexts[why], { fields: namesOf(lostFor(why)) })}
          </p>
        ))}
      </div>
      <span className="draft-buttons">
        {Object.keys(values).length > 0 && (
          <Button
            size="small"
            onClick={onRestore}
            aria-label={isOne ? undefined : say(texts.restoreOf, { title })}
          >
            {say(texts.restore)}
          </Button>
        )}
        <Button
          size="small"
          variant="text"
          onClick={onDiscard}
          aria-label={isOne ? undefined : say(texts.discardOf, { title })}
        >
          {say(texts.discard)}
        </Button>
      </span>
    </Line>
  )
}
