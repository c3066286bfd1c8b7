import { useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { platformTime } from '@/platform/clock'
import { useMedia } from '@/theme/useMedia'
import { Popup } from '@/ui/menuParts'
import { Calendar } from '../../kinds/calendar/Calendar'
import { fieldOf } from '../../kinds/calendar/fieldOf'
import { texts } from '../../kinds/calendar/texts'
import { daysOf, type PeriodOf, presetsFor, type Span, spanOf } from './period'

interface PeriodCalendarProps {
  readonly filter: PeriodOf
  readonly label: string
  /** The typed text, valid or not. */
  readonly span: Span
  readonly anchor: HTMLElement
  readonly onPick: (span: Span) => void
  readonly onClose: () => void
}

const inOrder = (one: string, other: string): Span =>
  one <= other ? { begin: one, end: other } : { begin: other, end: one }

/** The usual periods, and two months to choose the first and last day in, in either order. */
const PeriodCalendar = ({ filter, label, span, anchor, onPick, onClose }: PeriodCalendarProps) => {
  const say = useSay()
  const isNarrow = useMedia('(width < 760px)')
  /** The first day chosen, until there are two. */
  const [first, setFirst] = useState<string>()
  const [aimed, setAimed] = useState<string>()
  const shown = first === undefined ? span : inOrder(first, aimed ?? first)
  const finish = (chosen: Span) => {
    onPick(chosen)
    onClose()
  }
  return (
    <Popup anchor={fieldOf(anchor)} place="belowField" onClose={onClose} aria-label={label}>
      <div className="calendar-period">
        <ul className="calendar-presets">
          {presetsFor(filter, platformTime()).map((preset) => (
            <li key={preset}>
              <button
                type="button"
                className="ui-plain"
                onClick={() => finish(spanOf(preset, platformTime()))}
              >
                {say(`console.list.period_${preset}`)}
              </button>
            </li>
          ))}
        </ul>
        <Calendar
          {...shown}
          months={isNarrow ? 1 : 2}
          isOff={(day) => first !== undefined && daysOf(inOrder(first, day)) > filter.maxDays}
          onAim={setAimed}
          onDay={(day) => (first === undefined ? setFirst(day) : finish(inOrder(first, day)))}
        >
          {first === undefined ? say(texts.first) : say(texts.lastWithin, { days: filter.maxDays })}
        </Calendar>
      </div>
    </Popup>
  )
}

export default PeriodCalendar
