import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import Stack from '@mui/material/Stack'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { get, useFormState } from 'react-hook-form'
import {
  type Expression,
  jointWords,
  matches,
  maxConditions,
  namesIn,
  operatorWords,
  type Parsed,
  parse,
  print,
  type Subject,
  takesValue,
} from '@/expression'
import { useSay } from '@/i18n/useSay'
import { type AreaInputProps, Status } from '@/screens/kinds/kit'
import { Button, IconButton } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { builder, trial } from './rule/builderTexts'
import { RuleText } from './rule/RuleText'
import { joints, operators, subjectOf } from './rule/texts'

/** A line of the builder: a condition whose value may still be missing. */
type Row = Expression[number]

interface RuleRowProps {
  readonly row: Row
  readonly n: number
  readonly onChange: (row: Row) => void
  readonly onRemove: () => void
  readonly valueRef: RefObject<HTMLInputElement | null> | undefined
}

const RuleRow = ({ row, n, onChange, onRemove, valueRef }: RuleRowProps) => {
  const say = useSay()
  return (
    <Box
      role="group"
      aria-label={say(builder.row, { n })}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '72px 1fr auto', sm: '112px 150px 1fr auto' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
      }}
    >
      {n === 1 ? (
        <span className="kind-unit">{say(builder.subject[row.subject])}</span>
      ) : (
        <Select
          value={row.joint}
          onChange={({ target }) => onChange({ ...row, joint: target.value })}
          SelectDisplayProps={{ 'aria-label': say(builder.joint, { n }) }}
        >
          {namesIn(jointWords).map((joint) => (
            <MenuItem key={joint} value={joint}>
              {say(joints[joint])}
            </MenuItem>
          ))}
        </Select>
      )}
      <Select
        value={row.operator}
        onChange={({ target: { value: operator } }) =>
          onChange({ ...row, operator, value: takesValue(operator) ? row.value : '' })
        }
        SelectDisplayProps={{ 'aria-label': say(builder.operator, { n }) }}
      >
        {namesIn(operatorWords).map((operator) => (
          <MenuItem key={operator} value={operator}>
            {say(operators[operator])}
          </MenuItem>
        ))}
      </Select>
      <Box sx={{ gridRow: { xs: 2, sm: 'auto' }, gridColumn: { xs: '2', sm: 'auto' } }}>
        {takesValue(row.operator) && (
          <OutlinedInput
            fullWidth
            value={row.value}
            inputRef={valueRef}
            onChange={({ target }) => onChange({ ...row, value: target.value })}
            slotProps={{ input: { 'aria-label': say(builder.value, { n }) } }}
          />
        )}
      </Box>
      <IconButton size="small" aria-label={say(builder.remove, { n })} onClick={onRemove}>
        <Icon name="close" fontSize="small" />
      </IconButton>
    </Box>
  )
}

