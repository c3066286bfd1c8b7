import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import Button from '@mui/material/Button'
import { useSay } from '@/i18n/useSay'
import { Card, Sheet } from '@/ui/Card'
import { column } from '@/ui/column'
import { EmptyState } from '@/ui/EmptyState'
import { Notice } from '@/ui/Notice'
import { texts } from './texts'

const retryIn = (say: ReturnType<typeof useSay>) => (
  <Button size="small" color="inherit">
    {say(texts.retry)}
  </Button>
)

/** A notice of each severity; those that only inform are announced politely. */
export const NoticeSamples = () => {
  const say = useSay()
  return (
    <div {...column(8)}>
      <Notice severity="error" title={say(texts.errorTitle)} action={retryIn(say)}>
        {say(texts.error)}
      </Notice>
      <Notice severity="warning">{say(texts.warning)}</Notice>
      <Notice severity="info" role="note">
        {say(texts.info)}
      </Notice>
      <Notice severity="success" role="status" square>
        {say(texts.success)}
      </Notice>
    </div>
  )
}

/** A card, a list that is empty, and one that could not be loaded. */
export const BoxSamples = () => {
  const say = useSay()
  return (
    <div {...column(8)}>
      <Card
        title={say(texts.balance)}
        aside={
          <a className="kind-link" href="#details">
            {say(texts.details)}
          </a>
        }
      >
        {say(texts.amount)}
      </Card>
      <Sheet>
        <EmptyState picture={<Inbox />} title={say(texts.empty)} hint={say(texts.emptyHint)} />
      </Sheet>
      <Sheet>
        <EmptyState failed picture={<ErrorOutline />} title={say(texts.failed)}>
          {retryIn(say)}
        </EmptyState>
      </Sheet>
    </div>
  )
}
