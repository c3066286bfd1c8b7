import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import type { FieldOf } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import type { FilterProps } from '../look'
import { OptionWord } from './OptionWord'
import { type Option, optionsOf } from './options'

/** One of several values, or any. */
const ChoiceFilter = ({
  options,
  value,
  onChange,
  label,
  id,
}: Omit<FilterProps, 'field'> & { options: readonly Option[] }) => {
  const say = useSay()
  const at = options.findIndex((option) => String(option.value) === String(value))
  const shown = options[at]
  return (
    <Select
      fullWidth
      displayEmpty
      value={at < 0 ? '' : String(at)}
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : options[Number(target.value)]?.value)
      }
      renderValue={() =>
        shown ? (
          <OptionWord {...shown} />
        ) : (
          <span className="kind-placeholder">{say('console.list.any')}</span>
        )
      }
      SelectDisplayProps={{ id, 'aria-label': label }}
    >
      <MenuItem value="">{say('console.list.any')}</MenuItem>
      {options.map((option, index) => (
        <MenuItem key={String(option.value)} value={String(index)}>
          <OptionWord {...option} />
        </MenuItem>
      ))}
    </Select>
  )
}

/** One of the declared values. */
export const ChosenFilter = ({
  field,
  ...rest
}: FilterProps<FieldOf<'choice'> | FieldOf<'choices'> | FieldOf<'boolean'>>) => (
  <ChoiceFilter options={optionsOf(field, useLocale())} {...rest} />
)

/** Whether there is a value at all, for composite values, which cannot be compared. */
export const FilledFilter = ({ field: _, ...rest }: FilterProps) => {
  const say = useSay()
  const options = [
    { value: true, word: say('console.kind.set') },
    { value: false, word: say('console.kind.unset') },
  ]
  return <ChoiceFilter options={options} {...rest} />
}
