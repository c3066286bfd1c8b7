import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { type Action, checkField, holds, type Json, type WireRecord } from '@/declaration'
import { colon, semicolon } from '@/declaration/punctuation'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { sentValue } from '../form/sentValue'
import { KindCell } from '../kinds/KindCell'
import { currentTime } from './availability'
import {
  beforeAndAfter,
  changesOf,
  countUnchanged,
  type Holders,
  isTouched,
  type Setting,
  valuesOf,
} from './edits'
import { editTexts } from './texts'

/** Show this many values separately; only count the rest. */
const mostValues = 5

const noRecord = { id: '' }

/** A value as its kind shows it, or a note that it is unknown. */
const Value = ({ setting: { name, field }, value }: { setting: Setting; value: Json | undefined }) => {
  const say = useSay()
  return value === undefined ? (
    <span className="kind-unit">{say(editTexts.unknown)}</span>
  ) : (
    <KindCell field={field} name={name} value={value} record={noRecord} />
  )
}

/** How many records have each value. */
const HoldersOf = ({
  setting,
  holders,
  after,
}: {
  setting: Setting
  holders: readonly Holders[]
  /** Placed after each value. */
  after?: ReactNode
}) => {
  const say = useSay()
  const others = holders.slice(mostValues)
  const count = (of: readonly Holders[]) => formatInteger(of.reduce((sum, one) => sum + one.count, 0))
  return (
    <>
      {holders.slice(0, mostValues).map((one, index) => (
        <Fragment key={one.value === undefined ? '' : JSON.stringify(one.value)}>
          {index > 0 && say(semicolon)}
          {say(editTexts.holders, { count: count([one]) }) + say(colon)}
          <Value setting={setting} value={one.value} />
          {after}
        </Fragment>
      ))}
      {others.length > 0 && (
        <>
          {say(semicolon)}
          {say(editTexts.holders, { count: count(others) }) + say(colon)}
          {say(editTexts.otherValues, { values: formatInteger(others.length) })}
          {after}
        </>
      )}
    </>
  )
}

/** The values that the records have, each with its number of records. */
export const Values = ({ setting }: { setting: Setting }) => (
  <HoldersOf setting={setting} holders={valuesOf(setting)} />
)

interface ChangesProps {
  readonly settings: readonly Setting[]
  readonly opened: ReadonlySet<string>
}

/** The settings to be changed, each with its new value. */
export const useTouched = ({ settings, opened }: ChangesProps) => {
  const names = settings.map(({ name }) => name)
  const values: readonly unknown[] = useWatch({ name: names })
  const entered = Object.fromEntries(names.map((name, index) => [name, values[index]]))
  return settings
    .filter((setting) => isTouched(setting, entered, opened))
    .map((setting) => ({ setting, next: sentValue(setting.field, entered[setting.name]) }))
}

/** Shown before sending: how many records change, from which value to which, and how many stay the same. */
export const Changes = (props: ChangesProps) => {
  const say = useSay()
  const touched = useTouched(props)
  const [first] = touched
  if (!first) return null
  const total = first.setting.own.length
  const unchanged = countUnchanged(touched)
  // Invalid values change nothing.
  const told = touched.filter(({ setting, next }) => !checkField(setting.field, next))
  return (
    <Box
      component="section"
      aria-label={say(editTexts.changes)}
      sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}
    >
      <Typography variant="subtitle2" component="h3">
        {say(editTexts.changes)}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 5, typography: 'body2', lineHeight: 1.8 }}>
        {told.map(({ setting, next }) => {
          const { from, same } = changesOf(setting, next)
          return (
            <li key={setting.name}>
              {say(setting.field.label) + say(colon)}
              <HoldersOf
                setting={setting}
                holders={from}
                after={
                  <>
                    {' → '}
                    <Value setting={setting} value={next} />
                  </>
                }
              />
              {same > 0 && (
                <>
                  {from.length > 0 && say(semicolon)}
                  {say(editTexts.same, { count: formatInteger(same) })}
                </>
              )}
            </li>
          )
        })}
      </Box>
      {unchanged > 0 && (
        <Typography variant="body2">
          {say(editTexts.unchanged, { count: formatInteger(unchanged), total: formatInteger(total) })}
        </Typography>
      )}
    </Box>
  )
}

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
