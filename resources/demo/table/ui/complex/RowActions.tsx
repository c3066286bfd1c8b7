import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useSay } from '@/i18n/useSay'
import type { ListedArticle } from '../articles/articles'
import { texts } from './texts'

/** The states an article can be put into; its current one is left out. */
const steps = [
  { status: 'published', action: 'publish', color: 'success' },
  { status: 'draft', action: 'draft', color: 'primary' },
  { status: 'deleted', action: 'delete', color: 'error' },
] as const

export type Status = (typeof steps)[number]['status']

interface RowActionsProps {
  readonly article: ListedArticle
  readonly busy: boolean
  readonly onEdit: () => void
  readonly onStatus: (status: Status) => void
}

/** The actions of a row. */
export const RowActions = ({ article, busy, onEdit, onStatus }: RowActionsProps) => {
  const say = useSay()
  const named = (action: 'edit' | (typeof steps)[number]['action']) =>
    say(texts.of, { action: say(texts[action]), title: article.title })
  return (
    <Stack direction="row" spacing={2}>
      <Button size="small" disabled={busy} aria-label={named('edit')} onClick={onEdit}>
        {say(texts.edit)}
      </Button>
      {steps
        .filter(({ status }) => status !== article.status)
        .map(({ status, action, color }) => (
          <Button
            key={action}
            size="small"
            color={color}
            disabled={busy}
            aria-label={named(action)}
            onClick={() => onStatus(status)}
          >
            {say(texts[action])}
          </Button>
        ))}
    </Stack>
  )
}
