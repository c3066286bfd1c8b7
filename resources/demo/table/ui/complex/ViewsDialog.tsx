import Skeleton from '@mui/material/Skeleton'
import { articleEndpoints } from '@resources/demo/article/article.endpoints'
import type { ListedArticle } from '@resources/demo/article/ui/articles'
import { FailureNotice } from '@resources/demo/ui/answers'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { PlainTable } from '@/screens/import/PlainTable'
import { useAnswer } from '@/screens/kinds/kit'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { texts } from './texts'

export const ViewsDialog = ({ article, onClose }: { article: ListedArticle; onClose: () => void }) => {
  const say = useSay()
  const answer = useAnswer(articleEndpoints.views, { pv: article.pageviews })
  return (
    <Dialog title={say(texts.views)} onClose={onClose}>
      <DialogBody>
        <FailureNotice answer={answer} />
        {answer.isPending && <Skeleton variant="rounded" height={180} />}
        {answer.data && (
          <PlainTable label={say(texts.views)} heads={[say(texts.channel), say(texts.count)]}>
            {answer.data.pvData.map(({ key, pv }) => (
              <tr key={key}>
                <td>{key}</td>
                <td>{formatInteger(pv ?? 0)}</td>
              </tr>
            ))}
          </PlainTable>
        )}
      </DialogBody>
      <DialogFooter confirm={say(texts.confirm)} onConfirm={onClose} />
    </Dialog>
  )
}
