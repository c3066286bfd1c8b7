import Close from '@mui/icons-material/Close'
import './dialog.css'
import './plain.css'

interface DialogXProps {
  readonly onClose: () => void
  readonly disabled?: boolean | undefined
  /** Its name, if no other button closes the dialog. */
  readonly label?: string | undefined
}

/** The X of a dialog or drawer. Without a name it is for the pointer only: keyboard users have Escape or another button. */
export const DialogX = ({ onClose, disabled, label }: DialogXProps) => (
  <button
    type="button"
    aria-label={label}
    {...(!label && { 'aria-hidden': true, tabIndex: -1 })}
    className="ui-plain ui-dialog-x"
    disabled={disabled}
    onClick={onClose}
  >
    <Close />
  </button>
)
