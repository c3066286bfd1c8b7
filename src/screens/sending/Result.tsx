import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { integer, type Resource, text } from '@/declaration'
import { formatInteger, formatLi, formatTimestamp } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Link as RouterLink } from '@/ui/Link'
import { LoadingBar } from '@/ui/Loading'
import { Notice } from '@/ui/Notice'
import { Status } from '@/ui/Status'
import { useMay } from '../endpoints'
import { useTableDownload } from '../import/mendableFile'
import { PlainTable } from '../import/PlainTable'
import type { Recipient } from '../recipients'
import { Paged } from '../recipients/RowTables'
import type { Planned } from './plan'
import { Section } from './Section'
import { isOpen, type SendTask, type TaskState } from './tasks'
import { type ChannelWords, stateTexts, texts } from './texts'
import type { Sending } from './useSending'

const tones = {
  waiting: 'default',
  sending: 'info',
  done: 'success',
  refused: 'error',
  unknown: 'warning',
} as const satisfies Record<TaskState, string>

export interface Rejection {
  readonly address: string
  readonly reason: string
  /** The line where it was entered; undefined if unknown. */
  readonly line: number | undefined
}

const Rejected = ({ words, rejected }: { words: ChannelWords; rejected: readonly Rejection[] }) => {
  const say = useSay()
  const locale = useLocale()
  const { save, failure } = useTableDownload()
  const title = say(words.rejected)
  const columns = Object.entries({
    address: text({ label: words.address }),
    line: integer({ label: texts.line, nullable: true }),
    reason: text({ label: texts.reason }),
  }).map(([name, field]) => ({ name, field, label: say(field.label) }))
  const download = () =>
    save(
      { format: 'xlsx', columns, locale, title },
      rejected.map((one) => ({ ...one, line: one.line ?? null })),
    )
  return (
    <div>
      <Paged label={title} heads={columns.map(({ label }) => label)} rows={rejected}>
        {({ address, line, reason }) => (
          <tr key={`${line} ${address} ${reason}`}>
            <td>{address}</td>
            <td>{line === undefined ? '' : formatInteger(line)}</td>
            <td>{reason}</td>
          </tr>
        )}
      </Paged>
      <Button size="small" onClick={download}>
        {say(texts.download, { rejected: title })}
      </Button>
      {failure !== undefined && <Notice severity="error">{failure}</Notice>}
    </div>
  )
}

export interface Sent {
  readonly task_id?: string
  readonly accepted?: number
  /** In li. */
  readonly amount_li?: number
}

/**
 * The progress of the sending. Its height stays the same when it ends: operators already reach for the link below when the first
 * answer comes.
 */
const Standing = ({
  words,
  planTime,
  tasks,
  isRunning,
  isStopping,
  isTroubled,
}: Pick<Sending<Planned, Sent>, 'tasks' | 'isRunning' | 'isStopping'> & {
  words: ChannelWords
  /** Unix seconds. Undefined if it is sent immediately. */
  planTime: number | undefined
  isTroubled: boolean
}) => {
  const say = useSay()
  const done = tasks.filter(({ state }) => state === 'done').length
  const answers = tasks.flatMap(({ answer }) => answer ?? [])
  const sum = (of: (one: Sent) => number | undefined) =>
    answers.reduce<number | null>((before, one) => {
      const figure = of(one)
      return before === null || figure === undefined ? null : before + figure
    }, 0)
  const progress = say(texts.progress, { done, total: tasks.length })
  const isAnswered = answers.length > 0
  const isOfMany = tasks.length > 1
  const later = { visibility: isAnswered ? 'visible' : 'hidden' } as const
  const severity = isRunning ? 'info' : isTroubled || !isAnswered ? 'warning' : 'success'
  return (
    <Box sx={{ position: 'relative' }}>
      <Notice severity={severity} role="status">
        {(isOfMany || !isAnswered) && <div>{isStopping ? say(texts.stopping) : progress}</div>}
        {(isAnswered || (isOfMany && isRunning)) && (
          <div style={later}>
            {say(texts.summary, {
              accepted: formatInteger(sum((one) => one.accepted)),
              unit: say(words.unit),
              cost: formatLi(sum((one) => one.amount_li)),
            })}
          </div>
        )}
        {planTime !== undefined && (isAnswered || isRunning) && (
          <div style={later}>
            {say(texts.planned, { time: formatTimestamp(planTime), list: say(words.list) })}
          </div>
        )}
      </Notice>
      {isRunning && (
        <LoadingBar
          aria-label={progress}
          share={isOfMany ? done / tasks.length : undefined}
          style={{ position: 'absolute', inset: 'auto 0 0' }}
        />
      )}
    </Box>
  )
}

