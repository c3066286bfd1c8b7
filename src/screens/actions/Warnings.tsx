import { useWatch } from 'react-hook-form'
import { type Action, holds, type WireRecord } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { currentTime } from './availability'
import { beforeAndAfter, type Setting } from './edits'
import { editTexts } from './editTexts'

interface WarningsProps {
  readonly action: Action
  readonly records: readonly WireRecord[]
  readonly settings: readonly Setting[]
  readonly opened: ReadonlySet<string>
}

/** Warnings about conditions that the input would make true and that are not true of the record yet. */
export const Warnings = ({ action, records, settings, opened }: WarningsProps) => {
  const say = useSay()
  const entered = useWatch()
  const warns = action.warns ?? []
  if (warns.length === 0) return null
  const now = currentTime()
  const states = beforeAndAfter(action, records, settings, entered, opened)
  return (
    <div role="status">
      {warns.map(({ when, text }) => {
        const count = states.filter(
          ({ before, after }) => !holds(when, before, now) && holds(when, after, now),
        ).length
        if (count === 0) return null
        return (
          <div key={text.en} className="kind-note kind-allowed" data-tone="warning">
            {count === 1 && records.length === 1
              ? say(text)
              : say(editTexts.some, { count: formatInteger(count), text: say(text) })}
          </div>
        )
      })}
    </div>
  )
}
