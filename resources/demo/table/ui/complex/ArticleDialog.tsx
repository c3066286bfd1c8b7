import Rating from '@mui/material/Rating'
import article from '@resources/demo/article/article.area'
import { starsText } from '@resources/demo/article/ui/ArticleTable'
import {
  type ArticleInput,
  type ListedArticle,
  saveArticle,
  useArticlesChanged,
} from '@resources/demo/article/ui/articles'
import { useSending } from '@resources/demo/ui/answers'
import { AskedActions, TellTyped, useAskedClose } from '@resources/demo/ui/askedClose'
import { useId, useMemo, useState } from 'react'
import { Form, useInput, useNotify } from 'react-admin'
import { timestamp } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { keepTyped, sendByKey } from '@/screens/form/FormDraft'
import { InputFrame, KindInput } from '@/screens/kinds/KindInput'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { texts } from './texts'

const { title, type, status, importance, remark } = article.fields

const fields = {
  type,
  timestamp: timestamp({ label: texts.date, required: true }),
  title,
  status: { ...status, required: true },
  remark: { ...remark, rows: 2 },
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

const inputOf = ({ type, timestamp, title, status, importance, remark }: ListedArticle): ArticleInput => ({
  type,
  timestamp,
  title,
  status,
  importance,
  remark: remark ?? '',
})

const mostStars = 3

const StarsInput = () => {
  const say = useSay()
  const id = useId()
  const { field } = useInput({ source: 'importance' })
  return (
    <InputFrame id={id} label={say(importance.label)} group>
      <Rating
        name={id}
        max={mostStars}
        value={Number(field.value)}
        // Clicking the current star would clear the value.
        onChange={(_, stars) => stars !== null && field.onChange(stars)}
        getLabelText={(count) => say(starsText, { count })}
        emptyLabelText={say(starsText, { count: 0 })}
      />
    </InputFrame>
  )
}

interface ArticleDialogProps {
  readonly article: ListedArticle | undefined
  readonly onClose: () => void
}

export const ArticleDialog = ({ article: held, onClose }: ArticleDialogProps) => {
  const say = useSay()
  const notify = useNotify()
  const changed = useArticlesChanged()
  const [typed, setTyped] = useState(false)
  const { busy, failure, send } = useSending()
  const start = useMemo(() => (held ? inputOf(held) : newArticle()), [held])
  const closing = useAskedClose(typed, onClose)

  const save = async (values: ArticleInput) => {
    // Keeps the form unsaved without marking any input: no input is named like this key.
    if (!(await send(() => saveArticle({ ...start, ...values }, held?.id))))
      return { root: { serverError: 'refused' } }
    closing.settle()
    notify(say(held ? texts.updated : texts.created), { type: 'success' })
    void changed()
    onClose()
    return undefined
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
          <StarsInput />
          <KindInput name="remark" field={fields.remark} />
        </DialogBody>
        <AskedActions closing={closing}>
          <DialogFooter cancel={say(texts.cancel)} confirm={say(texts.confirm)} />
        </AskedActions>
      </Form>
    </Dialog>
  )
}
