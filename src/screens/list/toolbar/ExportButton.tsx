import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import IconButton from '@mui/material/IconButton'
import { useSay } from '@/i18n/useSay'
import { early, useLatePart } from '../../latePart'
import { useList } from '../ListContext'

export const loadExport = () => import('../../export/ExportDialog')

/** Exports everything that the list's filter matches. */
export const ExportButton = () => {
  const { loaded } = useList()
  const label = useSay()('console.list.export')
  const { Part: ExportDialog, open, close } = useLatePart(loadExport)
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        disabled={!loaded || loaded.total === 0}
        onClick={open}
        {...early(loadExport)}
      >
        <FileDownload />
      </IconButton>
      {ExportDialog && <ExportDialog start="matching" onClose={close} />}
    </>
  )
}
