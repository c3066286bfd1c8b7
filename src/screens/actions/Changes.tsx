import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode, useCallback, useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import {
  type Action,
  checkField,
  type Field,
  holds,
  isSame,
  isSet,
  type Json,
  type WireRecord,
} from '@/declaration'
import { fieldsIn } from '@/declaration/condition'
import { colon, semicolon } from '@/declaration/punctuation'
import { startingValue } from '@/declaration/startingValue'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { AskedInput } from '../form/FormInputs'
import { sentValue } from '../form/formFields'
import { KindCell } from '../kinds/KindCell'
import { InputFrame } from '../kinds/KindInput'
import { currentTime } from './availability'
import {
  beforeAndAfter,
  changesOf,
  countUnchanged,
  type Edit,
  type Holders,
  isTouched,
  type Setting,
  valuesOf,
} from './edits'
import { editTexts } from './texts'

/** Lists at most this many values; the rest are only counted. */
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

interface HoldersOfProps {
  readonly setting: Setting
  readonly holders: readonly Holders[]
  readonly after?: ReactNode
}

/** The most common values with their numbers of records; the others are only counted. */
const HoldersOf = ({ setting, holders, after }: HoldersOfProps) => {
  const say = useSay()
  const others = holders.slice(mostValues)
  const rest = others.reduce((sum, one) => sum + one.count, 0)
  const inCount = (count: number) => say(editTexts.holders, { count: formatInteger(count) }) + say(colon)
  return (
    <>
      {holders.slice(0, mostValues).map(({ value, count }, index) => (
        <Fragment key={value === undefined ? '' : JSON.stringify(value)}>
          {index > 0 && say(semicolon)}
          {inCount(count)}
          <Value setting={setting} value={value} />
          {after}
        </Fragment>
      ))}
      {others.length > 0 && (
        <>
          {say(semicolon) + inCount(rest)}
          {say(editTexts.otherValues, { values: formatInteger(others.length) })}
          {after}
        </>
      )}
    </>
  )
}

export const useTouched = ({ settings, opened }: Edit) => {
  const names = settings.map(({ name }) => name)
  const values: readonly unknown[] = useWatch({ name: names })
  const entered = Object.fromEntries(names.map((name, index) => [name, values[index]]))
  return settings
    .filter((setting) => isTouched(setting, entered, opened))
    .map((setting) => ({ setting, next: sentValue(setting.field, entered[setting.name]) }))
}

/** Shown before sending: how many records change, from which value to which, and how many stay the same. */
export const Changes = (props: Edit) => {
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

interface WarningsProps extends Edit {
  readonly action: Action
  readonly records: readonly WireRecord[]
}

/**
 * Warns of conditions that this input makes true and that are not true of the record yet. Warnings that involve no input show for
 * the records where they hold.
 */
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
        const isOfInputs = fieldsIn(when).some((path) =>
          Object.hasOwn(action.inputs ?? {}, path.split('.')[0] ?? ''),
        )
        const count = states.filter(({ before, after }, index) => {
          const record = records[index]
          if (!isOfInputs) return record !== undefined && holds(when, record, now)
          return !holds(when, { ...record, ...before }, now) && holds(when, { ...record, ...after }, now)
        }).length
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

interface SettingInputProps {
  readonly setting: Setting
  /** The field, limited to what these records allow. */
  readonly field: Field
  readonly autoFocus: boolean
  readonly opened: ReadonlySet<string>
  readonly onOpened: (opened: ReadonlySet<string>) => void
}

/** A setting that stays unchanged until it is touched, and can be put back. */
export const SettingInput = ({ setting, field, autoFocus, opened, onOpened }: SettingInputProps) => {
  const { name, shared } = setting
  const id = useId()
  const say = useSay()
  const { setValue, clearErrors, setFocus } = useFormContext()
  const value: unknown = useWatch({ name })
  // Keep the focus here after the button is pressed.
  const [pressed, setPressed] = useState(false)
  const label = say(field.label)
  // It may not stay empty if other inputs require it.
  const isAsked = field.required && !setting.field.required
  const mayStay = useCallback(
    (one: Json) => shared !== undefined && isSame(field, one, shared) && !(isAsked && !isSet(one)),
    [field, shared, isAsked],
  )
  const open = () => {
    setPressed(true)
    onOpened(new Set([...opened, name]))
  }
  const leave = () => {
    setPressed(true)
    setValue(name, shared ?? startingValue(field), { shouldDirty: true })
    clearErrors(name)
    if (shared === undefined) onOpened(new Set([...opened].filter((one) => one !== name)))
    else setFocus(name)
  }
  if (shared === undefined && !opened.has(name)) {
    const isKnown = setting.own.some((one) => one !== undefined)
    const now = isKnown && (
      <>
        {say(editTexts.present)}
        <HoldersOf setting={setting} holders={valuesOf(setting)} />
      </>
    )
    return (
      <InputFrame id={id} label={label} group hint={now}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <span className="kind-unit">{say(isKnown ? editTexts.several : editTexts.unseen)}</span>
          <Button
            size="small"
            autoFocus={autoFocus || pressed}
            aria-label={say(editTexts.changeIt, { label })}
            onClick={open}
          >
            {say(editTexts.change)}
          </Button>
        </Stack>
      </InputFrame>
    )
  }
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start', '& > .kind-input': { alignSelf: 'stretch' } }}>
      <AskedInput name={name} field={field} autoFocus={autoFocus || pressed} mayStay={mayStay} />
      {isTouched(setting, { [name]: value }, opened) && (
        <Button size="small" color="inherit" aria-label={say(editTexts.leaveIt, { label })} onClick={leave}>
          {say(editTexts.leave)}
        </Button>
      )}
    </Stack>
  )
}
