import Box from '@mui/material/Box'
import type { RaRecord } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { KindCell } from '@/screens/kinds/kit'
import pushLog from '../pushlog'
import { texts } from './texts'

const columns = ['tid', 'event', 'status', 'attempts', 'response_text', 'create_time'] as const

/** Pushes that were not delivered, and why, in a line or two each. */
export const LostPushes = ({ label, pushes }: { label: string; pushes: readonly RaRecord[] }) => {
  const say = useSay()
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {pushes.map((push) => (
        <Box
          component="li"
          key={push.id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            rowGap: 0.5,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
            '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
          }}
        >
          {columns.map((name) => (
            <span key={name}>
              {name === 'response_text' && push.http_status ? `HTTP ${push.http_status} ` : ''}
              {name === 'attempts' ? (
                say(texts.attempts, { count: Number(push.attempts) })
              ) : (
                <KindCell field={pushLog.fields[name]} name={name} value={push[name]} record={push} />
              )}
            </span>
          ))}
        </Box>
      ))}
    </Box>
  )
}
