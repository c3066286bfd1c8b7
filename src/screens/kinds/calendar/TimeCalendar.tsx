import { useId, useState } from 'react'
import { dayOf } from '@/declaration'
import { formatTimestamp } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { platformTime } from '@/platform/clock'
import { Button } from '@/ui/Button'
import { Popup } from '@/ui/menuParts'
import { Calendar } from './Calendar'
import { fieldOf } from './fieldOf'
import { texts } from './texts'
import { readTimeOfDay } from './timeOfDay'

interface TimeCalendarProps {
  /** With a time of the day. */
  readonly clock: boolean
  readonly label: string
  /** The typed text, valid or not. */
  readonly text: string
  readonly anchor: HTMLElement
  /** Receives `YYYY-MM-DD`, or `YYYY-MM-DD HH:mm:ss` with `clock`. */
  readonly onPick: (text: string) => void
  readonly onClose: () => void
}

const midnight = '00:00:00'

/** A month to choose a day from and, with `clock`, the time of day. */
const TimeCalendar = ({ clock, label, text, anchor, onPick, onClose }: TimeCalendarProps) => {
  const say = useSay()
  const id = useId()
  const [day = '', clockTime] = text.split(' ')
  const [time, setTime] = useState(clockTime ?? midnight)
  const read = readTimeOfDay(time)
  const choose = (chosen: string) => {
    onPick(clock ? `${chosen} ${read ?? midnight}` : chosen)
    if (!clock) onClose()
  }
  return (
    <Popup anchor={fieldOf(anchor)} place="belowField" onClose={onClose} aria-label={label}>
      <Calendar begin={day} end={day} months={1} onDay={choose} />
      {clock && (
        <form
          className="calendar-clock"
          onSubmit={(event) => {
            event.preventDefault()
            // Keep it from the form around the field: a portal's events bubble up the React tree.
            event.stopPropagation()
            if (read !== undefined) onClose()
          }}
        >
          <label htmlFor={id}>{say(texts.time)}</label>
          <input
            id={id}
            value={time}
            placeholder="HH:mm:ss"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            aria-invalid={read === undefined}
            aria-describedby={read === undefined ? `${id}-problem` : undefined}
            onChange={({ target }) => {
              setTime(target.value)
              const typed = readTimeOfDay(target.value)
              if (typed !== undefined) onPick(`${day || dayOf(platformTime())} ${typed}`)
            }}
          />
          <Button
            type="button"
            onClick={() => {
              onPick(formatTimestamp(platformTime()))
              onClose()
            }}
          >
            {say(texts.now)}
          </Button>
          <Button type="submit" variant="contained">
            {say(texts.done)}
          </Button>
          {read === undefined && (
            <div id={`${id}-problem`} role="alert">
              {say(texts.wrongTime)}
            </div>
          )}
        </form>
      )}
    </Popup>
  )
}

export default TimeCalendar
