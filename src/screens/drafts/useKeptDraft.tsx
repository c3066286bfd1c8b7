import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useEvent, useNotify } from 'react-admin'
import { flushSync } from 'react-dom'
import type { WireRecord } from '@/declaration'
import type { Draft, KeptDraft, Place } from '@/platform/drafts/draft'
import type { Drafts } from '@/platform/drafts/drafts'
import { ownDrafts } from '@/platform/drafts/own'
import type { Slot } from '@/platform/drafts/slot'
import type { FormField } from '../form/formFields'
import { PageFrameContext, useWhenEnded } from '../page'
import { contentOf, restorable } from './content'
import { DraftOffer, type OfferedDraft } from './DraftOffer'
import { NotKept } from './NotKept'
import { RestoredMark } from './RestoredMark'
import { UndoToast } from './UndoToast'

/** What is being typed, and how to restore earlier drafts. */
export interface Typed {
  readonly place: Place
  readonly fields: readonly FormField[]
  /** What the form starts with now. */
  readonly start: { readonly [field: string]: unknown }
  /** Only values that differ from this are kept; `start` by default. A copy is kept whole, because it is a new record. */
  readonly since?: { readonly [field: string]: unknown }
  readonly values: () => { readonly [field: string]: unknown }
  readonly version?: number | undefined
  /** The draft's title; by default the first words typed. */
  readonly titleOf?: (mine: WireRecord) => string
  /** Whether the area declares a field, whoever may change it. */
  readonly isDeclared?: (field: string) => boolean
  /** Puts these values into the form. */
  readonly apply: (values: WireRecord, draft: KeptDraft) => void
  /** The draft stays with its record and is restored when the operator comes back, unless something else is typed. */
  readonly waits?: Waits | undefined
}

interface Waits {
  /** Empties the form again. */
  readonly clear: () => void
}

/** The first words of what was typed. */
const firstWords = (mine: WireRecord): string => {
  const text = Object.values(mine).find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof text === 'string'
    ? text
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .slice(0, 40)
    : ''
}

const toDraft = ({ place, fields, start, since, values, version, titleOf = firstWords }: Typed) => {
  const now = values()
  // A copy counts as typed only once it differs from the original.
  const content = contentOf(fields, start, now) && contentOf(fields, since ?? start, now)
  const draft: Draft | undefined = content && {
    ...content,
    ...{ place, version, tooLong: [] },
    title: titleOf(content.mine) || firstWords(content.mine),
  }
  return draft
}

interface Open {
  readonly drafts: Drafts
  readonly slot: Slot
}

const undoDuration = 8000

/** Whether these values would overwrite others that were typed. */
const isOverwritten = (mine: WireRecord, values: WireRecord): boolean =>
  Object.entries(values).some(
    ([name, value]) => Object.hasOwn(mine, name) && JSON.stringify(mine[name]) !== JSON.stringify(value),
  )

/** A single draft that still fits completely and conflicts with nothing: it can be restored without asking. */
const wholeOf = (found: readonly KeptDraft[], typed: Typed): OfferedDraft | undefined => {
  const [draft, ...others] = found
  if (!draft || others.length > 0) return undefined
  const offer = { draft, ...restorable(draft, typed) }
  return offer.lost.length === 0 && !offer.isOlder ? offer : undefined
}

/**
 * Keeps what is typed in this browser until it is saved or discarded, and offers earlier drafts. Nothing is restored without
 * asking, except into an empty form whose draft waits at its record.
 */
