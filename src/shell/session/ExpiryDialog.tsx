import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { decideExpiry } from '@/platform/expiry'
import { leaveForSignIn } from '@/platform/windowSession'
import { SignInAgain } from './SignInAgain'

/**
 * The session is over (specification §8): stay as it is, leave for the sign-in page, or sign in right here, which keeps
 * everything that is open.
 */
const ExpiryDialog = ({
  unsaved,
}: {
  /** What the pages are called that hold something unsaved. */ unsaved: readonly string[]
}) => {
  const translate = useTranslate()
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
      <DialogTitle id={`${id}-title`}>{translate('console.session.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <div id={`${id}-text`}>{translate('console.session.text')}</div>
          {unsaved.length > 0 && (
            <Alert severity="warning">
              {translate('console.session.unsaved')}
              <ul>
                {unsaved.map((title) => (
                  <li key={title}>{title}</li>
                ))}
              </ul>
            </Alert>
          )}
          <SignInAgain />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => decideExpiry('cancelled')}>
          {translate('console.session.cancel')}
        </Button>
        <Button color="inherit" onClick={leaveForSignIn}>
          {translate('console.session.sign_in_page')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default ExpiryDialog
