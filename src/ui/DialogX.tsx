import Close from '@mui/icons-material/Close'
import './dialog.css'
import './plain.css'

interface DialogXProps {
  readonly onClose: () => void
  readonly disabled?: boolean | undefined
}

/** The X of a dialog or drawer, for the pointer: the keyboard has Escape. */
export const DialogX = ({ onClose, disabled }: DialogXProps) => (
  <button
    type="button"
    aria-hidden="true"
    tabIndex={-1}
    className="ui-plain ui-dialog-x"
    disabled={disabled}
    onClick={onClose}
  >
    <Close />
  </button>
)
