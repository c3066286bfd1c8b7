import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { useSay } from '@/i18n/useSay'
import { decideExpiry } from '@/platform/expiry'
import { leaveForSignIn } from '@/platform/windowSession'
import { runKeeper } from '../runs/keeper'
import { useRunProgress } from '../runs/naming'
import { texts } from '../runs/texts'
import { SignInAgain } from './SignInAgain'

/** What signing in elsewhere would lose, by name. */
const Losses = ({ names, children }: { names: readonly string[]; children: ReactNode }) =>
  names.length > 0 && (
    <Alert severity="warning">
      {children}
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Alert>
  )

const Reason = styled('small')(({ theme }) => ({ color: theme.palette.text.secondary }))

interface ExpiryDialogProps {
  /** Why, in the platform's words; '' when it does not say. */
  reason: string
  /** What the pages are called that hold something unsaved. */
  unsaved: readonly string[]
}

/**
 * The session is over: stay as it is, leave for the sign-in page, or sign in right here, which keeps everything that is open.
 */
const ExpiryDialog = ({ reason, unsaved }: ExpiryDialogProps) => {
  const say = useSay()
  const progress = useRunProgress()
  const id = useId()
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // A click beside it may be meant for the page; it must not decide.
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') decideExpiry('cancelled')
      }}
    >
      <DialogTitle id={`${id}-title`}>{say('console.session.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <div id={`${id}-text`}>
            <div>{say('console.session.text')}</div>
            {reason && <Reason>{say('console.session.reason', { reason })}</Reason>}
          </div>
          <Losses names={unsaved}>{say('console.session.unsaved')}</Losses>
          <Losses names={[...new Set(runKeeper().lost().map(progress))]}>{say(texts.lost)}</Losses>
          <SignInAgain />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => decideExpiry('cancelled')}>
          {say('console.session.cancel')}
        </Button>
        <Button variant="contained" onClick={leaveForSignIn}>
          {say('console.session.sign_in_page')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default ExpiryDialog
