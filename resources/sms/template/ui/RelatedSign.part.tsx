import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useGetList } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useSay } from '@/i18n/useSay'
import type { AreaInputProps } from '@/screens/kinds/kit'
import { texts } from './texts'

/** The signature a template is reviewed with: an approved one that may be used for its type. */
const RelatedSign = ({ id, input, label, disabled, invalid, required, describedBy }: AreaInputProps) => {
  const say = useSay()
  const type: unknown = useWatch({ name: 'template_type' })
  const { data = [], isPending } = useGetList('sendsms/smssign', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'submit_time', order: 'DESC' },
    filter: { status: 'APPROVED' },
  })
  const names = data
    .filter(({ sign_type }) => type === 'CODE' || sign_type === 'COMMON')
    .map(({ sign_name }) => String(sign_name))
  const value = typeof input.value === 'string' ? input.value : ''
  // A signature that no longer fits stays visible until another one is chosen.
  const all = value === '' || names.includes(value) ? names : [value, ...names]
  return (
    <Select
      fullWidth
      displayEmpty
      value={value}
      error={invalid}
      disabled={disabled}
      name={input.name}
      inputRef={input.ref}
      onChange={({ target }) => input.onChange(target.value)}
      onBlur={() => input.onBlur()}
      renderValue={(shown) =>
        shown || (
          <span className="kind-placeholder">
            {say(!isPending && names.length === 0 ? texts.noSigns : texts.chooseSign)}
          </span>
        )
      }
      SelectDisplayProps={{
        id,
        'aria-label': label,
        'aria-describedby': describedBy,
        'aria-required': required || undefined,
        'aria-invalid': invalid || undefined,
      }}
    >
      {all.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </Select>
  )
}

export default RelatedSign
