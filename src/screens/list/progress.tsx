import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { formatClock } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { Notice } from '@/ui/Notice'
import { useList } from './ListContext'

/** A thin bar over rows that are being refetched; it takes no space, so that nothing moves. */
export const LoadingBar = () => {
  const { loading } = useList()
  const say = useSay()
  return loading ? <LinearProgress className="list-loading" aria-label={say('console.list.loading')} /> : null
}

/** Why there is no answer, and a retry button; earlier rows stay visible below. */
export const Failed = () => {
  const { error, loaded, refresh } = useList()
  const say = useSay()
  if (!error) return null
  return (
    <Notice
      severity="error"
      className="list-failed"
      action={
        <Button color="inherit" size="small" onClick={refresh}>
          {say('console.list.retry')}
        </Button>
      }
    >
      <strong>
        {loaded
          ? say('console.list.failed_kept', { time: formatClock(loaded.at / 1000) })
          : say('console.list.failed')}
      </strong>{' '}
      {messageOf(error)}
    </Notice>
  )
}
