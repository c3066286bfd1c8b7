import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { Action } from '@/declaration'
import { colon, comma } from '@/declaration/punctuation'
import { clipboardTable } from '@/files/csvText'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { useCopy } from '@/ui/CopyButton'
import { useDeclaration } from '../declarations'
import { useRecordName } from '../recordName'
import { leftOutTexts } from './questionTexts'
import { useReasons } from './reasons'

/** A record that does not allow the action, and the code that the platform would answer, if declared. */
export interface LeftOutRecord {
  readonly record: RaRecord
  readonly code?: number
}

/** Names this many records per reason until all are asked for. */
const mostNamed = 5

interface LeftOutProps {
  readonly action: Action
  readonly left: readonly LeftOutRecord[]
}

/** The records that do not allow the action, by name and reason, so there are no surprises afterwards. */
export const LeftOut = ({ action, left }: LeftOutProps) => {
  const nameOf = useRecordName()
  const say = useSay()
  const copy = useCopy()
  const reason = useReasons(useDeclaration(), true)
  const groups = new Map<string, string[]>()
  for (const { record, code } of left) {
    const why = reason({ offer: action, record, code })
    const names = groups.get(why) ?? []
    groups.set(why, names)
    names.push(nameOf(record))
  }
  const copyAll = () =>
    copy(clipboardTable([...groups].flatMap(([why, names]) => names.map((name) => [name, why]))))
  // The list would only repeat the sentence above.
  const isPlain = groups.size === 1 && groups.has(say('console.action.not_allowed'))
  return (
    <>
      {[...groups].map(([why, names]) => (
        <Group key={why} reason={isPlain ? undefined : why} names={names} />
      ))}
      {left.length > mostNamed && (
        <Button size="small" color="inherit" style={{ marginTop: 4 }} onClick={() => void copyAll()}>
          {say(leftOutTexts.copy)}
        </Button>
      )}
    </>
  )
}

const Group = ({ reason, names }: { reason: string | undefined; names: readonly string[] }) => {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const many = names.length > mostNamed
  const named = names.slice(0, mostNamed).join(say(comma))
  return (
    <>
      <Typography variant="body2" component="div" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {/* The name first: “Only where …: A” would read as if A were allowed. */}
        {open ? reason : named + (many ? ' …' : '') + (reason === undefined ? '' : say(colon) + reason)}
        {many && ' '}
        {many && (
          <Button size="small" color="inherit" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? say(leftOutTexts.fewer) : say(leftOutTexts.all, { count: formatInteger(names.length) })}
          </Button>
        )}
      </Typography>
      {open && (
        <Box
          role="region"
          tabIndex={0}
          aria-label={say(leftOutTexts.names, { reason: reason ?? say(leftOutTexts.other) })}
          sx={{ maxHeight: 160, overflow: 'auto', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {names.join('\n')}
        </Box>
      )}
    </>
  )
}
