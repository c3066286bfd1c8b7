import type { FieldOf } from '@/declaration'
import { useConsoleLocale } from '@/i18n/useLocalised'
import type { EntryProps, KindEntry } from './entry'
import { Offering } from './parts/Offering'
import { Line } from './parts/Typed'

/** Free words, with some offered in the operator's language. */
const Suggested = (props: EntryProps<FieldOf<'text'>>) => {
  const locale = useConsoleLocale()
  return <Offering entry={props} options={(props.field.suggestions ?? []).map((label) => label[locale])} />
}

export const entry: KindEntry<FieldOf<'text'>> = {
  Entry: (props) => (props.field.suggestions ? <Suggested {...props} /> : <Line {...props} />),
}
