import Autocomplete from '@mui/material/Autocomplete'
import type { FieldOf } from '@/declaration'
import { parseWhole } from '@/declaration/kinds/number'
import { useSay } from '@/i18n/useSay'
import type { EntryProps, KindEntry } from './entry'
import { ComboboxInput, useComboboxWords } from './parts/TextBox'

const separators = /[\s,，;；]+/

/** Free words, entered one by one with Enter or pasted in bulk with any common separator. */
const Words = (props: EntryProps<FieldOf<'tags'>>) => {
  const { input, field } = props
  const say = useSay()
  const words: readonly string[] = Array.isArray(input.value) ? input.value.map(String) : []
  const set = (next: readonly string[]) => {
    const parts = next.flatMap((one) => one.split(separators)).filter(Boolean)
    const words = [...new Set(parts)]
    input.onChange(field.numeric ? words.map((one) => parseWhole(one) ?? one) : words)
  }
  const ownWords = useComboboxWords()
  return (
    <Autocomplete
      {...ownWords}
      multiple
      freeSolo
      autoSelect
      id={props.id}
      options={[]}
      value={[...words]}
      onChange={(_, next) => set(next)}
      disabled={props.disabled}
      renderInput={(params) => (
        <ComboboxInput
          entry={props}
          params={params}
          placeholder={words.length === 0 ? say('console.kind.add_tag') : undefined}
        />
      )}
    />
  )
}

export const entry: KindEntry<FieldOf<'tags'>> = { Entry: Words }
