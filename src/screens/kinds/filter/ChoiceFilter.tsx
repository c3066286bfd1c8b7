import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import type { Json } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { OptionWord } from '../OptionWord'
import type { Option } from '../options'

/** One of several values, or any. */
export const ChoiceFilter = ({
  options,
  value,
  onChange,
  label,
  id,
}: {
  options: readonly Option[]
  value: Json | undefined
  onChange: (value: Json | undefined) => void
  label: string
  id: string
}) => {
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
