import { type FieldOf, l, parseText } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Dotted } from '@/ui/Status'
import type { EntryProps, KindEntry } from './entry'
import { Typed } from './parts/TextBox'

const texts = {
  choose: l('选择颜色', 'Choose a colour', 'Elegir un color'),
  usual: l('常用颜色', 'Usual colours', 'Colores habituales'),
}

const usualColors = ['#409eff', '#67c23a', '#e6a23c', '#f56c6c', '#909399', '#303133']

/** Swatches for the common colours, and the browser's picker for any other. */
const Choices = ({ field, input, disabled }: EntryProps<FieldOf<'color'>>) => {
  const say = useSay()
  const typed = String(input.value ?? '')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the input's own would need a legend of its own
    <div role="group" aria-label={say(texts.usual)} className="kind-templates">
      {(field.swatches ?? usualColors).map((color) => (
        <button
          key={color}
          type="button"
          className="kind-template"
          disabled={disabled}
          onClick={() => input.onChange(color)}
        >
          <Dotted colour={color} word={color} />
        </button>
      ))}
      <input
        type="color"
        style={{ width: 40, height: 28 }}
        aria-label={say(texts.choose)}
        disabled={disabled}
        value={parseText(field, typed) === typed ? typed : '#000000'}
        onChange={({ target }) => input.onChange(target.value)}
      />
    </div>
  )
}

export const entry: KindEntry<FieldOf<'color'>> = {
  Entry: (props) => (
    <>
      <Choices {...props} />
      <Typed {...props} />
    </>
  ),
}
