import { useState } from 'react'
import { useNotify } from 'react-admin'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { showFailure } from '@/platform/failures'
import { useDraft } from '@/screens/page'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { Sheet } from '@/ui/Card'
import { PageHead } from '@/ui/PageHead'
import { ArticleTable } from './articles/ArticleTable'
import { type ListedArticle, useArticles, useArticlesChanged } from './articles/articles'
import { useColumns } from './articles/columns'
import { saveArticle } from './articles/saveArticle'
import { EditActions } from './inline/EditActions'
import { TitleInput } from './inline/TitleInput'

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
}

const shown = 10

/** Titles being edited, by article id. */
type Edits = Readonly<Record<number, string>>

/** Articles whose titles are edited in their rows. */
const InlineEditTable = () => {
  const say = useSay()
  const notify = useNotify()
  const answer = useArticles({ page: 1, limit: shown, sort: '+id' })
  const changed = useArticlesChanged()
  const [edits, setEdits] = useState<Edits>({})
  const [saving, setSaving] = useState<readonly number[]>([])
  const columns = useColumns()
  const isTyped = (article: ListedArticle) => (edits[article.id] ?? article.title) !== article.title
  useDraft(answer.data?.items.some(isTyped) ?? false, 'page')

  const edit = (id: number, title: string) => setEdits((before) => ({ ...before, [id]: title }))
  const end = (id: number) => setEdits(({ [id]: _, ...others }) => others)
  const cancel = ({ id }: ListedArticle) => {
    end(id)
    notify(say(texts.restored), { type: 'warning' })
  }
  const save = async ({ id }: ListedArticle) => {
    const title = edits[id]?.trim()
    if (!title || saving.includes(id)) return
    setSaving((before) => [...before, id])
    try {
      await saveArticle({ title }, id)
      await changed()
      end(id)
      notify(say(texts.edited), { type: 'success' })
    } catch (error) {
      // The input stays, to be sent again.
      showFailure(error)
    } finally {
      setSaving((before) => before.filter((one) => one !== id))
    }
  }

  const { id, date, author, importance, status, title, actions } = columns
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
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
            {
              ...title,
              cell: (article) => {
                const typed = edits[article.id]
                if (typed === undefined) return title.cell(article)
                return (
                  <TitleInput
                    value={typed}
                    label={say(title.label)}
                    problem={typed.trim() ? undefined : say(texts.required)}
                    disabled={saving.includes(article.id)}
                    onType={(text) => edit(article.id, text)}
                    onSave={() => void save(article)}
                    onCancel={() => cancel(article)}
                  />
                )
              },
            },
            {
              ...actions,
              cell: (article) => (
                <EditActions
                  title={article.title}
                  editing={edits[article.id] !== undefined}
                  saving={saving.includes(article.id)}
                  savable={Boolean(edits[article.id]?.trim())}
                  onEdit={() => edit(article.id, article.title)}
                  onSave={() => void save(article)}
                  onCancel={() => cancel(article)}
                />
              ),
            },
          ]}
        />
      </Sheet>
    </>
  )
}

export default InlineEditTable