export const useKeptDraft = (typed: Typed) => {
  const notify = useNotify()
  const frame = useContext(PageFrameContext)
  const [offers, setOffers] = useState<readonly KeptDraft[]>([])
  const [isKept, setIsKept] = useState(true)
  /** Whether the browser keeps drafts. Undefined until that is known. */
  const [mayKeep, setMayKeep] = useState<boolean>()
  const [isBack, setIsBack] = useState(false)
  const open = useRef<Open>(undefined)
  const sending = useRef(0)
  const isGone = useRef(false)
  const looked = useRef(false)
  // Drafts already restored into the form and about to be deleted.
  const [restored] = useState(() => new Set<string>())
  const read = useEvent(() => toDraft(typed))
  const { key } = typed.place
  const waits = typed.waits !== undefined

  const look = useEvent(async (drafts: Drafts) => {
    const found = (await drafts.find(key)).filter(({ id }) => !restored.has(id))
    const whole = typed.waits && !isGone.current && !read() ? wholeOf(found, typed) : undefined
    if (!whole) return setOffers(found)
    await restore(whole)
    setIsBack(true)
  })
  useEffect(() => {
    const drafts = ownDrafts()
    open.current ??= { drafts, slot: drafts.begin(read, setIsKept) }
    const { slot } = open.current
    isGone.current = false
    drafts.hold(slot)
    if (waits) void drafts.canKeep().then(setMayKeep)
    const stopWatching = drafts.onRestored(() => void look(drafts))
    if (!looked.current) void look(drafts)
    looked.current = true
    return () => {
      stopWatching()
      // React also cleans up effects when the page is merely hidden; the form still exists then.
      isGone.current = frame?.isShown() ?? true
      // Do not offer a draft while it is being sent.
      if (isGone.current && sending.current === 0) drafts.release(slot)
      else void slot.flush()
    }
  }, [frame, read, look, waits])
  useWhenEnded(() => open.current?.drafts.release(open.current.slot))

  const tellDiscarded = (drafts: Drafts, draft: KeptDraft, leadsBack: boolean) =>
    notify(<UndoToast draft={draft} leadsBack={leadsBack} onUndo={() => drafts.restore(draft)} />, {
      type: 'info',
      autoHideDuration: undoDuration,
    })
  const without = ({ id }: KeptDraft) => setOffers((all) => all.filter((one) => one.id !== id))

  const touch = useEvent(() => {
    open.current?.slot.touch()
    if (isBack && !read()) setIsBack(false)
  })
  /** Called when it is saved. */
  const settle = useEvent(() => void open.current?.slot.end())
  /** Called while it is being sent, so the draft is not offered and sent twice. It is offered again if sending fails. */
  const during = useEvent(async <T,>(work: Promise<T>): Promise<T> => {
    sending.current += 1
    try {
      return await work
    } finally {
      sending.current -= 1
      const { drafts, slot } = open.current ?? {}
      if (drafts && slot && isGone.current && sending.current === 0) drafts.release(slot, true)
    }
  })
  /** The operator discards it. This can be undone for a moment. */
  const giveUp = useEvent(async () => {
    const { drafts, slot } = open.current ?? {}
    const given = await slot?.end()
    if (drafts && given) tellDiscarded(drafts, given, true)
  })
  const restore = async ({ draft, values }: OfferedDraft) => {
    const { drafts, slot } = open.current ?? {}
    if (!drafts || !slot) return
    restored.add(draft.id)
    const now = toDraft(typed)
    // If newer input would be overwritten, offer it as a draft in turn.
    if (now && isOverwritten(now.mine, values)) {
      const newer = await slot.end()
      if (newer) await drafts.restore(newer)
    }
    flushSync(() => {
      typed.apply(values, draft)
      without(draft)
    })
    slot.touch()
    // Remove the old draft once the form's own is stored.
    if (await slot.save()) await drafts.remove(draft.id)
  }
  const discard = async (draft: KeptDraft) => {
    const { drafts } = open.current ?? {}
    if (!drafts) return
    without(draft)
    await drafts.remove(draft.id)
    tellDiscarded(drafts, draft, false)
  }

  const discardRestored = async () => {
    setIsBack(false)
    const given = await open.current?.slot.end()
    typed.waits?.clear()
    if (open.current && given) tellDiscarded(open.current.drafts, given, false)
  }

  const notices: ReactNode = (offers.length > 0 || !isKept || isBack) && (
    <>
      {!isKept && <NotKept />}
      {isBack && <RestoredMark onDiscard={() => void discardRestored()} />}
      {offers.length > 0 && (
        <DraftOffer
          offers={offers.map((draft) => ({ draft, ...restorable(draft, typed) }))}
          onRestore={(one) => void restore(one)}
          onDiscard={(draft) => void discard(draft)}
        />
      )}
    </>
  )
  return { notices, touch, settle, giveUp, during, isSafe: waits && isKept && mayKeep === true }
}
