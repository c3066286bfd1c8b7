import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { early, useLatePart } from '../../latePart'
import { useList } from '../ListContext'

const loadDialog = () => import('../../export/ExportDialog')

/** Writes the list into a file: all that its filter finds, or what is ticked. */
export const ExportButton = ({ of }: { of: 'matching' | 'selected' }) => {
  const { loaded } = useList()
  const translate = useTranslate()
  const { Part: ExportDialog, open, close } = useLatePart(loadDialog)
  const opener = { onClick: open, 'aria-haspopup': 'dialog', ...early(loadDialog) } as const
  const label = translate(of === 'matching' ? 'console.list.export' : 'console.list.export_selected')
  return (
    <>
      {of === 'matching' ? (
        <IconButton {...opener} aria-label={label} title={label} disabled={!loaded || loaded.total === 0}>
          <FileDownload />
        </IconButton>
      ) : (
        <Button {...opener} size="small" variant="outlined" startIcon={<FileDownload />}>
          {label}
        </Button>
      )}
      {ExportDialog && <ExportDialog start={of} onClose={close} />}
    </>
  )
}
