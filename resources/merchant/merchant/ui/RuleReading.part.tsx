import { useSay } from '@/i18n/useSay'
import type { AreaComponentProps } from '@/screens/kinds/kit'
import { builder } from './rule/builderTexts'
import { Reading } from './rule/Reading'
import { subjectOf } from './rule/texts'

const RuleReading = ({ name, value }: AreaComponentProps) => {
  const say = useSay()
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? (
    <span className="kind-unit">{say(builder.nothing)}</span>
  ) : (
    <Reading text={text} subject={subjectOf(name)} withSubject={false} />
  )
}

export default RuleReading
