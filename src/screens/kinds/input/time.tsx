import type { FieldOf, Json } from '@/declaration'
import { formatTimestamp } from '@/i18n/format'
import { PickTime } from '../PickTime'
import type { EntryProps, KindEntry } from './input'
import { Typed } from './text'

const written = (value: Json | undefined): string => (typeof value === 'number' ? formatTimestamp(value) : '')

/** A moment in UTC+8, typed or chosen from a calendar (domain §1). */
const Moment = (props: EntryProps<FieldOf<'timestamp'>>) => (
  <Typed
    {...props}
    placeholder="YYYY-MM-DD HH:mm:ss"
    write={formatTimestamp}
    tool={(type) => (
      <PickTime clock text={written(props.input.value)} disabled={props.disabled} onPick={type} />
    )}
  />
)

export const timestamp: KindEntry<FieldOf<'timestamp'>> = { Entry: Moment }

const Day = (props: EntryProps<FieldOf<'day'>>) => (
  <Typed
    {...props}
    placeholder="YYYY-MM-DD"
    write={String}
    tool={(type) => (
      <PickTime
        clock={false}
        text={typeof props.input.value === 'string' ? props.input.value : ''}
        disabled={props.disabled}
        onPick={type}
      />
    )}
  />
)

export const day: KindEntry<FieldOf<'day'>> = { Entry: Day }
