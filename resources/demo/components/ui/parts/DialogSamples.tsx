import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { Dialog, DialogBody, DialogFooter, Question } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { texts } from './texts'

interface SampleProps {
  readonly onClose: () => void
}

const PlainDialog = ({ onClose }: SampleProps) => {
  const say = useSay()
  return (
    <Dialog title={say(texts.plain)} onClose={onClose}>
      <DialogBody>{say(texts.consequence)}</DialogBody>
      <DialogFooter cancel={say(texts.close)} />
    </Dialog>
  )
}

/** Saving takes as long as the caller's promise, and fails with it; what was typed is closed by a button only. */
const FormDialog = ({ onClose, onSave }: SampleProps & { onSave: (name: string) => Promise<void> }) => {
  const say = useSay()
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailed(false)
    try {
      await onSave(name)
      onClose()
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title={say(texts.form)} width="sm" fillsPhone busy={busy} kept={name !== ''} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogBody gap={12}>
          {failed && <Notice severity="error">{say(texts.error)}</Notice>}
          <TextField
            autoFocus
            fullWidth
            label={say(texts.name)}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </DialogBody>
        <DialogFooter cancel={say(texts.cancel)} confirm={say(texts.save)} disabled={name === ''} />
      </form>
    </Dialog>
  )
}

const LargeDialog = ({ onClose }: SampleProps) => {
  const say = useSay()
  return (
    <Dialog title={say(texts.window)} close={say(texts.close)} width="window" fillsPhone onClose={onClose}>
      <DialogBody>{say(texts.consequence)}</DialogBody>
    </Dialog>
  )
}

const DeleteQuestion = ({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) => {
  const say = useSay()
  return (
    <Question
      title={say(texts.questionText)}
      cancel={say(texts.cancel)}
      confirm={say(texts.delete)}
      onAnswer={onAnswer}
    >
      {say(texts.consequence)}
    </Question>
  )
}

type Sample = 'plain' | 'form' | 'window' | 'question'

/** Saving that is answered after a moment, long enough to see the dialog busy. */
const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve, 800))

/** A button for each kind of dialog. */
export const DialogSamples = ({ onSave = aMoment }: { onSave?: (name: string) => Promise<void> }) => {
  const say = useSay()
  const [open, setOpen] = useState<Sample>()
  const [answer, setAnswer] = useState('—')
  const close = () => setOpen(undefined)
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {(['plain', 'form', 'window', 'question'] as const).map((sample) => (
          <Button key={sample} aria-haspopup="dialog" onClick={() => setOpen(sample)}>
            {say(texts[sample])}
          </Button>
        ))}
      </div>
      <p role="status">{say(texts.answer, { answer })}</p>
      {open === 'plain' && <PlainDialog onClose={close} />}
      {open === 'form' && <FormDialog onSave={onSave} onClose={close} />}
      {open === 'window' && <LargeDialog onClose={close} />}
      {open === 'question' && (
        <DeleteQuestion
          onAnswer={(confirmed) => {
            setAnswer(say(confirmed ? texts.delete : texts.cancel))
            close()
          }}
        />
      )}
    </>
  )
}
