import Download from '@mui/icons-material/DownloadOutlined'
import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { ArticleTable } from '@resources/demo/article/ui/ArticleTable'
import { type ListedArticle, useArticles } from '@resources/demo/article/ui/articles'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { type Label, l } from '@/declaration'
import { saveFile } from '@/files/saveFile'
import type { BookSheet } from '@/files/table'
import { useLocale, useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Card'
import { articleColumns, type BookType, cellText, exportContent, exportName } from './exportFile'

const texts = {
  file: l('文件名', 'File name', 'Nombre del archivo'),
  hint: l(
    '请输入文件名（默认 {name}）',
    'A file name ({name} by default)',
    'Un nombre ({name} si se deja vacío)',
  ),
  articles: l('文章', 'Articles', 'Artículos'),
  all: l('全选', 'Select all', 'Seleccionar todo'),
  one: l('选择“{title}”', 'Select “{title}”', 'Seleccionar «{title}»'),
  chosen: l('已选择 {count} 条', '{count} selected', '{count} seleccionadas'),
  none: l('请至少选择一项', 'Select at least one item', 'Seleccione al menos un elemento'),
  saved: l('已导出 {file}', 'Exported: {file}', 'Exportado: {file}'),
  failed: l('导出失败：{reason}', 'The export failed: {reason}', 'La exportación falló: {reason}'),
}

const Bar = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12px 16px',
  marginBottom: theme.console.size.gap,
}))

/** The checkbox is in the first column, which stays visible while scrolling sideways. */
const box = { ml: -1, mr: 1 }

const nothing: ReadonlySet<number> = new Set()

interface ExportPageProps {
  readonly about: Label
  readonly action: Label
  readonly usualName?: string
  readonly type?: BookType | 'zip'
  readonly form?: Partial<Pick<BookSheet, 'columns' | 'above' | 'merges' | 'widths'>>
  readonly selectable?: boolean
  readonly children?: ReactNode
}

export const ExportPage = ({
  about,
  action,
  usualName = 'excel-list',
  type = 'xlsx',
  form,
  selectable = false,
  children,
}: ExportPageProps) => {
  const say = useSay()
  const notify = useNotify()
  const locale = useLocale()
  const answer = useArticles({ page: 1, limit: 20 })
  const [typed, setTyped] = useState('')
  const [running, setRunning] = useState(false)
  const [ticked, tick] = useState(nothing)
  const columns = articleColumns(locale)
  const all = answer.data?.items ?? []
  const rows = selectable ? all.filter(({ id }) => ticked.has(id)) : all
  const disabled = running || (!selectable && rows.length === 0)

  const save = async () => {
    if (rows.length === 0) return notify(say(texts.none), { type: 'warning' })
    const name = exportName(typed, usualName)
    const file = `${name}.${type}`
    setRunning(true)
    try {
      const sheet = { columns, locale, title: say(texts.articles), rows, ...form }
      saveFile(await exportContent(type, name, sheet), file)
      notify(say(texts.saved, { file }), { type: 'success' })
      tick(nothing)
    } catch (error) {
      notify(say(texts.failed, { reason: messageOf(error) }), { type: 'error' })
    } finally {
      setRunning(false)
    }
  }
  const tickAll = (
    <Checkbox
      sx={box}
      disabled={all.length === 0}
      checked={all.length > 0 && rows.length === all.length}
      indeterminate={rows.length > 0 && rows.length < all.length}
      onChange={(_, checked) => tick(new Set(checked ? all.map(({ id }) => id) : []))}
      slotProps={{ input: { 'aria-label': say(texts.all) } }}
    />
  )
  const tickOne = ({ id, title }: ListedArticle) => (
    <Checkbox
      sx={box}
      checked={ticked.has(id)}
      onChange={(_, checked) => tick(new Set([...ticked, id].filter((one) => checked || one !== id)))}
      slotProps={{ input: { 'aria-label': say(texts.one, { title }) } }}
    />
  )
  return (
    <DemoPage about={about} count={selectable ? say(texts.chosen, { count: rows.length }) : undefined}>
      <Bar
        onSubmit={(event) => {
          event.preventDefault()
          if (!disabled) void save()
        }}
      >
        <TextField
          size="small"
          label={say(texts.file)}
          placeholder={say(texts.hint, { name: usualName })}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ width: 280, maxWidth: '100%' }}
          slotProps={{ htmlInput: { maxLength: 80, autoComplete: 'off' } }}
        />
        {children}
        <Button
          type="submit"
          variant="contained"
          startIcon={<Download />}
          disabled={disabled}
          aria-busy={running}
        >
          {say(action)}
        </Button>
      </Bar>
      <Sheet>
        <ArticleTable
          name={say(texts.articles)}
          tall
          answer={answer}
          columns={columns.map((column, place) => ({
            key: column.name,
            head: (
              <>
                {selectable && place === 0 && tickAll}
                {column.label}
              </>
            ),
            cell: (row) => (
              <>
                {selectable && place === 0 && tickOne(row)}
                {cellText(column, row, locale) || '–'}
              </>
            ),
          }))}
        />
      </Sheet>
    </DemoPage>
  )
}
