import type { AreaComponentProps } from '@/screens/kinds/kit'
import { Flags } from './rule/Flags'
import { flagsIn } from './rule/pushRule'

const RuleFlags = ({ value }: AreaComponentProps) => <Flags flags={flagsIn(value)} />

export default RuleFlags
