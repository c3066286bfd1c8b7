import article from '@resources/demo/article/article.area'
import { AskedActions } from '@resources/demo/ui/AskedActions'
import { TellTyped } from '@resources/demo/ui/TellTyped'
import { useAskedClose } from '@resources/demo/ui/useAskedClose'
import { useMemo, useState } from 'react'
import { Form, useNotify } from 'react-admin'
import { multiline, text, timestamp } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { keepTyped, sendByKey } from '@/screens/form/FormDraft'
import { KindInput } from '@/screens/kinds/KindInput'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { type ListedArticle, useArticlesChanged } from '../articles/articles'
import { type ArticleInput, saveArticle } from '../articles/saveArticle'
import { StarsInput } from './StarsInput'
import { texts } from './texts'

const { title, type, status } = article.fields

/** Fewer fields than the declaration's form has. */
const fields = {
  type: { ...type, required: true },
  timestamp: timestamp({ label: texts.date, required: true }),
  title: text({ label: title.label, max: 100, required: true }),
  status: { ...status, label: texts.status, required: true },
  remark: multiline({ label: texts.remark, max: 500, rows: 2 }),
}

/** New articles are published at once. */
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
  /** The article to change; undefined creates one. */
  readonly article: ListedArticle | undefined
  readonly onClose: () => void
}

/** Creates or changes an article. */
export const ArticleDialog = ({ article: held, onClose }: ArticleDialogProps) => {
  const say = useSay()
  const notify = useNotify()
  const changed = useArticlesChanged()
  const [typed, setTyped] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const start = useMemo(() => (held ? inputOf(held) : newArticle()), [held])
  const closing = useAskedClose(typed, onClose)

  const save = async (values: ArticleInput) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await saveArticle({ ...start, ...values }, held?.id)
      closing.settle()
      notify(say(held ? texts.updated : texts.created), { type: 'success' })
      void changed()
      onClose()
      return undefined
    } catch (error) {
      setFailure(messageOf(error))
      // Keeps the form unsaved without marking any input: no input is named like this key.
      return { root: { serverError: 'refused' } }
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={say(held ? texts.edit : texts.create)}
      width="sm"
      busy={busy}
      onClose={closing.close}
      onKeyDown={sendByKey}
    >
      <Form
        record={start}
        onSubmit={(values: ArticleInput) => save(values)}
        resetOptions={keepTyped}
        noValidate
        disableInvalidFormNotification
      >
        <TellTyped onTyped={setTyped} />
        <DialogBody gap={8}>
          {failure !== undefined && <Notice severity="error">{failure}</Notice>}
          <KindInput name="type" field={fields.type} />
          <KindInput name="timestamp" field={fields.timestamp} />
          <KindInput name="title" field={fields.title} autoFocus />
          <KindInput name="status" field={fields.status} />
          <StarsInput source="importance" />
          <KindInput name="remark" field={fields.remark} />
        </DialogBody>
        <AskedActions closing={closing}>
          <DialogFooter cancel={say(texts.cancel)} confirm={say(texts.confirm)} />
        </AskedActions>
      </Form>
    </Dialog>
  )
}
