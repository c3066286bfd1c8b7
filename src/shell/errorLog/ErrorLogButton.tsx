import BugReport from '@mui/icons-material/BugReport'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useSay } from '@/i18n/useSay'
import { IconButton } from '@/ui/Button'
import { early, useLatePart } from '@/ui/late'
import { clearErrorLog, useErrorLog } from './errorLog'

const loadDialog = () => import('./ErrorLogDialog')

const Red = styled(IconButton)(({ theme }) => ({
  position: 'relative',
  margin: '0 8px 0 4px',
  color: theme.palette.error.contrastText,
  backgroundColor: theme.palette.error.main,
  '&:hover': { backgroundColor: theme.palette.error.dark },
}))

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: -6,
  right: -8,
  minWidth: 18,
  padding: '0 4px',
  border: `1px solid ${theme.palette.error.main}`,
  borderRadius: 9,
  fontSize: 12,
  lineHeight: '16px',
  color: theme.palette.error.main,
  backgroundColor: theme.palette.background.paper,
  '&::before': { content: 'attr(data-count)' },
}))

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
      <Red
        size="small"
        aria-label={name}
        aria-haspopup="dialog"
        data-tip={name}
        onClick={open}
        {...early(loadDialog)}
      >
        <BugReport fontSize="small" />
        <Count data-count={records.length > mostShown ? `${mostShown}+` : records.length} />
      </Red>
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
