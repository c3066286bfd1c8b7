import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useEffect, useRef, useState } from 'react'
import { get, useFormState } from 'react-hook-form'
import { maxConditions, print } from '@/expression'
import { useSay } from '@/i18n/useSay'
import type { AreaInputProps } from '@/screens/kinds/kit'
import { Icon } from '@/theme/Icon'
import { builder } from './rule/builderTexts'
import { RuleRow } from './rule/RuleRow'
import { RuleText } from './rule/RuleText'
import { RuleTrial } from './rule/RuleTrial'
import { drawn, type Row, withNewRow, without } from './rule/rows'
import { subjectOf } from './rule/texts'

/** Editor for the expression of a push rule: line by line or as text, with a place to try it. */
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
