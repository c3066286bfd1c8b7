import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { RequiredMark } from '../kinds/parts/RequiredMark'
import { ColumnSelect, useColumnName } from './AddressFile'
import { sameForAll } from './columns'
import type { RecipientVariable } from './recipients'
import { texts } from './texts'
import type { Recipients } from './useRecipients'

/** Entry of variable values: one for all recipients, or a column of the file. Empty without variables. */
export const VariableEntry = ({ recipients }: { recipients: Recipients }) => (
  <Stack spacing={1.5}>
    {recipients.options.variables.map((variable) => (
      <VariableRow key={variable.name} variable={variable} recipients={recipients} />
    ))}
  </Stack>
)

const VariableRow = ({ variable, recipients }: { variable: RecipientVariable; recipients: Recipients }) => {
  const say = useSay()
  const { file, mode, perRow, setColumns } = recipients
  const { name } = variable
  const nameOf = useColumnName()
  const column = perRow.has(name) ? file?.columns.variables[name] : undefined
  const fed = file?.shown.find(({ index }) => index === column)
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'start', columnGap: 2, rowGap: 1 }}>
      {mode === 'file' && file && (
        <ColumnSelect
          label={say(texts.sourceOf, { name })}
          none={say(texts.sameForAll)}
          columns={file.shown}
          value={column}
          onChange={(next) => setColumns({ variables: { [name]: next ?? sameForAll } })}
        />
      )}
      {fed ? (
        <Box sx={{ color: 'text.secondary', alignSelf: 'center', pt: 2 }}>
          {say(texts.fromColumn, { column: nameOf(fed) })}
        </Box>
      ) : (
        <Constant variable={variable} recipients={recipients} />
      )}
    </Stack>
  )
}

const Constant = ({
  variable: { name, hint },
  recipients: { constants, setConstant, constantProblems },
}: {
  variable: RecipientVariable
  recipients: Recipients
}) => {
  const say = useSay()
  const id = useId()
  const [left, setLeft] = useState(false)
  const value = constants[name] ?? ''
  const problem = constantProblems.get(name)
  // An untouched box is not an error yet.
  const shown = problem !== undefined && (value !== '' || left) ? problem : undefined
  return (
    <Box sx={{ flex: '1 1 220px', maxWidth: 480 }}>
      <label htmlFor={id}>
        {say(texts.valueOf, { name })}
        <RequiredMark />
      </label>
      <OutlinedInput
        id={id}
        fullWidth
        size="small"
        sx={{ mt: 0.5 }}
        value={value}
        error={shown !== undefined}
        onChange={({ target }) => setConstant(name, target.value)}
        onBlur={() => setLeft(true)}
        slotProps={{
          input: {
            autoComplete: 'off',
            'aria-required': true,
            'aria-invalid': shown !== undefined || undefined,
            'aria-describedby': `${id}-note`,
          },
        }}
      />
      <FormHelperText id={`${id}-note`} error={shown !== undefined}>
        {shown ? say(shown) : hint && say(hint)}
      </FormHelperText>
    </Box>
  )
}
