import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useSay } from '@/i18n/useSay'
import { useCopy } from '@/ui/CopyButton'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { ErrorLogTable } from './ErrorLogTable'
import type { ProblemRecord } from './errorLog'
import { errorLogText } from './errorLogText'

const Hint = styled('p')(({ theme }) => ({ margin: '0 0 12px', color: theme.palette.text.secondary }))

interface ErrorLogDialogProps {
  /** At least one. */
  records: readonly ProblemRecord[]
  onClose: () => void
  onClear: () => void
}

/** All problems, for the operator and for support. */
const ErrorLogDialog = ({ records, onClose, onClear }: ErrorLogDialogProps) => {
  const say = useSay()
  const copy = useCopy()
  return (
    <Dialog
      title={say('console.error_log.title')}
      close={say('ra.action.close')}
      width="window"
      fillsPhone
      onClose={onClose}
    >
      <DialogBody>
        <Hint>{say('console.error_log.hint')}</Hint>
        <ErrorLogTable records={records} />
      </DialogBody>
      <DialogFooter
        start={
          <Button color="error" onClick={onClear}>
            {say('console.error_log.clear')}
          </Button>
        }
        confirm={say('console.error_log.copy')}
        onConfirm={() => void copy(errorLogText(records))}
      />
    </Dialog>
  )
}

export default ErrorLogDialog
