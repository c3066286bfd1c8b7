import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import TextField from '@mui/material/TextField'
import { DataTable, useSending } from '@resources/demo/ui/answers'
import { Row } from '@resources/demo/ui/DemoPage'
import { type FormEvent, useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Card, Sheet } from '@/ui/Card'
import { CopyButton } from '@/ui/CopyButton'
import { Dialog, DialogBody, DialogFooter, Question } from '@/ui/Dialog'
import { Empty, EmptyState } from '@/ui/EmptyState'
import { Facts } from '@/ui/Facts'
import { Notice } from '@/ui/Notice'
import { Dotted, Status } from '@/ui/Status'

export const texts = {
  about: l(
    '控制台、业务区和演示页面都由这些部件组成。这里可以看到每个部件的各种状态。',
    'The console, the areas and the demo are made of these parts. Each is shown here in its states.',
    'La consola, las áreas y la demo están hechas de estas piezas. Aquí se ve cada una en sus estados.',
  ),
  dialogs: l('弹窗', 'Dialogs', 'Diálogos'),
  plain: l('普通弹窗', 'Plain dialog', 'Diálogo simple'),
  form: l('表单弹窗', 'Dialog with a form', 'Diálogo con formulario'),
  window: l('大弹窗', 'Large dialog', 'Diálogo grande'),
  question: l('确认', 'Question', 'Pregunta'),
  questionText: l('删除这条规则？', 'Delete this rule?', '¿Eliminar esta regla?'),
  consequence: l(
    '删除后推送立即停止，且无法恢复。',
    'Pushes stop at once, and the rule cannot be brought back.',
    'Los envíos se detienen al momento y la regla no se puede recuperar.',
  ),
  name: l('名称', 'Name', 'Nombre'),
  cancel: l('取消', 'Cancel', 'Cancelar'),
  close: l('关闭', 'Close', 'Cerrar'),
  save: l('保存', 'Save', 'Guardar'),
  delete: l('删除', 'Delete', 'Eliminar'),
  answer: l('上次的回答：{answer}', 'Last answer: {answer}', 'Última respuesta: {answer}'),
  notices: l('提示', 'Notices', 'Avisos'),
  error: l(
    '连接失败，没有保存。',
    'The connection failed; nothing was saved.',
    'Falló la conexión; no se guardó nada.',
  ),
  errorTitle: l('保存失败', 'Not saved', 'No guardado'),
  warning: l(
    '授权将在 3 天后到期。',
    'The authorisation ends in 3 days.',
    'La autorización acaba en 3 días.',
  ),
  info: l('修改在 1 分钟内生效。', 'Changes take effect within a minute.', 'Los cambios tardan un minuto.'),
  success: l('12 条记录已导入。', '12 records were imported.', 'Se importaron 12 registros.'),
  retry: l('重试', 'Try again', 'Reintentar'),
  boxes: l('卡片与空状态', 'Cards and empty states', 'Tarjetas y estados vacíos'),
  balance: l('余额', 'Balance', 'Saldo'),
  details: l('明细', 'Details', 'Detalle'),
  amount: l('¥ 1,280.00', '¥ 1,280.00', '¥ 1,280.00'),
  empty: l('还没有规则', 'No rules yet', 'Aún no hay reglas'),
  emptyHint: l('新建后会显示在这里。', 'New ones appear here.', 'Las nuevas aparecen aquí.'),
  failed: l('规则加载失败', 'The rules could not be loaded', 'No se pudieron cargar las reglas'),
  values: l('表格与值', 'Tables and values', 'Tablas y valores'),
  rules: l('规则', 'Rules', 'Reglas'),
  state: l('状态', 'State', 'Estado'),
  facts: l('次数', 'Count', 'Veces'),
  remark: l('备注', 'Remark', 'Nota'),
  running: l('运行中', 'Running', 'En marcha'),
  paused: l('已暂停', 'Paused', 'En pausa'),
  stopped: l('已停止', 'Stopped', 'Detenida'),
  sent: l('已发送', 'Sent', 'Enviados'),
  refused: l('被拒绝', 'Refused', 'Rechazados'),
  flag: l('红旗', 'Red flag', 'Bandera roja'),
}

type Save = (name: string) => Promise<void>

