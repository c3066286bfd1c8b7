import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
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
      <DialogTitle id={`${id}-title`}>{translate('console.session.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <div id={`${id}-text`}>{translate('console.session.text')}</div>
          <Losses names={unsaved}>{translate('console.session.unsaved')}</Losses>
          <Losses names={[...new Set(runKeeper().lost().map(progress))]}>{say(texts.lost)}</Losses>
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
