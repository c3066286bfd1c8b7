import ExpandMore from '@mui/icons-material/ExpandMore'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { day, type Json, parseText } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { useDraft } from '../../kinds/parts/draft'
import { PickTime } from '../../kinds/parts/PickTime'
import type { FilterValues } from '../params'
import { useList } from '../useList'
import { type PeriodOf, type PeriodProblem, presetsFor, spanOf } from './period'

const nowSeconds = () => Date.now() / 1000

/** Two days, the usual presets, and which time is meant if an area has several. */
export const PeriodFilter = ({
  filter,
  values,
  onChange,
  id,
  label,
  problem,
}: {
  filter: PeriodOf
  values: FilterValues
  onChange: (param: string, value: Json | undefined) => void
  id: string
  label: string
  problem: PeriodProblem | undefined
}) => {
  const say = useSay()
  const [typing, setTyping] = useState(false)
  const [begin = '', end = ''] = filter.params
  // An incomplete day is not an error while it is being typed.
  const said = typing && problem?.key === 'day' ? undefined : problem
  const problemId = `${id}-problem`
  const day = (param: string, name: 'period_begin' | 'period_end', inputId: string) => (
    <DayInput
      id={inputId}
      label={say(`console.list.${name}`, { name: label })}
      value={values[param]}
      onChange={(value) => onChange(param, value)}
      onTyping={setTyping}
      describedBy={said && problemId}
    />
  )
  return (
    <div className="list-period-block">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line */}
      <div role="group" aria-label={label} className="list-period" data-problem={said && true}>
        {filter.choose !== undefined && (
          <Which filter={filter} choose={filter.choose} values={values} onChange={onChange} label={label} />
        )}
        {day(begin, 'period_begin', id)}
        <span aria-hidden="true">–</span>
        {day(end, 'period_end', `${id}-end`)}
        <Presets filter={filter} onChange={onChange} label={label} />
      </div>
      {said && (
        <div id={problemId} role="alert" className="list-problem">
          {say(`console.validation.${said.key}`, { days: said.days })}
        </div>
      )}
    </div>
  )
}

const Which = ({
  filter,
  choose,
  values,
  onChange,
  label,
}: {
  filter: PeriodOf
  choose: string
  values: FilterValues
  onChange: (param: string, value: Json | undefined) => void
  label: string
}) => {
  const { resource } = useList()
  const say = useSay()
  return (
    <select
      className="list-select"
      value={String(values[choose] ?? filter.on[0]?.value)}
      aria-label={say('console.list.period_of', { name: label })}
      onChange={({ target }) => onChange(choose, target.value)}
    >
      {filter.on.map(({ value, field }) => (
        <option key={value} value={value}>
          {say(resource.fields[field]?.label ?? filter.label)}
        </option>
      ))}
    </select>
  )
}

const Presets = ({
  filter,
  onChange,
  label,
}: {
  filter: PeriodOf
  onChange: (param: string, value: Json | undefined) => void
  label: string
}) => {
  const say = useSay()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const name = say('console.list.period_presets', { name: label })
  const [begin = '', end = ''] = filter.params
  return (
    <>
      <IconButton
        size="small"
        className="list-presets"
        aria-label={name}
        title={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ExpandMore fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          {presetsFor(filter, nowSeconds()).map((preset) => (
            <MenuItem
              key={preset}
              onClick={() => {
                const span = spanOf(preset, nowSeconds())
                onChange(begin, span.begin)
                onChange(end, span.end)
                setAnchor(undefined)
              }}
            >
              {say(`console.list.period_${preset}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}

const field = day({ label: { zh: '', en: '', es: '' } })

const written = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/**
 * One end of a period: a day, typed or picked from the browser's calendar, always written `YYYY-MM-DD` as in the table. An
 * invalid day stays as text, so that it can be reported and corrected.
 */
const DayInput = ({
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