/** Saving takes as long as the caller's promise, and fails with it; what was typed is closed by a button only. */
const FormDialog = ({ onClose, onSave }: { onClose: () => void; onSave: Save }) => {
  const say = useSay()
  const [name, setName] = useState('')
  const { busy, failure, send } = useSending()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await send(() => onSave(name))) onClose()
  }
  return (
    <Dialog title={say(texts.form)} width="sm" fillsPhone busy={busy} kept={name !== ''} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogBody gap={12}>
          {failure !== undefined && <Notice severity="error">{say(texts.error)}</Notice>}
          <TextField
            autoFocus
            fullWidth
            label={say(texts.name)}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </DialogBody>
        <DialogFooter cancel={say(texts.cancel)} confirm={say(texts.save)} disabled={name === ''} />
      </form>
    </Dialog>
  )
}

const dialogs = ['plain', 'form', 'window', 'question'] as const

/** Saving that is answered after a moment, long enough to see the dialog busy. */
const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve, 800))

export const DialogSamples = ({ onSave = aMoment }: { onSave?: Save }) => {
  const say = useSay()
  const [open, setOpen] = useState<(typeof dialogs)[number]>()
  const [answer, setAnswer] = useState('—')
  const close = () => setOpen(undefined)
  return (
    <>
      <Row>
        {dialogs.map((sample) => (
          <Button key={sample} aria-haspopup="dialog" onClick={() => setOpen(sample)}>
            {say(texts[sample])}
          </Button>
        ))}
      </Row>
      <p role="status">{say(texts.answer, { answer })}</p>
      {open === 'plain' && (
        <Dialog title={say(texts.plain)} onClose={close}>
          <DialogBody>{say(texts.consequence)}</DialogBody>
          <DialogFooter cancel={say(texts.close)} />
        </Dialog>
      )}
      {open === 'form' && <FormDialog onSave={onSave} onClose={close} />}
      {open === 'window' && (
        <Dialog title={say(texts.window)} close={say(texts.close)} width="window" fillsPhone onClose={close}>
          <DialogBody>{say(texts.consequence)}</DialogBody>
        </Dialog>
      )}
      {open === 'question' && (
        <Question
          title={say(texts.questionText)}
          cancel={say(texts.cancel)}
          confirm={say(texts.delete)}
          onAnswer={(confirmed) => {
            setAnswer(say(confirmed ? texts.delete : texts.cancel))
            close()
          }}
        >
          {say(texts.consequence)}
        </Question>
      )}
    </>
  )
}

const retryIn = (say: ReturnType<typeof useSay>) => (
  <Button size="small" color="inherit">
    {say(texts.retry)}
  </Button>
)

export const NoticeSamples = () => {
  const say = useSay()
  return (
    <div className="ui-column" style={{ gap: 8 }}>
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

export const BoxSamples = () => {
  const say = useSay()
  return (
    <div className="ui-column" style={{ gap: 8 }}>
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

const rows = [
  { id: '202605190017', tone: 'success', state: texts.running, sent: 120, refused: 0 },
  { id: '202605190018', tone: 'warning', state: texts.paused, sent: 240, refused: 1 },
  { id: '202605190019', tone: 'error', state: texts.stopped, sent: 360, refused: 2 },
] as const

export const ValueSamples = () => {
  const say = useSay()
  return (
    <Sheet>
      <DataTable
        name={say(texts.rules)}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'rule',
            head: say(texts.rules),
            cell: ({ id }) => (
              <span style={{ position: 'relative', paddingRight: 24 }}>
                <code>{id}</code>
                <CopyButton text={id} name={say(texts.rules)} />
              </span>
            ),
          },
          {
            key: 'state',
            head: say(texts.state),
            cell: ({ tone, state }) => <Status tone={tone} word={say(state)} />,
          },
          {
            key: 'facts',
            head: say(texts.facts),
            cell: ({ sent, refused }) => (
              <Facts
                facts={[
                  { name: say(texts.sent), value: sent },
                  { name: say(texts.refused), value: refused },
                ]}
              />
            ),
          },
          {
            key: 'remark',
            head: say(texts.remark),
            cell: ({ refused }) =>
              refused === 0 ? <Dotted colour="#ff4949" word={say(texts.flag)} /> : <Empty />,
          },
        ]}
      />
    </Sheet>
  )
}