export interface Outcome<A> {
  readonly list: Resource
  readonly rejectedOf: (task: SendTask<Recipient, A>) => readonly Rejection[]
}

/** An order's outcome: each task with a link to what was sent, buttons to stop and to resume, and the rejected recipients. */
export const Result = <O extends Planned, A extends Sent>({
  words,
  sending,
  list,
  rejectedOf,
  onAnother,
}: Outcome<A> & {
  words: ChannelWords
  sending: Sending<O, A>
  onAnother: () => void
}) => {
  const say = useSay()
  const maySee = useMay()(`${list.name}.list`)
  const { order, tasks, isRunning, isStopping, leftAt, isOver, start, stop, close } = sending
  const open = tasks.filter(isOpen)
  const isUnknown = open.some(({ state }) => state === 'unknown')
  const goOn = open.some(({ state }) => state === 'waiting') ? texts.goOn : texts.tryAgain
  const unit = say(words.unit)
  const rejected = tasks.flatMap(rejectedOf)
  const nothingSent = tasks.every(({ state }) => state === 'refused' || state === 'waiting')
  return (
    <Section title={say(texts.result)}>
      <Stack spacing={2}>
        <Stack spacing={1.5}>
          <Standing
            words={words}
            planTime={order?.planTime}
            tasks={tasks}
            isRunning={isRunning}
            isStopping={isStopping}
            isTroubled={rejected.length > 0}
          />
          <PlainTable
            label={say(texts.tasks)}
            heads={[
              say(texts.task),
              say(texts.count),
              say(texts.state),
              say(texts.accepted),
              say(texts.notTaken),
              say(texts.fee),
              say(words.list),
            ]}
          >
            {tasks.map((task) => (
              <tr key={task.requestId}>
                <td>{say(texts.taskNumber, { number: task.number })}</td>
                <td>{formatInteger(task.count)}</td>
                <td>
                  <Status tone={tones[task.state]} word={say(stateTexts[task.state])} />
                  {task.reason !== undefined && <div>{task.reason}</div>}
                </td>
                <td>{formatInteger(task.answer?.accepted ?? null)}</td>
                <td>{formatInteger(rejectedOf(task).length)}</td>
                <td>{formatLi(task.answer?.amount_li ?? null)}</td>
                <td>
                  {task.answer?.task_id && maySee && (
                    <Link component={RouterLink} to={addressOf(list, task.answer.task_id)}>
                      {say(words.seeList)}
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </PlainTable>
          {leftAt !== undefined && !isOver && (
            <Notice severity="info">{say(texts.leftBehind, { time: formatTimestamp(leftAt) })}</Notice>
          )}
          {!isRunning && isUnknown && <Notice severity="warning">{say(texts.unknownNote)}</Notice>}
          <Stack direction="row" spacing={1}>
            {isRunning && tasks.length > 1 && (
              <Button variant="outlined" disabled={isStopping} onClick={stop}>
                {say(texts.stop)}
              </Button>
            )}
            {!isRunning && open.length > 0 && (
              <Button variant="outlined" onClick={start}>
                {say(isUnknown ? texts.askAgain : goOn)}
              </Button>
            )}
          </Stack>
        </Stack>
        {rejected.length > 0 && <Rejected words={words} rejected={rejected} />}
        {!isRunning && (
          <Stack direction="row">
            <Button variant="contained" onClick={nothingSent ? close : onAnother}>
              {say(nothingSent ? texts.back : texts.another, { unit })}
            </Button>
          </Stack>
        )}
      </Stack>
    </Section>
  )
}

const addressOf = ({ path }: Resource, task_id: string): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify({ task_id }))}`
