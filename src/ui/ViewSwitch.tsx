import { useId } from 'react'
import './viewSwitch.css'

interface ViewSwitchProps<V extends string> {
  readonly label: string
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly value: V
  readonly onChange: (value: V) => void
}

/** A choice between a few options, side by side: radio buttons styled as a switch. */
export const ViewSwitch = <V extends string>({ label, options, value, onChange }: ViewSwitchProps<V>) => {
  const name = useId()
  return (
    <fieldset className="ui-view-switch">
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
