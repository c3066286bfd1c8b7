import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import IconButton from '@mui/material/IconButton'
import { styled, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { useSay } from '@/i18n/useSay'
import { useCopy } from '@/screens/kinds/view/CopyButton'
import { ErrorLogTable } from './ErrorLogTable'
import type { ProblemRecord } from './errorLog'
import { errorLogText } from './errorLogText'

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 12px 8px 20px',
  '& h2': { margin: 0, fontSize: 16 },
})

const Hint = styled('p')(({ theme }) => ({ margin: '0 0 12px', color: theme.palette.text.secondary }))

interface ErrorLogDialogProps {
  /** At least one. */
  records: readonly ProblemRecord[]
  onClose: () => void
  onClear: () => void
}

/** All problems, for the operator who is asked about them and for the support that asks. */
const ErrorLogDialog = ({ records, onClose, onClear }: ErrorLogDialogProps) => {
  const say = useSay()
  const copy = useCopy()
  const title = useId()
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'))
  return (
    <Dialog
      open
      fullScreen={phone}
      maxWidth={false}
      aria-labelledby={title}
      onClose={onClose}
      slotProps={{ paper: { sx: phone ? { margin: 0, border: 0 } : { width: '80%' } } }}
    >
      <Head>
        <h2 id={title}>{say('console.error_log.title')}</h2>
        <IconButton aria-label={say('ra.action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Head>
      <DialogContent>
        <Hint>{say('console.error_log.hint')}</Hint>
        <ErrorLogTable records={records} />
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onClear}>
          {say('console.error_log.clear')}
        </Button>
        <Button variant="contained" onClick={() => void copy(errorLogText(records))}>
          {say('console.error_log.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default ErrorLogDialog
