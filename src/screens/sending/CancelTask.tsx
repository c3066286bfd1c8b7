import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { formatTimestamp, type Label } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import type { PanelProps } from '../areaParts'
import { listTexts } from './listTexts'

/** Cancels a task that has not started, with everything that it would send, and reports the outcome. */
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
  /** `ask` contains `{task}` and `{time}`. */
  words: { readonly title: Label; readonly ask: Label }
  call: () => Promise<A>
  /** Says what was cancelled, if anything was. */
  done: (answer: A) => string
}) => {
  const say = useSay()
  const { data, error, isPending, mutate } = useMutation({ mutationFn: call, onSettled: refresh })
  return (
    <Dialog title={say(words.title)} onClose={onClose}>
      <DialogBody gap={12}>
        <Typography>{say(words.ask, { task: task_id, time: formatTimestamp(time) })}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say(listTexts.limit)}
        </Typography>
        {error && <Notice severity="error">{messageOf(error)}</Notice>}
        {data && (
          <Notice severity="success" role="status">
            {data.canceled === 0 ? say(listTexts.nothing) : done(data)}
          </Notice>
        )}
      </DialogBody>
      <DialogFooter
        cancel={say(listTexts.close)}
        confirm={data ? undefined : say(listTexts.cancel)}
        danger
        busy={isPending}
        onConfirm={() => mutate()}
      />
    </Dialog>
  )
}
