import { Dialog } from '@/ui/Dialog'
import { AskStep, type AskStepProps } from './AskStep'

interface AskDialogProps extends Omit<AskStepProps, 'onBack'> {
  readonly onClose: () => void
}

/** Asks for approval of a form, over the form. */
const AskDialog = ({ onClose, ...step }: AskDialogProps) => (
  <Dialog width="sm" kept>
    <AskStep {...step} onBack={onClose} />
  </Dialog>
)

export default AskDialog
