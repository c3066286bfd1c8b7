import { useId } from 'react'

/** A choice between a few options, side by side: radio buttons styled as a switch. */
export const ViewSwitch = <V extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly { readonly value: V; readonly label: string }[]
  value: V
  onChange: (value: V) => void
}) => {
  const name = useId()
  return (
    <fieldset className="chart-switch">
      <legend className="ui-visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
