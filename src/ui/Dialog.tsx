import Close from '@mui/icons-material/Close'
import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent, { type DialogContentProps } from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { createContext, type ReactNode, use, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { useKeptFocus } from './useKeptFocus'
import './dialog.css'
import { Button, IconButton } from './Button'
import { DialogX } from './DialogX'

interface DialogState {
  readonly close: () => void
  readonly busy: boolean
}

const DialogContext = createContext<DialogState>({ close: () => {}, busy: false })

interface DialogProps
  extends Pick<
    MuiDialogProps,
    'aria-describedby' | 'aria-label' | 'aria-labelledby' | 'onDragOver' | 'onDrop' | 'onKeyDown'
  > {
  readonly title?: ReactNode
  /**
   * Label of the close button beside the title, for a dialog that cannot be closed by keyboard otherwise. Without a label, the
   * button is for the pointer only: keyboard users have Escape or one of the dialog's own buttons.
   */
  readonly close?: string
  /** Maximum width; `window` is most of the window. */
  readonly width?: 'xs' | 'sm' | 'md' | 'lg' | 'window'
  readonly fitsContent?: boolean
  readonly fillsPhone?: boolean
  readonly isQuestion?: boolean
  /** A request is pending: until it is answered the dialog can be neither closed nor edited. */
  readonly busy?: boolean
  /** Holds unsaved input, so only its own buttons close it. Escape or a click outside explains that. */
  readonly kept?: boolean | (() => boolean)
  /** True by default, for dialogs that are rendered only while open. */
  readonly open?: boolean
  readonly onClose?: (reason: 'escapeKeyDown' | 'backdropClick' | 'button') => void
  readonly onExited?: () => void
  readonly boxProps?: object & { readonly className?: string; readonly 'data-action'?: string }
  readonly children: ReactNode
}

export const Dialog = ({
  title,
  close,
  width = 'xs',
  fitsContent = false,
  fillsPhone = false,
  isQuestion = false,
  busy = false,
  kept = false,
  open = true,
  onClose,
  onExited,
  boxProps,
  children,
  'aria-label': label,
  ...rest
}: DialogProps) => {
  /** How many attempts to close it were blocked. */
  const [stays, setStays] = useState(0)
  const leave: MuiDialogProps['onClose'] = (_, reason) => {
    if (busy) return
    if (typeof kept === 'function' ? kept() : kept) setStays((before) => before + 1)
    else onClose?.(reason)
  }
  return (
    <MuiDialog
      {...rest}
      open={open}
      role={isQuestion ? 'alertdialog' : undefined}
      fullWidth={!fitsContent}
      maxWidth={width === 'window' ? false : width}
      onClose={leave}
      className={`${fillsPhone ? 'ui-fills-phone' : ''} ${width === 'window' && !fitsContent ? 'ui-dialog-window' : ''}`}
      slotProps={{ paper: { ...boxProps, 'aria-label': label }, transition: { onExited } }}
    >
      {close !== undefined ? (
        <div className="ui-dialog-head">
          <DialogTitle>{title}</DialogTitle>
          <IconButton aria-label={close} onClick={() => onClose?.('button')}>
            <Close />
          </IconButton>
        </div>
      ) : (
        title !== undefined && <DialogTitle>{title}</DialogTitle>
      )}
      <DialogContext value={{ close: () => onClose?.('button'), busy }}>{children}</DialogContext>
      {/* Last, so that it is above scrolling content. */}
      {close === undefined && onClose && <DialogX disabled={busy} onClose={() => onClose('button')} />}
      {stays > 0 && <Stays key={stays} />}
    </MuiDialog>
  )
}

/** Explains why the dialog is still open, for a few seconds over its title so that nothing moves. */
const Stays = () => {
  const say = useSay()
  return (
    <div className="ui-dialog-stays" role="status">
      {say('console.form.stays')}
    </div>
  )
}

/** For a dialog whose title changes from step to step. */
export { DialogTitle }

interface DialogBodyProps extends DialogContentProps {
  /** Space between the parts of the body, px; by default their own margins. */
  gap?: number
  inert?: boolean
}

export const DialogBody = ({ gap, inert, children, ...rest }: DialogBodyProps) => {
  const { busy } = use(DialogContext)
  useKeptFocus(busy)
  return (
    <DialogContent {...rest}>
      {gap === undefined ? (
        children
      ) : (
        <div className="ui-column" style={{ gap }} inert={inert ?? busy}>
          {children}
        </div>
      )}
    </DialogContent>
  )
}

interface DialogFooterProps {
  readonly cancel?: string
  readonly confirm?: string
  /** By default the button submits the surrounding form. */
  readonly onConfirm?: () => void
  readonly danger?: boolean
  readonly disabled?: boolean
  /** Shows the button as busy; by default while the dialog is. */
  readonly busy?: boolean
  readonly focusCancel?: boolean
  readonly focusConfirm?: boolean
  readonly fromLeft?: boolean
  readonly start?: ReactNode
  readonly children?: ReactNode
}

export const DialogFooter = ({
  cancel,
  confirm,
  onConfirm,
  danger,
  disabled,
  busy,
  focusCancel,
  focusConfirm,
  fromLeft,
  start,
  children,
}: DialogFooterProps) => {
  const dialog = use(DialogContext)
  return (
    <DialogActions className={fromLeft ? 'ui-from-left' : undefined}>
      {start}
      {cancel !== undefined && (
        <Button color="inherit" autoFocus={focusCancel} disabled={dialog.busy} onClick={dialog.close}>
          {cancel}
        </Button>
      )}
      {children}
      {confirm !== undefined && (
        <Button
          autoFocus={focusConfirm}
          type={onConfirm ? 'button' : 'submit'}
          variant="contained"
          color={danger ? 'error' : 'primary'}
          disabled={disabled}
          loading={busy ?? dialog.busy}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      )}
    </DialogActions>
  )
}

interface QuestionProps extends Pick<DialogFooterProps, 'cancel' | 'confirm'> {
  readonly title: string
  readonly children: ReactNode
  readonly onAnswer: (confirmed: boolean) => void
}

/** Asks before an action that cannot be undone. Escape means no, and the "no" button has the focus. */
export const Question = ({ title, children, onAnswer, ...labels }: QuestionProps) => (
  <Dialog isQuestion width="sm" fitsContent title={title} onClose={() => onAnswer(false)}>
    <DialogBody>{children}</DialogBody>
    <DialogFooter {...labels} danger focusCancel onConfirm={() => onAnswer(true)} />
  </Dialog>
)
