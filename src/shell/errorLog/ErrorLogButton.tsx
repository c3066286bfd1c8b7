import BugReport from '@mui/icons-material/BugReport'
import { useEffect, useRef } from 'react'
import { useSay } from '@/i18n/useSay'
import { IconButton } from '@/ui/Button'
import { early, useLatePart } from '@/ui/late'
import { clearErrorLog, useErrorLog } from './errorLog'
import './errorLog.css'

const loadDialog = () => import('./ErrorLogDialog')

const mostShown = 99

export const ErrorLogButton = () => {
  const say = useSay()
  const records = useErrorLog()
  const { Part: ErrorLogDialog, open, close } = useLatePart(loadDialog)
  const cleared = useRef(false)
  const empty = records.length === 0

  useEffect(() => {
    if (!empty || !cleared.current) return
    cleared.current = false
    // The button that had the focus disappears with the last record.
    document.querySelector('main')?.focus()
  }, [empty])

  if (empty) return null
  const name = say('console.error_log.open', { count: records.length })
  return (
    <>
      <IconButton
        className="error-log-open"
        size="small"
        aria-label={name}
        aria-haspopup="dialog"
        data-tip={name}
        onClick={open}
        {...early(loadDialog)}
      >
        <BugReport fontSize="small" />
        <span data-count={records.length > mostShown ? `${mostShown}+` : records.length} />
      </IconButton>
      {ErrorLogDialog && (
        <ErrorLogDialog
          records={records}
          onClose={close}
          onClear={() => {
            cleared.current = true
            close()
            clearErrorLog()
          }}
        />
      )}
    </>
  )
}
