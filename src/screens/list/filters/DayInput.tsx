import { day, type Json, parseText } from '@/declaration'
import { useDraft } from '../../kinds/parts/draft'
import { PickTime } from '../../kinds/parts/PickTime'

const field = day({ label: { zh: '', en: '', es: '' } })

const written = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/**
 * One end of a period: a day, typed or picked from the browser's calendar, always written `YYYY-MM-DD` as in the table. An
 * invalid day stays as text, so that it can be reported and corrected.
 */
export const DayInput = ({
  id,
  label,
  value,
  onChange,
  onTyping,
  describedBy,
}: {
  id: string
  label: string
  value: Json | undefined
  onChange: (value: Json | undefined) => void
  /** Called when typing starts, and when it ends on blur or Enter. */
  onTyping: (typing: boolean) => void
  /** The id of the error message, if there is one. */
  describedBy: string | undefined
}) => {
  const read = (text: string) => (text.trim() === '' ? undefined : (parseText(field, text) ?? text))
  const { text, type, settle } = useDraft(value, written, read, onChange)
  const finish = () => {
    settle()
    onTyping(false)
  }
  return (
    <span className="list-day">
      <input
        id={id}
        value={text}
        placeholder="YYYY-MM-DD"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        aria-label={label}
        aria-invalid={describedBy !== undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          onTyping(true)
          type(target.value)
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') finish()
        }}
        onBlur={finish}
      />
      <PickTime clock={false} of={label} text={written(value)} onPick={type} />
    </span>
  )
}
