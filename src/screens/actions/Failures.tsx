import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { useRecordName } from '../recordName'
import type { RecordOutcome } from './bulkRun'

/** The records that were refused, each with the platform's reason. */
export const Failures = ({ failed }: { failed: readonly RecordOutcome[] }) => {
  const nameOf = useRecordName()
  const translate = useTranslate()
  return (
    <Box sx={{ maxHeight: 320, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Box
        component="table"
        aria-label={translate('console.bulk.failed', { count: failed.length })}
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& th, & td': { p: 1, textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
          '& th': {
            fontWeight: 600,
            color: 'text.secondary',
            position: 'sticky',
            top: 0,
            bgcolor: 'background.paper',
          },
          '& tbody tr': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{translate('console.bulk.record')}</th>
            <th scope="col">{translate('console.bulk.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {failed.map(({ record, failure }) => (
            <tr key={record.id}>
              <td>{nameOf(record)}</td>
              <td>{failure}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
