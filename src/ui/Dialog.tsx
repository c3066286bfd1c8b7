import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent, { type DialogContentProps } from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { createContext, type ReactNode, use } from 'react'
import { column } from './column'
import { useKeptFocus } from './useKeptFocus'
import './dialog.css'

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
  /** The heading, which also names the dialog. */
  readonly title?: ReactNode
  /** Label of the button beside the title that closes the dialog; there is none without it. */
  readonly close?: string
  /** Greatest width; `window` is most of the window. */
  readonly width?: 'xs' | 'sm' | 'md' | 'lg' | 'window'
  /** It is as wide as its content instead. */
  readonly fitsContent?: boolean
  /** On a phone it covers the screen. */
  readonly fillsPhone?: boolean
  /** It asks a question that cannot be left open. */
  readonly isQuestion?: boolean
  /** What was sent is not answered yet: until then the dialog cannot be closed or edited. */
  readonly busy?: boolean
  /** It holds something unsaved, so only its own buttons close it, not Escape or a click beside it. */
  readonly kept?: boolean
  /** Shown; a dialog that is rendered only while it is open need not say so. */
  readonly open?: boolean
  readonly onClose?: (reason: 'escapeKeyDown' | 'backdropClick' | 'button') => void
  /** Called after the closing animation. */
  readonly onExited?: () => void
  /** Of the box itself. */
  readonly boxProps?: object & { readonly className?: string }
  readonly children: ReactNode
}

/** A box over the page. Below its title stand a `DialogBody` and a `DialogFooter`, in a form where there is something to send. */
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
}: DialogProps) => (
  <MuiDialog
    {...rest}
    open={open}
    role={isQuestion ? 'alertdialog' : undefined}
    fullWidth={!fitsContent}
    maxWidth={width === 'window' ? false : width}
    onClose={busy || kept ? undefined : (_, reason) => onClose?.(reason)}
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
  </MuiDialog>
)

/** The heading of a dialog that changes its title from step to step. */
export { DialogTitle }

interface DialogBodyProps extends DialogContentProps {
  /** Space between the parts of the body, px; without it they stand as their own margins have it. */
  gap?: number
  /** Its inputs cannot be used; otherwise as long as the dialog is busy. */
  inert?: boolean
}

/** What a dialog shows. */
export const DialogBody = ({ gap, inert, children, ...rest }: DialogBodyProps) => {
  const { busy } = use(DialogContext)
  useKeptFocus(busy)
  return (
    <DialogContent {...rest}>
      {gap === undefined ? (
        children
      ) : (
        <div {...column(gap)} inert={inert ?? busy}>
          {children}
        </div>
      )}
    </DialogContent>
  )
}

interface DialogFooterProps {
  /** Label of the button that closes the dialog. */
  readonly cancel?: string
  /** Label of the button that does what the dialog is for. */
  readonly confirm?: string
  /** Without it the button sends the form around. */
  readonly onConfirm?: () => void
  /** What the button does cannot be taken back. */
  readonly danger?: boolean
  readonly disabled?: boolean
  /** The button shows that it is at work; otherwise as long as the dialog is busy. */
  readonly busy?: boolean
  /** The focus begins on the button that changes nothing. */
  readonly focusCancel?: boolean
  /** The buttons begin at the left, not at the right. */
  readonly fromLeft?: boolean
  /** Buttons and words before these two. */
  readonly start?: ReactNode
  /** Buttons between these two. */
  readonly children?: ReactNode
}

/** The buttons of a dialog. */
export const DialogFooter = ({
  cancel,
  confirm,
  onConfirm,
  danger,
  disabled,
  busy,
  focusCancel,
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

/** Asks before something that cannot be taken back. Escape answers no, and the focus begins there. */
export const Question = ({ title, children, onAnswer, ...labels }: QuestionProps) => (
  <Dialog isQuestion width="sm" fitsContent title={title} onClose={() => onAnswer(false)}>
    <DialogBody>{children}</DialogBody>
    <DialogFooter {...labels} danger focusCancel onConfirm={() => onAnswer(true)} />
  </Dialog>
)
