import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { showFailure } from '@/platform/failures'
import { answerKey, KindField } from '@/screens/kinds/kit'
import { Button } from '@/ui/Button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { endpoints } from '../announcement.area'
import { texts } from './texts'
import { useMarkRead } from './useReading'

const { important } = endpoints
const { content, publish_time } = important.answer.items.fields

const Above = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: 12,
  fontWeight: 400,
  color: theme.palette.text.secondary,
}))

interface ImportantDialogProps extends AnswerOf<typeof important> {
  /** Records that it was shown. */
  readonly onShown: (id: number) => void
}

/**
 * Shows important announcements one after the other, each once. The button marks one as read; closing the dialog in another
 * way leaves it unread, so that a stray key loses nothing: the bell still counts it.
 */
const ImportantDialog = ({ items, onShown }: ImportantDialogProps) => {
  const say = useSay()
  const queryClient = useQueryClient()
  const markRead = useMarkRead()
  const [done, setDone] = useState(0)
  const [item] = items
  if (!item) return null
  const close = () => {
    onShown(item.id)
    setDone(done + 1)
    queryClient.setQueryData(answerKey(important, {}), { items: items.filter(({ id }) => id !== item.id) })
  }
  const read = () => {
    close()
    markRead([item.id]).catch((error: unknown) => {
      // It stays unread.
      showFailure(error)
    })
  }
  const count = done + items.length
  return (
    <Dialog
      title={
        <>
          <Above>
            {say(texts.important)}
            {count > 1 && say(texts.ofSeveral, { number: done + 1, count })}
          </Above>
          {item.title}
        </>
      }
      width="sm"
      onClose={close}
    >
      <DialogBody key={item.id} dividers tabIndex={0}>
        <KindField field={content} name="content" value={item.content} record={item} />
        <Above>
          <KindField field={publish_time} name="publish_time" value={item.publish_time} record={item} />
        </Above>
      </DialogBody>
      <DialogFooter>
        <Button key={item.id} variant="contained" autoFocus onClick={read}>
          {say(texts.haveRead)}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

export default ImportantDialog
