import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { isRecord, type Json, type Label, type WireRecord } from '@/declaration'
import { useKeptDraft } from '../drafts/useKeptDraft'
import type { FormField } from '../form/formFields'
import type { Recipients } from '../recipients'
import type { Plan } from './plan'
import { type ChannelWords, texts } from './texts'

/** What a channel's own inputs hold, besides recipients, variables and time. */
export interface OwnInputs {
  readonly fields: readonly FormField[]
  readonly values: WireRecord
  readonly apply: (values: WireRecord) => void
}

const text = (name: string, label: Label): FormField => ({ name, field: { kind: 'multiline', label } })

const commonFields = ({ address }: ChannelWords): readonly FormField[] => [
  text('recipients', address),
  {
    name: 'constants',
    field: {
      kind: 'object',
      label: texts.variables,
      fields: {},
      values: { kind: 'text', label: texts.variables },
    },
  },
  { name: 'plan_time', field: { kind: 'timestamp', label: texts.planTime, nullable: true } },
  text('task_name', texts.taskName),
]

interface KeptSending {
  readonly name: string
  readonly words: ChannelWords
  readonly recipients: Recipients
  readonly plan: Plan
  readonly own: OwnInputs
}

const start: WireRecord = { recipients: '', constants: {}, plan_time: null, task_name: '' }

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/** Keeps what is typed for a sending, except recipients from a file: the operator still has the file. */
export const useKeptSending = ({ name, words, recipients, plan, own }: KeptSending) => {
  const { pathname } = useLocation()
  const { constants, text: typedRecipients } = recipients
  const { when, taskName } = plan
  const values = useMemo((): WireRecord => {
    const filled = Object.entries(constants).filter(([, value]) => value !== '')
    // Choices alone are not worth keeping: they are quickly made again.
    if (typedRecipients.trim() === '' && filled.length === 0 && taskName === '') return start
    return {
      ...own.values,
      recipients: typedRecipients,
      constants: Object.fromEntries(filled),
      plan_time: when.kind === 'at' ? (when.time ?? null) : null,
      task_name: taskName,
    }
  }, [constants, typedRecipients, when, taskName, own.values])
  const drafts = useKeptDraft({
    place: { key: `sending ${name}`, kind: 'page', about: words.title, to: pathname },
    fields: [...own.fields, ...commonFields(words)],
    start,
    values: () => values,
    apply: (kept) => {
      own.apply(kept)
      if (kept.recipients !== undefined) recipients.setText(textOf(kept.recipients))
      if (isRecord(kept.constants))
        for (const [variable, value] of Object.entries(kept.constants))
          recipients.setConstant(variable, textOf(value))
      if (typeof kept.plan_time === 'number') plan.setWhen({ kind: 'at', time: kept.plan_time })
      if (kept.task_name !== undefined) plan.setTaskName(textOf(kept.task_name))
    },
  })
  const { touch } = drafts
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is typed
  useEffect(touch, [values, touch])
  return drafts
}
