import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { formatTimestamp, type Label } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import type { PanelProps } from '../areaParts'
import { listTexts } from './listTexts'

/** Takes back a task that has not begun, with all that it would send, and says what came of it. */
export const CancelTask = <A extends { readonly canceled?: number }>({
  task_id,
  time,
  words,
  call,
  done,
  onClose,
  refresh,
}: Pick<PanelProps, 'onClose' | 'refresh'> & {
  task_id: string
  /** When it is planned for, Unix seconds. */
  time: number
  /** `ask` has `{task}` and `{time}` in it. */
  words: { readonly title: Label; readonly ask: Label }
  call: () => Promise<A>
  /** Says what was taken back, when anything was. */
  done: (answer: A) => string
}) => {
  const say = useSay()
  const titleId = useId()
  const { data, error, isPending, mutate } = useMutation({ mutationFn: call, onSettled: refresh })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{say(words.title)}</DialogTitle>
      <DialogContent>
        <Stack spacing={3}>
          <Typography>{say(words.ask, { task: task_id, time: formatTimestamp(time) })}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {say(listTexts.limit)}
          </Typography>
          {error && (
            <Alert severity="error" role="alert">
              {messageOf(error)}
            </Alert>
          )}
          {data && (
            <Alert severity="success" role="status">
              {data.canceled === 0 ? say(listTexts.nothing) : done(data)}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {say(listTexts.close)}
        </Button>
        {!data && (
          <Button variant="contained" color="error" loading={isPending} onClick={() => mutate()}>
            {say(listTexts.cancel)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
