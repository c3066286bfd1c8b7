import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { fieldOf, textOf } from '@/platform/answer'
import { call } from '@/platform/client'
import { messageOf } from '@/platform/errors'
import { PlainTable } from '@/screens/import/PlainTable'
import type { ListedArticle } from '../articles/articles'
import { texts } from './texts'

interface Channel {
  readonly key: string
  readonly pv: number
}

const channelOf = (value: unknown): Channel => ({
  key: textOf(fieldOf(value, 'key')),
  pv: Number(fieldOf(value, 'pv')),
})

const fetchViews = async (pv: number, signal: AbortSignal): Promise<readonly Channel[]> => {
  const channels = fieldOf(await call('GET /article/pv', { query: { pv }, signal }), 'pvData')
  return Array.isArray(channels) ? channels.map(channelOf) : []
}

/** Where an article is read, and how often. */
export const ViewsDialog = ({ article, onClose }: { article: ListedArticle; onClose: () => void }) => {
  const say = useSay()
  const titleId = useId()
  const { pageviews } = article
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['demo', 'views', pageviews],
    queryFn: ({ signal }) => fetchViews(pageviews, signal),
    retry: false,
  })
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{say(texts.views)}</DialogTitle>
      <DialogContent>
        {error && (
          <Alert
            severity="error"
            role="alert"
            action={
              <Button color="inherit" size="small" disabled={isFetching} onClick={() => void refetch()}>
                {say(texts.retry)}
              </Button>
            }
          >
            {messageOf(error)}
          </Alert>
        )}
        {!data && !error && <Skeleton variant="rounded" height={180} />}
        {data && (
          <PlainTable label={say(texts.views)} heads={[say(texts.channel), say(texts.count)]}>
            {data.map(({ key, pv }) => (
              <tr key={key}>
                <td>{key}</td>
                <td>{formatInteger(pv)}</td>
              </tr>
            ))}
          </PlainTable>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {say(texts.confirm)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