const RuleTrial = ({
  parsed,
  subject,
  unfinished,
}: {
  parsed: Parsed
  subject: Subject
  /** The rule cannot be parsed only because a line has no value yet. */
  unfinished: boolean
}) => {
  const say = useSay()
  const id = useId()
  const [text, setText] = useState('')
  const result = () => {
    if (!parsed.ok)
      return <span className="kind-unit">{say(unfinished ? trial.unfinished : trial.unknown)}</span>
    const fits = matches(parsed.expression, { [subject]: text })
    const word = say(fits ? trial.fits : trial.fitsNot)
    return (
      <Status
        tone={fits ? 'success' : 'default'}
        word={text === '' ? say(trial.blank[subject], { result: word.toLowerCase() }) : word}
      />
    )
  }
  return (
    <Box sx={{ p: 3, border: '1px solid var(--ink-line)', borderRadius: 'var(--radius)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mb: 1 }}>
        <label htmlFor={id}>{say(trial.label[subject])}</label>
        <output htmlFor={id}>{result()}</output>
      </Box>
      <OutlinedInput
        id={id}
        fullWidth
        multiline
        maxRows={4}
        value={text}
        placeholder={say(trial.paste[subject])}
        onChange={({ target }) => setText(target.value)}
      />
    </Box>
  )
}

export interface Drawn {
  readonly rows: readonly Row[]
  readonly parsed: Parsed
  /** The text was edited by hand into something the lines cannot express; the text wins. */
  readonly textLeads: boolean
}

/**
 * Derives the builder's lines from the text, which is what is saved. Unfinished lines produce text that cannot be parsed; they
 * are kept for as long as that text is unchanged.
 *
 * @param last the lines as they were last edited
 */
export const drawn = (text: string, last: readonly Row[], subject: Subject): Drawn => {
  const parsed = parse(text, subject)
  if (print(last) === text) return { rows: last, parsed, textLeads: false }
  return parsed.ok
    ? { rows: parsed.expression, parsed, textLeads: false }
    : { rows: last, parsed, textLeads: true }
}

export const withNewRow = (rows: readonly Row[], subject: Subject): readonly Row[] => [
  ...rows,
  // Words searched for are usually alternatives.
  { joint: rows.length === 0 ? 'and' : 'or', subject, operator: 'contains', value: '' },
]

export const without = (rows: readonly Row[], at: number): readonly Row[] =>
  rows.filter((_, i) => i !== at).map((row, i) => (i === 0 ? { ...row, joint: 'and' } : row))

const RuleBuilder = ({ id, input, source, autoFocus, describedBy, complain }: AreaInputProps) => {
  const say = useSay()
  const { isSubmitted, dirtyFields } = useFormState()
  const subject = subjectOf(source)
  const text = typeof input.value === 'string' ? input.value : ''
  const [last, setLast] = useState<readonly Row[]>([])
  const { rows, parsed, textLeads } = drawn(text, last, subject)
  const problem = parsed.ok ? undefined : parsed.problem
  const unfinished = !textLeads && problem?.code === 'emptyValue'
  // An untouched rule keeps the form the platform stores it in.
  const isChanged = Boolean(get(dirtyFields, source))
  const complaint = problem && isChanged ? say(builder.mend) : undefined
  useEffect(() => complain(complaint), [complain, complaint])

  const newest = useRef<HTMLInputElement>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added > 0) newest.current?.focus()
  }, [added])
  const change = (next: readonly Row[]) => {
    setLast(next)
    input.onChange(print(next))
  }
  const mixed = new Set(rows.slice(1).map(({ joint }) => joint)).size > 1
  return (
    <Stack spacing={3}>
      <Stack
        spacing={2}
        role="group"
        aria-label={say(builder.rows)}
        inert={textLeads}
        sx={textLeads ? { opacity: 0.5 } : undefined}
      >
        {rows.length === 0 && !textLeads && <span className="kind-unit">{say(builder.nothing)}</span>}
        {rows.map((row, i) => (
          <RuleRow
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their position
            key={i}
            row={row}
            n={i + 1}
            valueRef={i === rows.length - 1 ? newest : undefined}
            onChange={(changed) => change(rows.map((one, j) => (j === i ? changed : one)))}
            onRemove={() => {
              change(without(rows, i))
              adding.current?.focus()
            }}
          />
        ))}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Button
            ref={adding}
            autoFocus={autoFocus}
            size="small"
            startIcon={<Icon name="add" />}
            disabled={rows.length >= maxConditions}
            onClick={() => {
              change(withNewRow(rows, subject))
              setAdded(added + 1)
            }}
          >
            {say(builder.add)}
          </Button>
          <span className="kind-note">
            {rows.length >= maxConditions
              ? say(builder.most, { max: maxConditions })
              : mixed && say(builder.andFirst)}
          </span>
        </Box>
      </Stack>
      <RuleText
        id={id}
        text={text}
        subject={subject}
        onChange={input.onChange}
        onBlur={input.onBlur}
        problem={unfinished && !isSubmitted ? undefined : problem}
        describedBy={describedBy}
        focusRef={input.ref}
      />
      <RuleTrial parsed={parsed} subject={subject} unfinished={unfinished} />
    </Stack>
  )
}

export default RuleBuilder
