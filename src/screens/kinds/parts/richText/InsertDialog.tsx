import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/core'
import { type ReactNode, useState } from 'react'
import type { Label } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { isLinkAddress } from './extensions'
import { texts } from './texts'

interface AskProps {
  readonly title: Label
  readonly address: {
    readonly label: Label
    readonly hint?: Label
    readonly wrong: Label
    readonly start: string
  }
  /** The label of the text, if that is asked too. */
  readonly words: Label | undefined
  readonly isRight: (address: string) => boolean
  readonly more?: ReactNode
  readonly onApply: (address: string, words: string) => void
  readonly onClose: () => void
}

/** Asks for an address and its text. It has its own form, so the one around it is not sent. */
const Ask = ({ title, address, words, isRight, more, onApply, onClose }: AskProps) => {
  const say = useSay()
  const [to, setTo] = useState(address.start)
  const [called, call] = useState('')
  const [tried, setTried] = useState(false)
  const wrong = tried && !isRight(to.trim())
  const apply = () => {
    setTried(true)
    if (!isRight(to.trim())) return
    onClose()
    onApply(to.trim(), called.trim())
  }
  const onKeyDown = (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <Dialog title={say(title)} onClose={onClose}>
      <DialogBody gap={8}>
        <TextField
          autoFocus
          size="small"
          label={say(address.label)}
          value={to}
          error={wrong}
          helperText={wrong ? say(address.wrong) : address.hint && say(address.hint)}
          onChange={({ target }) => setTo(target.value)}
          onKeyDown={onKeyDown}
        />
        {words && (
          <TextField
            size="small"
            label={say(words)}
            value={called}
            onChange={({ target }) => call(target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </DialogBody>
      <DialogFooter
        start={more}
        cancel={say('console.form.cancel')}
        confirm={say(texts.insert)}
        onConfirm={apply}
      />
    </Dialog>
  )
}

interface InsertProps {
  readonly editor: Editor
  readonly onClose: () => void
}

/** Turns the selection into a link, changes the link at the cursor, or inserts a new one. */
export const LinkDialog = ({ editor, onClose }: InsertProps) => {
  const say = useSay()
  const { href } = editor.getAttributes('link')
  const isLink = editor.isActive('link')
  const bare = editor.state.selection.empty && !isLink
  const focused = () => editor.chain().focus().extendMarkRange('link')
  return (
    <Ask
      title={texts.link}
      address={{
        label: texts.linkAddress,
        hint: texts.linkHint,
        wrong: texts.linkWrong,
        start: typeof href === 'string' ? href : 'https://',
      }}
      words={bare ? texts.linkWords : undefined}
      isRight={isLinkAddress}
      more={
        isLink && (
          <Button
            color="error"
            onClick={() => {
              onClose()
              focused().unsetLink().run()
            }}
          >
            {say(texts.remove)}
          </Button>
        )
      }
      onApply={(href, words) => {
        if (!bare) return focused().setLink({ href }).run()
        const marks = [{ type: 'link', attrs: { href } }]
        return editor
          .chain()
          .focus()
          .insertContent({ type: 'text', text: words || href, marks })
          .run()
      }}
      onClose={onClose}
    />
  )
}

export const PictureDialog = ({ editor, onClose }: InsertProps) => (
  <Ask
    title={texts.picture}
    address={{ label: texts.pictureAddress, wrong: texts.pictureWrong, start: 'https://' }}
    words={texts.pictureWords}
    isRight={(address) => /^https:\/\/[^\s<>"']+$/.test(address)}
    onApply={(src, alt) =>
      editor.chain().focus().insertContent({ type: 'picture', attrs: { src, alt } }).run()
    }
    onClose={onClose}
  />
)
