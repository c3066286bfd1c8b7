import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Draft } from '@/platform/drafts/draft'
import { type Typed, useKeptDraft } from '../drafts/useKeptDraft'
import { type DraftScope, useDraft } from '../page'

/** react-admin resets a form whenever its page is shown again; typed input, dirty state and errors must survive that. */
export const keepTyped = { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepIsSubmitted: true }

/** The form's draft settings, without the values, which are in the inputs. */
export interface KeptForm extends Omit<Typed, 'values' | 'apply' | 'waits'> {
  /** Called when fields have been restored. */
  readonly onRestored?: (fields: readonly string[], draft: Draft) => void
}

/** Wraps a request that sends what is typed. */
export type During = <T>(work: Promise<T>) => Promise<T>

interface FormDraftProps {
  /** Receives the function to call after saving. */
  readonly settle: RefObject<() => void>
  /** Receives the function to call when the form's own button discards what was typed. */
  readonly giveUp?: RefObject<() => void>
  readonly scope?: DraftScope
  /** The draft waits at its record: leaving the page loses nothing, so do not ask. */
  readonly waits?: boolean
  /** Receives the function that wraps the sending request. */
  readonly during?: RefObject<During>
  readonly kept: KeptForm
  readonly onTyped?: (typed: boolean) => void
}

/** Tells the frame about unsaved input, keeps it in the browser, and offers earlier drafts. */
export const FormDraft = ({ settle, giveUp, scope, waits, during, kept, onTyped }: FormDraftProps) => {
  const { isDirty } = useFormState()
  const { getValues, setValue, subscribe, reset } = useFormContext()
  const { onRestored, ...typed } = kept
  const drafts = useKeptDraft({
    ...typed,
    values: getValues,
    apply: (values, draft) => {
      for (const [name, value] of Object.entries(values))
        setValue(name, value, { shouldDirty: true, shouldTouch: true })
      onRestored?.(Object.keys(values), draft)
    },
    ...(waits && { waits: { clear: () => reset(kept.start) } }),
  })
  const saved = useDraft(isDirty, drafts.isSafe ? 'page' : scope, drafts.giveUp)
  useEffect(
    () => subscribe({ formState: { values: true }, callback: drafts.touch }),
    [subscribe, drafts.touch],
  )
  useEffect(() => {
    settle.current = () => {
      saved()
      drafts.settle()
    }
    if (giveUp) giveUp.current = drafts.giveUp
    if (during) during.current = drafts.during
  }, [settle, giveUp, during, saved, drafts.settle, drafts.giveUp, drafts.during])
  useEffect(() => onTyped?.(isDirty), [onTyped, isDirty])
  return drafts.notices
}

/** Ctrl+Enter (⌘+Enter) anywhere in a form presses its main button, if it is enabled. */
export const sendByKey = (event: KeyboardEvent): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
  const form = event.target instanceof Element ? event.target.closest('form') : null
  if (!form) return
  event.preventDefault()
  // The main button is the last.
  const buttons = form.querySelectorAll<HTMLButtonElement>('button[type="submit"]')
  const main = buttons[buttons.length - 1]
  // A click instead of a submit: it runs the button's own handler and does nothing if the button is disabled.
  main?.click()
}

/** Props for the button that Ctrl+Enter presses. Apple keyboards have their own symbol. */
export const sendShortcut = {
  'data-tip': /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '') ? '⌘ Enter' : 'Ctrl Enter',
  'aria-keyshortcuts': 'Control+Enter Meta+Enter',
}
