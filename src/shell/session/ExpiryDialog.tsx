import { type ReactNode, useId } from 'react'
import { useSay } from '@/i18n/useSay'
import { resolveExpiry } from '@/platform/expiry'
import { leaveForSignIn } from '@/platform/windowSession'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { runKeeper } from '../panes/leaving'
import { useRunProgress } from '../runs/naming'
import { texts } from '../runs/texts'
import { SignInAgain } from './SignInAgain'
import { sessionTexts } from './texts'

const Losses = ({ names, children }: { names: readonly string[]; children: ReactNode }) =>
  names.length > 0 && (
    <Notice severity="warning">
      {children}
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Notice>
  )

interface ExpiryDialogProps {
  /** The reason in the platform's words; '' when it gives none. */
  reason: string
  unsaved: readonly string[]
}

const ExpiryDialog = ({ reason, unsaved }: ExpiryDialogProps) => {
  const say = useSay()
  const progress = useRunProgress()
  const textId = useId()
  return (
    <Dialog
      isQuestion
      title={say(sessionTexts.title)}
      aria-describedby={textId}
      // A click outside may be meant for the page, so it decides nothing.
      onClose={(reason) => reason !== 'backdropClick' && resolveExpiry('cancelled')}
    >
      <DialogBody gap={8}>
        <div id={textId}>
          <div>{say(sessionTexts.text)}</div>
          {reason && (
            <small style={{ color: 'var(--ink-secondary)' }}>{say(sessionTexts.reason, { reason })}</small>
          )}
        </div>
        <Losses names={unsaved}>{say(sessionTexts.unsaved)}</Losses>
        <Losses names={[...new Set(runKeeper().lost().map(progress))]}>{say(texts.lost)}</Losses>
        <SignInAgain />
      </DialogBody>
      <DialogFooter
        cancel={say(sessionTexts.cancel)}
        confirm={say(sessionTexts.signInPage)}
        onConfirm={leaveForSignIn}
      />
    </Dialog>
  )
}

export default ExpiryDialog
