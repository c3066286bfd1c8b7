import type { RaRecord } from 'react-admin'
import { type Action, isSet, type Resource } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Facts } from '@/ui/Facts'
import { useDeclaration } from '../declarations'
import { KindCell, KindField } from '../kinds/KindCell'
import { declaredQuestion } from './ConfirmationText'
import { useNames } from './names'
import { questionTexts } from './questionTexts'
import { useTotals } from './useTotals'

/** Names at most this many of several records. */
const mostNamed = 5

/** Shows at most this many facts if the declaration names none. */
const mostFacts = 6

/** Fields that identify a record, without those too long to fit here. */
const tellingFields = ({
  fields,
  title,
  key,
  list,
  card = list?.columns ?? [],
}: Resource): readonly string[] =>
  [...new Set([title, ...key, ...card])].filter((name) => {
    const kind = fields[name]?.kind
    return kind !== 'list' && kind !== 'html' && kind !== 'object'
  })

interface AboutProps {
  readonly action: Action
  readonly records: readonly RaRecord[]
  readonly bulk: boolean
  /** It asks for no input. */
  readonly isPlain: boolean
}

/** What a question is about: facts of its one record, or the names of several. */
export const About = ({ action, records, bulk, isPlain }: AboutProps) => {
  const { confirm } = action
  const { listed } = useNames(action)
  const say = useSay()
  const [record, ...others] = records
  if (!record) return null
  if (others.length === 0 && (confirm || isPlain))
    return <RecordFacts names={confirm?.shows} totals={confirm?.totals} record={record} />
  const isNamed = declaredQuestion(action, records.length)?.zh.includes('{title}')
  // The title of a dialog about one record names it.
  if (isNamed || !bulk) return null
  return <Facts inColumns facts={[{ name: say(questionTexts.chosen), value: listed(records, mostNamed) }]} />
}

interface RecordFactsProps {
  readonly names: readonly string[] | undefined
  readonly totals: readonly string[] | undefined
  readonly record: RaRecord
}

/** Leaves out empty fields and those hidden from the account. */
const RecordFacts = ({ names, totals = [], record }: RecordFactsProps) => {
  const added = useTotals(totals, record)
  const resource = useDeclaration()
  const say = useSay()
  const facts = (names ?? tellingFields(resource)).flatMap((name) => {
    const field = resource.fields[name]
    if (!field || !isSet(record[name])) return []
    // Show a text in full: people read it before they decide on it.
    const Value = field.kind === 'multiline' ? KindField : KindCell
    const value = <Value key={name} field={field} name={name} value={record[name]} record={record} />
    return [{ name: say(field.label), value }]
  })
  return <Facts inColumns facts={[...(names ? facts : facts.slice(0, mostFacts)), ...added]} />
}
