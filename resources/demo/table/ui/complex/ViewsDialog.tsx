import Skeleton from '@mui/material/Skeleton'
import type { ListedArticle } from '@resources/demo/article/ui/articles'
import { FailureNotice } from '@resources/demo/ui/answers'
import { useQuery } from '@tanstack/react-query'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { fieldOf, textOf } from '@/platform/answer'
import { call } from '@/platform/client'
import { PlainTable } from '@/screens/import/PlainTable'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { texts } from './texts'

const channelOf = (value: unknown) => ({
  key: textOf(fieldOf(value, 'key')),
  pv: Number(fieldOf(value, 'pv')),
})

const fetchViews = async (pv: number, signal: AbortSignal) => {
  const channels = fieldOf(await call('GET /article/pv', { query: { pv }, signal }), 'pvData')
  return Array.isArray(channels) ? channels.map(channelOf) : []
}

/** Page views of an article by device. */
export const ViewsDialog = ({ article, onClose }: { article: ListedArticle; onClose: () => void }) => {
  const say = useSay()
  const { pageviews } = article
  const answer = useQuery({
    queryKey: ['demo', 'views', pageviews],
    queryFn: ({ signal }) => fetchViews(pageviews, signal),
    retry: false,
  })
  return (
    <Dialog title={say(texts.views)} onClose={onClose}>
      <DialogBody>
        <FailureNotice answer={answer} />
        {answer.isPending && <Skeleton variant="rounded" height={180} />}
        {answer.data && (
          <PlainTable label={say(texts.views)} heads={[say(texts.channel), say(texts.count)]}>
            {answer.data.map(({ key, pv }) => (
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
