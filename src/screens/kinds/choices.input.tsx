import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { FieldOf } from '@/declaration'
import { useLocale } from '@/i18n/useSay'
import type { EntryProps, KindEntry } from './entry'
import { OptionWord, optionsOf } from './parts/Options'

/** Any number of several values, all visible. */
const Several = ({ field, input, disabled }: EntryProps<FieldOf<'choices'>>) => {
  const options = optionsOf(field, useLocale())
  const chosen: readonly unknown[] = Array.isArray(input.value) ? input.value : []
  return (
    <div className="kind-options">
      {options.map(({ value, word, tone }, index) => (
        <FormControlLabel
          key={String(value)}
          disabled={disabled}
          label={<OptionWord word={word} tone={tone} />}
          control={
            <Checkbox
              checked={chosen.includes(value)}
              onChange={(_, checked) =>
                // In declared order, whatever order they were ticked in.
                input.onChange(
                  options
                    .map((option) => option.value)
                    .filter((one) => (one === value ? checked : chosen.includes(one))),
                )
              }
              onBlur={() => input.onBlur()}
              slotProps={{ input: index === 0 ? { ref: input.ref } : {} }}
            />
          }
        />
      ))}
    </div>
  )
}

export const entry: KindEntry<FieldOf<'choices'>> = { Entry: Several, group: true }
