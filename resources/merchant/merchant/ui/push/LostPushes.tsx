import Box from '@mui/material/Box'
import pushLog from '@resources/merchant/pushLog/pushLog.area'
import type { RaRecord } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { KindCell } from '@/screens/kinds/kit'
import { texts } from './texts'

/** A push takes two lines: the order and its time, then the outcome. */
const lines = [
  ['tid', 'event', 'create_time'],
  ['status', 'attempts', 'response_text'],
] as const

/** Pushes that were not delivered, and why. */
export const LostPushes = ({ label, pushes }: { label: string; pushes: readonly RaRecord[] }) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {pushes.map((push) => (
      <Box component="li" key={push.id} sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
        {lines.map((names) => (
          <Box key={names[0]} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            {names.map((name) => (
              <Box component="span" key={name} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Part name={name} push={push} />
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    ))}
  </Box>
)

const Part = ({ name, push }: { name: (typeof lines)[number][number]; push: RaRecord }) => {
  const say = useSay()
  if (name === 'attempts') return say(texts.attempts, { count: Number(push.attempts) })
  const value = <KindCell field={pushLog.fields[name]} name={name} value={push[name]} record={push} />
  if (name !== 'response_text' || !push.http_status) return value
  return (
    <>
      HTTP {push.http_status} {value}
    </>
  )
}
