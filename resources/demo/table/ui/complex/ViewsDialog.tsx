import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { fieldOf, textOf } from '@/platform/answer'
import { call } from '@/platform/client'
import { messageOf } from '@/platform/errors'
import { PlainTable } from '@/screens/import/PlainTable'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
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

/** Page views of an article by device. */
export const ViewsDialog = ({ article, onClose }: { article: ListedArticle; onClose: () => void }) => {
  const say = useSay()
  const { pageviews } = article
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['demo', 'views', pageviews],
    queryFn: ({ signal }) => fetchViews(pageviews, signal),
    retry: false,
  })
  return (
    <Dialog title={say(texts.views)} onClose={onClose}>
      <DialogBody>
        {error && (
          <Notice
            severity="error"
            action={
              <Button color="inherit" size="small" disabled={isFetching} onClick={() => void refetch()}>
                {say(texts.retry)}
              </Button>
            }
          >
            {messageOf(error)}
          </Notice>
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
      </DialogBody>
      <DialogFooter confirm={say(texts.confirm)} onConfirm={onClose} />
    </Dialog>
  )
}
