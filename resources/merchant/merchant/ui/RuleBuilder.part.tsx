import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useEffect, useRef, useState } from 'react'
import { get, useFormState } from 'react-hook-form'
import { maxConditions, type Parsed, parse, print, type Subject } from '@/expression'
import { useSay } from '@/i18n/useSay'
import type { AreaInputProps } from '@/screens/kinds/kit'
import { Icon } from '@/ui/Icon'
import { builder } from './rule/builderTexts'
import { type Row, RuleRow } from './rule/RuleRow'
import { RuleText } from './rule/RuleText'
import { RuleTrial } from './rule/RuleTrial'
import { subjectOf } from './rule/texts'

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
  // An untouched rule is kept in the form in which the platform stores it.
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
