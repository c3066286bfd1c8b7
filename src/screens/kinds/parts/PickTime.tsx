import CalendarToday from '@mui/icons-material/CalendarToday'
import { useSay } from '@/i18n/useSay'
import { lateOpened } from '@/ui/lateOpened'
import { PopupButton } from '@/ui/PopupButton'

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

const load = () => import('../calendar/TimeCalendar')
const TimeCalendar = lateOpened(load)

/** Opens a calendar next to a typed day or time; the browser's own would follow the machine's language. */
export const PickTime = ({ clock, of, disabled, ...rest }: PickTimeProps) => {
  const say = useSay()
  const name = say(clock ? 'console.kind.pick_time' : 'console.kind.pick_date')
  const label = of === undefined ? name : `${name} (${of})`
  return (
    <PopupButton
      picture={CalendarToday}
      label={label}
      popup="dialog"
      size="small"
      disabled={disabled}
      load={load}
    >
      {(anchor, close) => (
        <TimeCalendar clock={clock} label={label} anchor={anchor} onClose={close} {...rest} />
      )}
    </PopupButton>
  )
}
