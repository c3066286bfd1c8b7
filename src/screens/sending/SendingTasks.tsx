import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Notice } from '@/ui/Notice'
import { Status } from '@/ui/Status'
import { PlainTable } from '../import/PlainTable'
import type { Recipient } from '../recipients'
import { isOpen, type SendTask, type TaskState } from './tasks'
import { stateTexts, texts } from './texts'
import type { Sending } from './useSending'

const tones = {
  waiting: 'default',
  sending: 'info',
  done: 'success',
  refused: 'error',
  unknown: 'warning',
} as const satisfies Record<TaskState, string>

/** A sending's tasks, and buttons to stop and to resume; `heads` are of the columns that `cells` draws. */
export const SendingTasks = <O, A>({
  sending,
  heads,
  cells,
}: {
  sending: Sending<O, A>
  heads: readonly string[]
  cells: (task: SendTask<Recipient, A>) => ReactNode
}) => {
  const say = useSay()
  const { tasks, isRunning, isStopping, start, stop } = sending
  const done = tasks.filter(({ state }) => state === 'done').length
  const open = tasks.filter(isOpen)
  const way = open.some(({ state }) => state === 'unknown')
    ? texts.askAgain
    : open.some(({ state }) => state === 'waiting')
      ? texts.goOn
      : texts.tryAgain
  const progress = say(texts.progress, { done, total: tasks.length })
  return (
    <Stack spacing={1.5}>
      {isRunning && (
        <div role="status">
          {isStopping ? say(texts.stopping) : progress}
          <LinearProgress
            aria-label={progress}
            {...(tasks.length > 1 && { variant: 'determinate', value: (100 * done) / tasks.length })}
          />
        </div>
      )}
      <PlainTable
        label={say(texts.tasks)}
        heads={[say(texts.task), say(texts.count), say(texts.state), ...heads]}
      >
        {tasks.map((task) => (
          <tr key={task.requestId}>
            <td>{say(texts.taskNumber, { number: task.number })}</td>
            <td>{formatInteger(task.count)}</td>
            <td>
              <Status tone={tones[task.state]} word={say(stateTexts[task.state])} />
              {task.reason !== undefined && <div>{task.reason}</div>}
            </td>
            {cells(task)}
          </tr>
        ))}
      </PlainTable>
      {!isRunning && open.some(({ state }) => state === 'unknown') && (
        <Notice severity="warning">{say(texts.unknownNote)}</Notice>
      )}
      <Stack direction="row" spacing={1}>
        {isRunning && tasks.length > 1 && (
          <Button variant="outlined" disabled={isStopping} onClick={stop}>
            {say(texts.stop)}
          </Button>
        )}
        {!isRunning && open.length > 0 && (
          <Button variant="outlined" onClick={start}>
            {say(way)}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
