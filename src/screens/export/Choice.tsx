import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'

interface Option<V extends string> {
  readonly value: V
  readonly label: string
  /** A line below it. */
  readonly help?: string
}

/** A choice between a few options, each with an explanation. A single option is shown as text. */
export const Choice = <V extends string>({
  label,
  options,
  value,
  onChoose,
}: {
  label: string
  options: readonly Option<V>[]
  value: V
  onChoose: (value: V) => void
}) => {
  const labelId = useId()
  return (
    <FormControl sx={{ display: 'block' }}>
      <FormLabel id={labelId} sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
        {label}
      </FormLabel>
      {options.length === 1 ? (
        options.map((option) => <Said key={option.value} {...option} />)
      ) : (
        <RadioGroup
          aria-labelledby={labelId}
          value={value}
          onChange={(_, next) => {
            const chosen = options.find((option) => option.value === next)
            if (chosen) onChoose(chosen.value)
          }}
        >
          {options.map((option) => (
            <FormControlLabel
              key={option.value}
              value={option.value}
              control={<Radio size="small" sx={{ p: 0, mr: 1 }} />}
              label={<Said {...option} />}
              sx={{ alignItems: 'flex-start', mx: 0, mt: 1 }}
            />
          ))}
        </RadioGroup>
      )}
    </FormControl>
  )
}

const Said = ({ label, help }: { label: string; help?: string }) => (
  <span>
    {label}
    {help !== undefined && (
      <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
        {help}
      </Box>
    )}
  </span>
)
