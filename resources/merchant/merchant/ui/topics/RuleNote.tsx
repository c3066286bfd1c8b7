import Box from '@mui/material/Box'
import type { RaRecord } from 'react-admin'
import type { Resource } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { KindCell } from '@/screens/kinds/kit'
import type { TopicRule } from '../../topics'
import { texts } from './texts'

const ruleFields = { PAID: 'paid_push_rule', FLAG: 'flag_push_rule' } as const

interface RuleNoteProps {
  readonly rule: Exclude<TopicRule, 'NONE'>
  readonly resource: Resource
  readonly shop: RaRecord
}

/** The shop's rule that filters a topic, and its current setting. */
export const RuleNote = ({ rule, resource, shop }: RuleNoteProps) => {
  const say = useSay()
  const name = ruleFields[rule]
  const field = resource.fields[name]
  const value: unknown = shop[name]
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1 }}>
      <span>{say(rule === 'PAID' ? texts.paid : texts.flag)}</span>
      {value === '' ? (
        <span>{say(rule === 'PAID' ? texts.paidUnset : texts.flagUnset)}</span>
      ) : (
        // Fields hidden from this operator are missing from the resource.
        field && <KindCell field={field} name={name} value={shop[name]} record={shop} />
      )}
    </Box>
  )
}
