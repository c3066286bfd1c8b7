import type { FieldOf } from '@/declaration'
import { l, textIn } from '@/declaration/label'
import { useLocale, useSay } from '@/i18n/useSay'
import type { EntryProps, KindEntry } from './entry'
import { Line, Offering } from './parts/TextBox'

const chooseText = l('请选择或输入', 'Select or type', 'Seleccione o escriba')

/** Free text, with suggestions in the operator's language. */
const Suggested = (props: EntryProps<FieldOf<'text'>>) => {
  const locale = useLocale()
  const say = useSay()
  return (
    <Offering
      entry={props}
      placeholder={say(chooseText)}
      options={(props.field.suggestions ?? []).map((label) => textIn(label, locale))}
    />
  )
}

export const entry: KindEntry<FieldOf<'text'>> = {
  Entry: (props) => (props.field.suggestions ? <Suggested {...props} /> : <Line {...props} />),
}
