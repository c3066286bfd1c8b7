import CalendarToday from '@mui/icons-material/CalendarToday'
import { useState } from 'react'
import { day, type Json, parseText } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { lateOpened } from '@/ui/lateOpened'
import { PopupButton } from '@/ui/PopupButton'
import { useDraft } from '../../kinds/parts/draft'
import { useList } from '../useList'
import type { PeriodOf } from './period'
import type { FilterForm } from './useFilterForm'

interface PeriodFilterProps {
  readonly filter: PeriodOf
  readonly form: FilterForm
  readonly label: string
}

const loadCalendar = () => import('./PeriodCalendar')
const PeriodCalendar = lateOpened(loadCalendar)

/** Two days, typed or picked, and which time they apply to if an area has several. */
export const PeriodFilter = ({ filter, form, label }: PeriodFilterProps) => {
  const { resource } = useList()
  const say = useSay()
  const { choose } = filter
  const [typing, setTyping] = useState(false)
  const [begin = '', end = ''] = filter.params
  const picks = say('console.list.period_pick', { name: label })
  const id = form.idOf(filter)
  const problem = form.problemOf(filter)
  // An incomplete day is not an error while it is being typed.
  const said = typing && problem === 'day' ? undefined : problem
  const problemId = `${id}-problem`
  const day = (param: string, end: 'begin' | 'end', inputId: string) => (
    <DayInput
      id={inputId}
      label={say(`console.list.period_${end}`, { name: label })}
      hint={say(`console.list.date_${end}`)}
      value={form.values[param]}
      onChange={(value) => form.set(param, value)}
      onTyping={setTyping}
      describedBy={said && problemId}
    />
  )
  return (
    <div className="list-period-block">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line */}
      <div role="group" aria-label={label} className="list-period" data-problem={said && true}>
        {choose !== undefined && (
          <select
            className="list-select"
            value={String(form.values[choose] ?? filter.on[0]?.value)}
            aria-label={say('console.list.period_of', { name: label })}
            onChange={({ target }) => form.set(choose, target.value)}
          >
            {filter.on.map(({ value, field }) => (
              <option key={value} value={value}>
                {say(resource.fields[field]?.label ?? filter.label)}
              </option>
            ))}
          </select>
        )}
        {day(begin, 'begin', id)}
        <span aria-hidden="true">–</span>
        {day(end, 'end', `${id}-end`)}
        <PopupButton picture={CalendarToday} label={picks} popup="dialog" size="small" load={loadCalendar}>
          {(anchor, close) => (
            <PeriodCalendar
              filter={filter}
              label={picks}
              span={{ begin: written(form.values[begin]), end: written(form.values[end]) }}
              anchor={anchor}
              onPick={(span) => {
                form.set(begin, span.begin)
                form.set(end, span.end)
              }}
              onClose={close}
            />
          )}
        </PopupButton>
      </div>
      {said && (
        <div id={problemId} role="alert" className="list-problem">
          {say(`console.validation.${said}`, { days: filter.maxDays })}
        </div>
      )}
    </div>
  )
}

const field = day({ label: { zh: '', en: '', es: '' } })

const written = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

interface DayInputProps {
  readonly id: string
  readonly label: string
  /** The placeholder. */
  readonly hint: string
  readonly value: Json | undefined
  readonly onChange: (value: Json | undefined) => void
  /** Called when typing starts, and when it ends on blur or Enter. */
  readonly onTyping: (typing: boolean) => void
  /** The id of the error message, if there is one. */
  readonly describedBy: string | undefined
}

/** One end of a period. An invalid day stays as text, so that it can be reported and corrected. */
const DayInput = ({ id, label, hint, value, onChange, onTyping, describedBy }: DayInputProps) => {
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
        placeholder={hint}
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
    </span>
  )
}
