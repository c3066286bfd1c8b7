import article from '@resources/demo/article/article.area'
import type { Locale, WireRecord } from '@/declaration'
import { textIn } from '@/declaration/label'
import { fileNameOf, saveFile } from '@/files/saveFile'
import { createTableWriter } from '@/files/tableWriter'
import type { ListedArticle } from '../articles/articles'

const columns = ['timestamp', 'title', 'type', 'importance', 'status'] as const

/**
 * Saves articles as an XLSX file.
 *
 * @param title of the sheet, and part of the file name
 * @throws WorkerLost if the worker fails
 */
export async function exportPage(
  articles: readonly ListedArticle[],
  title: string,
  locale: Locale,
): Promise<void> {
  const writer = createTableWriter({
    format: 'xlsx',
    title,
    locale,
    columns: columns.map((name) => {
      const field = article.fields[name]
      return { name, field, label: textIn(field.label, locale) }
    }),
  })
  try {
    const rows: readonly WireRecord[] = articles.map(({ timestamp, title, type, importance, status }) => ({
      timestamp,
      title,
      type,
      importance,
      status,
    }))
    await writer.write(0, rows)
    saveFile(await writer.finish(), fileNameOf(title, 'xlsx', Date.now()))
  } finally {
    writer.close()
  }
}
