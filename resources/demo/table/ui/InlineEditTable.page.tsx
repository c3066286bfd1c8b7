import Check from '@mui/icons-material/Check'
import Edit from '@mui/icons-material/EditOutlined'
import Undo from '@mui/icons-material/Undo'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { useTheme } from '@mui/material/styles'
import { ArticleTable, useColumns } from '@resources/demo/article/ui/ArticleTable'
import { type ListedArticle, useArticleChanges, useArticles } from '@resources/demo/article/ui/articles'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { useDraft } from '@/screens/page'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Card'

const texts = {
  title: l('表格内编辑', 'Inline edit', 'Edición en línea'),
  about: l(
    '点“编辑”直接在表格里改标题：回车保存，Esc 取消。',
    'Edit changes a title within the table: Enter saves it, Esc gives it up.',
    'Editar cambia el título en la propia tabla: Intro lo guarda, Esc lo descarta.',
  ),
  restored: l(
    '标题已恢复为原来的内容',
    'The title has been restored to the original value',
    'Se ha restaurado el título original',
  ),
  edited: l('标题已修改', 'The title has been edited', 'Se ha cambiado el título'),
  required: l('标题不能为空', 'A title is needed', 'Hace falta un título'),
  edit: l('编辑', 'Edit', 'Editar'),
  ok: l('确定', 'OK', 'Aceptar'),
  cancel: l('取消', 'Cancel', 'Cancelar'),
  of: l('{action}：{title}', '{action}: {title}', '{action}: {title}'),
}

const shown = 10
const longestTitle = 100

interface EditProps {
  readonly typed: string | undefined
  readonly saving: boolean
  readonly onType: (text: string) => void
  readonly onSave: () => void
  readonly onCancel: () => void
}

const TitleInput = ({
  label,
  typed = '',
  saving,
  onType,
  onSave,
  onCancel,
}: EditProps & { label: string }) => {
  const say = useSay()
  const id = useId()
  const { smallControl } = useTheme().console.size
  const wrong = typed.trim() === ''
  const decide = (event: KeyboardEvent) => {
    // During IME composition both keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') onSave()
    else if (event.key === 'Escape') onCancel()
    else return
    event.preventDefault()
  }
  return (
    <>
      <OutlinedInput
        autoFocus
        fullWidth
        value={typed}
        readOnly={saving}
        error={wrong}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={decide}
        sx={{ minWidth: 240, minHeight: smallControl, '& input': { height: smallControl - 2 } }}
        inputProps={{
          'aria-label': label,
          'aria-describedby': wrong ? id : undefined,
          maxLength: longestTitle,
        }}
      />
      {wrong && (
        <FormHelperText error id={id}>
          {say(texts.required)}
        </FormHelperText>
      )}
    </>
  )
}

const EditActions = ({ title, typed, saving, onType, onSave, onCancel }: EditProps & { title: string }) => {
  const say = useSay()
  const editing = typed !== undefined
  const button = useRef<HTMLButtonElement>(null)
  const edited = useRef(false)
  useEffect(() => {
    // Restores the focus when editing ends, unless another row has it.
    if (edited.current && !editing && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
    edited.current = editing
  }, [editing])
  const named = (action: 'edit' | 'ok' | 'cancel') => say(texts.of, { action: say(texts[action]), title })
  if (!editing)
    return (
      <Button
        ref={button}
        size="small"
        startIcon={<Edit />}
        aria-label={named('edit')}
        onClick={() => onType(title)}
      >
        {say(texts.edit)}
      </Button>
    )
  return (
    <Stack direction="row" spacing={2}>
      <Button
        size="small"
        variant="contained"
        startIcon={<Check />}
        loading={saving}
        disabled={!typed.trim()}
        aria-label={named('ok')}
        onClick={onSave}
      >
        {say(texts.ok)}
      </Button>
      <Button
        size="small"
        color="warning"
        startIcon={<Undo />}
        disabled={saving}
        aria-label={named('cancel')}
        onClick={onCancel}
      >
        {say(texts.cancel)}
      </Button>
    </Stack>
  )
}

type Edits = Readonly<Record<number, string>>

export default function InlineEditTable() {
  const say = useSay()
  const notify = useNotify()
  const answer = useArticles({ page: 1, limit: shown, sort: '+id' })
  const [edits, setEdits] = useState<Edits>({})
  const { pending, save } = useArticleChanges()
  const isTyped = (article: ListedArticle) => (edits[article.id] ?? article.title) !== article.title
  useDraft(answer.data?.items.some(isTyped) ?? false, 'page')

  const end = (id: number) => setEdits(({ [id]: _, ...others }) => others)
  const editOf = ({ id }: ListedArticle): EditProps => ({
    typed: edits[id],
    saving: pending.includes(id),
    onType: (text) => setEdits((before) => ({ ...before, [id]: text })),
    onSave: async () => {
      const title = edits[id]?.trim()
      if (!title || pending.includes(id)) return
      // After a failure the input stays, to be sent again.
      if (await save(id, { title }, texts.edited)) end(id)
    },
    onCancel: () => {
      end(id)
      notify(say(texts.restored), { type: 'warning' })
    },
  })

  const { id, date, author, importance, status, title, actions } = useColumns()
  const titleCell = (one: ListedArticle) =>
    edits[one.id] === undefined ? title.cell(one) : <TitleInput label={title.head} {...editOf(one)} />
  const actionsCell = (one: ListedArticle) => <EditActions title={one.title} {...editOf(one)} />
  return (
    <DemoPage about={texts.about}>
      <Sheet>
        <ArticleTable
          name={say(texts.title)}
          answer={answer}
          columns={[
            id,
            date,
            author,
            importance,
            status,
            { ...title, cell: titleCell },
            { ...actions, cell: actionsCell },
          ]}
        />
      </Sheet>
    </DemoPage>
  )
}
