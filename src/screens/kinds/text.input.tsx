import type { FieldOf } from '@/declaration'
import { textIn } from '@/declaration/label'
import { useLocale } from '@/i18n/useSay'
import type { EntryProps, KindEntry } from './entry'
import { Line, Offering } from './parts/TextBox'

/** Free text, with suggestions in the operator's language. */
const Suggested = (props: EntryProps<FieldOf<'text'>>) => {
  const locale = useLocale()
  return (
    <Offering entry={props} options={(props.field.suggestions ?? []).map((label) => textIn(label, locale))} />
  )
}

export const entry: KindEntry<FieldOf<'text'>> = {
  Entry: (props) => (props.field.suggestions ? <Suggested {...props} /> : <Line {...props} />),
}
