import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import article from '@resources/demo/article/article.area'
import { AskedActions } from '@resources/demo/ui/AskedActions'
import { TellTyped } from '@resources/demo/ui/TellTyped'
import { useAskedClose } from '@resources/demo/ui/useAskedClose'
import { useId, useMemo, useState } from 'react'
import { Form, useNotify } from 'react-admin'
import { multiline, text, timestamp } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { keepTyped } from '@/screens/form/FormDraft'
import { sendByKey } from '@/screens/form/sendByKey'
import { useKeptFocus } from '@/screens/form/useKeptFocus'
import { KindInput } from '@/screens/kinds/KindInput'
import { type ListedArticle, useArticlesChanged } from '../articles/articles'
import { type ArticleInput, saveArticle } from '../articles/saveArticle'
import { StarsInput } from './StarsInput'
import { texts } from './texts'

const { title, type, status } = article.fields

/** What is asked of an article here; the form of the declaration asks for more. */
const fields = {
  type: { ...type, required: true },
  timestamp: timestamp({ label: texts.date, required: true }),
  title: text({ label: title.label, max: 100, required: true }),
  status: { ...status, label: texts.status, required: true },
  remark: multiline({ label: texts.remark, max: 500, rows: 2 }),
}

/** A new article is of this moment, and out at once. */
const newArticle = (): ArticleInput => ({
  type: 'CN',
  timestamp: Math.floor(Date.now() / 1000),
  title: '',
  status: 'published',
  importance: 1,
  remark: '',
})

const inputOf = (from: ListedArticle): ArticleInput => ({
  type: from.type,
  timestamp: from.timestamp,
  title: from.title,
  status: from.status,
  importance: from.importance,
  remark: from.remark ?? '',
})

interface ArticleDialogProps {
  /** The article that is changed; none when one is made. */
  readonly article: ListedArticle | undefined
  readonly onClose: () => void
}

/** Makes an article, or changes one, in a few inputs. */
export const ArticleDialog = ({ article: held, onClose }: ArticleDialogProps) => {
  const say = useSay()
  const notify = useNotify()
  const changed = useArticlesChanged()
  const titleId = useId()
  const [typed, setTyped] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  useKeptFocus(busy)
  const start = useMemo(() => (held ? inputOf(held) : newArticle()), [held])
  const way = useAskedClose(typed, onClose)

  const save = async (values: ArticleInput) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await saveArticle({ ...start, ...values }, held?.id)
      way.settle()
      notify(say(held ? texts.updated : texts.created), { type: 'success' })
      void changed()
      onClose()
      return undefined
    } catch (error) {
      setFailure(messageOf(error))
      // An error object tells the form that it was not saved; its key is no input, so nothing else is marked.
      return { root: { serverError: 'refused' } }
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={() => !busy && way.close()}
      onKeyDown={sendByKey}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{say(held ? texts.edit : texts.create)}</DialogTitle>
      <Form
        record={start}
        onSubmit={(values: ArticleInput) => save(values)}
        resetOptions={keepTyped}
        noValidate
        disableInvalidFormNotification
      >
        <TellTyped onTyped={setTyped} />
        <DialogContent>
          <Stack spacing={2} inert={busy}>
            {failure !== undefined && (
              <Alert severity="error" role="alert">
                {failure}
              </Alert>
            )}
            <KindInput name="type" field={fields.type} />
            <KindInput name="timestamp" field={fields.timestamp} />
            <KindInput name="title" field={fields.title} autoFocus />
            <KindInput name="status" field={fields.status} />
            <StarsInput source="importance" />
            <KindInput name="remark" field={fields.remark} />
          </Stack>
        </DialogContent>
        <AskedActions way={way}>
          <Button color="inherit" disabled={busy} onClick={way.close}>
            {say(texts.cancel)}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {say(texts.confirm)}
          </Button>
        </AskedActions>
      </Form>
    </Dialog>
  )
}
