import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useGetList } from 'react-admin'
import {
  formatTimestamp,
  isRecord,
  type Label,
  type Resource,
  resourceName,
  type WireRecord,
} from '@/declaration'
import { l } from '@/declaration/label'
import { formatInteger, formatLi } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { useCopy } from '@/ui/CopyButton'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Facts } from '@/ui/Facts'
import { Notice } from '@/ui/Notice'
import type { PanelProps } from '../areaParts'
import { closeText } from '../runs/texts'

const listTexts = {
  limit: l(
    '距开始不足 5 分钟的任务不能撤销。',
    'Tasks can’t be cancelled less than 5 minutes before sending.',
    'No se puede cancelar a menos de 5 minutos del envío.',
  ),
  task: l('任务', 'Task', 'Tarea'),
  planned: l('定时时间', 'Scheduled for', 'Programada para'),
  held: l('冻结金额', 'Amount held', 'Importe retenido'),
  nothing: l('该任务此前已撤销', 'It had been cancelled before', 'Ya estaba cancelada'),
  cancel: l('撤销任务', 'Cancel task', 'Cancelar tarea'),
  keep: l('保留任务', 'Keep task', 'Conservar tarea'),
  tooMany: l(
    '单次最多 {most} {unit}，请减少选择',
    'At most {most} at once; choose fewer',
    'Como máximo {most} a la vez; elija menos',
  ),
  copy: l('复制', 'Copy', 'Copiar'),
}

/** Cancels a task that has not started, with everything that it would send, and reports the outcome. */
export const CancelTask = <A extends { readonly canceled?: number }>({
  area,
  waiting,
  task_id,
  time,
  words,
  call,
  done,
  onClose,
  refresh,
}: Pick<PanelProps, 'onClose' | 'refresh'> & {
  /** The list of messages the task sends, and the filter for those not sent yet. */
  area: Resource
  waiting: WireRecord
  task_id: string
  /** The planned time, Unix seconds. */
  time: number
  words: { readonly title: Label; readonly ask: Label; readonly count: Label }
  call: () => Promise<A>
  done: (answer: A) => string
}) => {
  const say = useSay()
  const { data, error, isPending, mutate } = useMutation({ mutationFn: call, onSettled: refresh })
  // Fetched once only, because the outcome reports what was cancelled.
  const { total, meta } = useGetList(
    resourceName(area),
    { pagination: { page: 1, perPage: 1 }, filter: { task_id, ...waiting } },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  const held = isRecord(meta?.summary) ? meta.summary.frozen_li : undefined
  const facts = [
    { name: say(listTexts.task), value: task_id },
    { name: say(listTexts.planned), value: formatTimestamp(time) },
    { name: say(words.count), value: total === undefined ? '—' : formatInteger(total) },
    ...(typeof held === 'number' ? [{ name: say(listTexts.held), value: formatLi(held) }] : []),
  ]
  return (
    <Dialog title={say(words.title)} onClose={onClose}>
      <DialogBody gap={12}>
        <Typography>{say(words.ask)}</Typography>
        <Facts inColumns facts={facts} />
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
        cancel={say(data ? closeText : listTexts.keep)}
        confirm={data ? undefined : say(listTexts.cancel)}
        danger
        busy={isPending}
        onConfirm={() => mutate()}
      />
    </Dialog>
  )
}

/** Copies the unmasked addresses of failed records: shown only on request, which the platform logs. */
export const CopyPlain = ({
  records,
  most,
  words,
  call,
  onClose,
}: Pick<PanelProps, 'records' | 'onClose'> & {
  most: number
  /** `ask` and `shown` contain `{count}`; `none`: why there is nothing to show. */
  words: {
    readonly none: Label
    readonly title: Label
    readonly ask: Label
    readonly unit: Label
    readonly show: Label
    readonly shown: Label
  }
  /** @returns the addresses without duplicates */
  call: (ids: string[]) => Promise<readonly string[]>
}) => {
  const say = useSay()
  const copy = useCopy()
  const ids = records.map(({ id }) => String(id))
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call(ids),
    // Unmasked addresses must not outlive the dialog.
    gcTime: 0,
  })
  const tooMany = ids.length > most
  const lines = data?.join('\n') ?? ''
  return (
    <Dialog title={say(words.title)} onClose={onClose}>
      <DialogBody gap={12}>
        {ids.length === 0 && <Notice severity="warning">{say(words.none)}</Notice>}
        {!data && ids.length > 0 && (
          <Typography>{say(words.ask, { count: formatInteger(ids.length) })}</Typography>
        )}
        {tooMany && (
          <Notice severity="warning">
            {say(listTexts.tooMany, { most: formatInteger(most), unit: say(words.unit) })}
          </Notice>
        )}
        {error && <Notice severity="error">{messageOf(error)}</Notice>}
        {data && (
          <TextField
            multiline
            minRows={3}
            maxRows={12}
            size="small"
            label={say(words.shown, { count: formatInteger(data.length) })}
            value={lines}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
        )}
      </DialogBody>
      <DialogFooter
        cancel={say(data || ids.length === 0 ? closeText : 'console.action.cancel')}
        confirm={ids.length === 0 ? undefined : say(data ? listTexts.copy : words.show)}
        disabled={data ? lines === '' : tooMany}
        busy={isPending}
        onConfirm={() => (data ? void copy(lines) : mutate())}
      />
    </Dialog>
  )
}
