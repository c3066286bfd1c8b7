import type { AreaComponentProps } from '@/screens/kinds/kit'
import { flagsIn } from './rule/pushRule'
import { Flags } from './rule/Reading'

const RuleFlags = ({ value }: AreaComponentProps) => <Flags flags={flagsIn(value)} />

export default RuleFlags
