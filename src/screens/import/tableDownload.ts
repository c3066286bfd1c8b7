import { useState } from 'react'
import type { WireRecord } from '@/declaration'
import { fileNameOf, saveFile } from '@/files/saveFile'
import type { TableFile } from '@/files/table'
import { createTableWriter } from '@/files/tableWriter'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { texts } from './texts'

const download = async (file: TableFile, rows: readonly WireRecord[]) => {
  const writer = createTableWriter(file)
  try {
    if (rows.length > 0) await writer.write(0, rows)
    saveFile(await writer.finish(), fileNameOf(file.title, file.format, Date.now()))
  } finally {
    writer.close()
  }
}

/**
 * Returns a function that downloads a table as a file named by its title, and the error if the last one could not be saved.
 */
export const useTableDownload = () => {
  const say = useSay()
  const [failure, setFailure] = useState<string>()
  const save = (file: TableFile, rows: readonly WireRecord[]) => {
    setFailure(undefined)
    download(file, rows).catch((error: unknown) =>
      setFailure(say(texts.notSaved, { reason: messageOf(error) })),
    )
  }
  return { save, failure }
}
