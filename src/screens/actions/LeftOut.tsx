import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { colon, comma } from '@/declaration/punctuation'
import { clipboardTable } from '@/files/csvText'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { useCopy } from '@/ui/CopyButton'
import { useRecordName } from '../recordName'
import { useReasons } from './availability'
import { leftOutTexts } from './texts'

/** A record that does not allow the action, and the code that the platform would answer, if declared. */
export interface LeftOutRecord {
  readonly record: RaRecord
  readonly code?: number
}

/** Records named per reason before the rest are asked for. */
const mostNamed = 5

/** The records that do not allow the action, by reason and name, so that nobody is surprised afterwards. */
export const LeftOut = ({ left }: { left: readonly LeftOutRecord[] }) => {
  const nameOf = useRecordName()
  const say = useSay()
  const copy = useCopy()
  const reason = useReasons(true)
  const groups = useMemo(() => {
    const names = new Map<number | undefined, string[]>()
    for (const { record, code } of left) {
      const known = names.get(code)
      if (known) known.push(nameOf(record))
      else names.set(code, [nameOf(record)])
    }
    return [...names]
  }, [left, nameOf])
  const copyAll = () =>
    copy(clipboardTable(groups.flatMap(([code, names]) => names.map((name) => [name, reason(code)]))))
  return (
    <>
      {groups.map(([code, names]) => (
        <Group
          key={code ?? 0}
          reason={code === undefined && groups.length === 1 ? undefined : reason(code)}
          names={names}
        />
      ))}
      {left.length > mostNamed && (
        <Button size="small" color="inherit" sx={{ mt: 1 }} onClick={() => void copyAll()}>
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
  return (
    <>
      <Typography variant="body2" component="div" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {reason !== undefined && reason + say(colon)}
        {!open && names.slice(0, mostNamed).join(say(comma))}
        {!open && many && ' … '}
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
