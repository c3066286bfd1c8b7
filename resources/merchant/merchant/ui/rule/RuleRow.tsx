import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import type { RefObject } from 'react'
import { type Expression, jointWords, namesIn, operatorWords, takesValue } from '@/expression'
import { useSay } from '@/i18n/useSay'
import { Icon } from '@/theme/Icon'
import { builder } from './builderTexts'
import { joints, operators } from './texts'

/** A line of the builder: a condition whose value may still be missing. */
export type Row = Expression[number]

interface RuleRowProps {
  readonly row: Row
  readonly n: number
  readonly onChange: (row: Row) => void
  readonly onRemove: () => void
  /** Focused when the line is new. */
  readonly valueRef: RefObject<HTMLInputElement | null> | undefined
}

/** One condition: how it joins the line above, the operator, and the value. */
export const RuleRow = ({ row, n, onChange, onRemove, valueRef }: RuleRowProps) => {
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
