import CalendarToday from '@mui/icons-material/CalendarToday'
import { useRef } from 'react'
import { startOfDay } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { IconButton } from '@/ui/Button'

interface PickTimeProps {
  readonly clock: boolean
  /** The name of what is picked, if there are several. */
  readonly of?: string
  /** The typed day or time; the calendar opens there if it is valid. */
  readonly text: string
  readonly disabled?: boolean
  /** Receives `YYYY-MM-DD`, or `YYYY-MM-DD HH:mm:ss` with `clock`. */
  readonly onPick: (text: string) => void
}

/** Opens the browser's calendar next to a typed day or time, because the browser's own input follows the machine's language. */
export const PickTime = ({ clock, of, text, disabled, onPick }: PickTimeProps) => {
  const say = useSay()
  const label = say(clock ? 'console.kind.pick_time' : 'console.kind.pick_date')
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <span className="kind-pick">
      <IconButton
        size="small"
        disabled={disabled}
        aria-label={of === undefined ? label : `${label} (${of})`}
        onClick={() => calendar.current?.showPicker()}
      >
        <CalendarToday fontSize="inherit" />
      </IconButton>
      <input
        ref={calendar}
        type={clock ? 'datetime-local' : 'date'}
        step={clock ? 1 : undefined}
        tabIndex={-1}
        aria-hidden="true"
        value={startOfDay(text.slice(0, 10)) === undefined ? '' : text.replace(' ', 'T')}
        onChange={({ target }) => {
          const [day = '', time = ''] = target.value.split('T')
          if (day !== '') onPick(clock ? `${day} ${time.padEnd(8, ':00').slice(0, 8)}` : day)
        }}
      />
    </span>
  )
}
