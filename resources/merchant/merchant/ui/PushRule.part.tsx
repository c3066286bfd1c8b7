import { useSay } from '@/i18n/useSay'
import { type AreaComponentProps, Facts, Raw, Status } from '@/screens/kinds/kit'
import { isNoRule, readPushRule } from './rule/pushRule'
import { Flags, Reading } from './rule/Reading'
import { words } from './rule/texts'

const PushRule = ({ value, place }: AreaComponentProps) => {
  const say = useSay()
  if (isNoRule(value)) return <span className="ui-empty">{say(words.unset)}</span>
  const rule = typeof value === 'string' ? readPushRule(value) : undefined
  if (!rule) return <Raw value={value} />
  const state = <Status tone={rule.on ? 'success' : 'default'} word={say(rule.on ? words.on : words.off)} />
  // The cell fits either the rule's text or its state. If the text is shown, the rule is on.
  const saysAll = rule.on && rule.expression !== ''
  const expression =
    rule.expression === '' ? (
      <span className="ui-empty">{say(words.none)}</span>
    ) : (
      <Reading
        text={rule.expression}
        subject={rule.flags ? 'memo' : 'message'}
        withSubject={place !== 'cell'}
      />
    )
  if (place === 'cell')
    return (
      <span className="kind-row">
        {saysAll ? <span className="ui-visually-hidden">{say(words.on)}</span> : state}
        {rule.flags && <Flags flags={rule.flags} />}
        {expression}
      </span>
    )
  return (
    <Facts
      facts={[
        { name: say(words.state), value: state },
        ...(rule.flags ? [{ name: say(words.flags), value: <Flags flags={rule.flags} /> }] : []),
        { name: say(words.expression), value: expression },
      ]}
    />
  )
}

export default PushRule
