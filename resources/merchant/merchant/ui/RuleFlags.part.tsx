import type { AreaComponentProps } from '@/screens/kinds/kit'
import { Flags } from './rule/Flags'
import { flagsIn } from './rule/pushRule'

/** The flags of a rule, by their colours. */
const RuleFlags = ({ value }: AreaComponentProps) => <Flags flags={flagsIn(value)} />

export default RuleFlags
