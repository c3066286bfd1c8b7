import { boolean, code, integer, l, list, money, multiline, object, tags, text } from '@/declaration'
import { definePlatformCalls } from '@/declaration/platformCall'

const id = code({ label: l('记录编号', 'Record', 'Registro'), required: true })
const title = text({ label: l('记录名称', 'Its title', 'Su título') })

const refused = list({
  label: l('不能执行的记录', 'Records left out', 'Registros omitidos'),
  fields: {
    id,
    title,
    code: integer({ label: l('错误码', 'Code', 'Código') }),
    message: text({ label: l('原因', 'Reason', 'Motivo') }),
  },
})

const change = {
  id,
  title,
  before: object({
    label: l('执行前，只含变化的字段', 'Before, the fields that change', 'Antes, los campos que cambian'),
    fields: {},
    nullable: true,
  }),
  after: object({
    label: l('执行后；记录被删除时为空', 'After; null once it is gone', 'Después; null si desaparece'),
    fields: {},
    nullable: true,
  }),
  hidden: tags({
    label: l('无权查看的变化字段', 'Fields that change unseen', 'Campos que cambian sin verse'),
  }),
}

const order = {
  area: code({ label: l('业务', 'Area', 'Área'), required: true }),
  action: code({ label: l('操作', 'Action', 'Acción') }),
  save: boolean({
    label: l('代替操作：保存', 'Instead of an action: a save', 'En vez de una acción: guardar'),
  }),
  body: object({
    label: l(
      '该调用的内容；按查询参数定位的操作，主键也写在这里',
      'The body of that call, with the key also where the call takes it from the address',
      'El cuerpo de esa llamada, con la clave aunque la llamada la tome de la dirección',
    ),
    fields: {},
    required: true,
  }),
}

const requestCount = integer({ label: l('记录数', 'Records', 'Registros'), required: true })

/** The calls for asking a second person; decisions are actions of the area. */
export const approvalCalls = definePlatformCalls({
  name: 'approvals',
  label: l('提交审批', 'Asking for approval', 'Solicitar aprobación'),
  calls: {
    preview: {
      label: l('预览执行结果', 'Preview the result', 'Vista previa del resultado'),
      call: 'POST /user/previewapproval',
      note: l(
        '实际试算后全部撤销，不保存任何内容。',
        'The changes are actually made and then rolled back: nothing is stored.',
        'Los cambios se hacen de verdad y después se revierten: no se guarda nada.',
      ),
      inputs: order,
      answer: {
        records: requestCount,
        amount: money({ label: l('金额', 'Amount', 'Importe'), unit: 'fen', nullable: true }),
        items: list({
          label: l('每条记录的变化', 'What changes in each', 'Qué cambia en cada uno'),
          fields: change,
        }),
        refused,
      },
      codes: [10008],
    },
    ask: {
      label: l('提交审批', 'Ask for approval', 'Solicitar aprobación'),
      call: 'POST /user/askapproval',
      requestId: true,
      note: l(
        '冻结调用内容与记录版本，72 小时内有效；一次最多 5000 条记录。',
        'Freezes the call and the versions of its records for 72 hours; at most 5,000 records at once.',
        'Congela la llamada y las versiones de sus registros durante 72 horas; máximo 5000 registros.',
      ),
      inputs: { ...order, note: multiline({ label: l('说明', 'Note', 'Nota'), max: 200 }) },
      answer: {
        id: integer({
          label: l('审批编号', 'Number of the request', 'Número de la solicitud'),
          required: true,
        }),
        records: requestCount,
        refused,
      },
      codes: [10008, 46105],
    },
    records: {
      label: l('审批涉及的记录', 'The records of a request', 'Los registros de una solicitud'),
      call: 'GET /user/approvalrecords',
      query: {
        id: integer({
          label: l('审批编号', 'Number of the request', 'Número de la solicitud'),
          required: true,
        }),
        offset: integer({ label: l('跳过条数', 'Records to skip', 'Registros que se saltan'), min: 0 }),
        limit: integer({ label: l('条数', 'Records', 'Registros'), min: 1, max: 100 }),
      },
      answer: {
        total: requestCount,
        items: list({
          label: l('每条记录的变化', 'What changes in each', 'Qué cambia en cada uno'),
          fields: {
            ...change,
            code: integer({
              label: l('结果，0 为已执行', 'Result; 0 means done', 'Resultado; 0 significa hecho'),
              nullable: true,
            }),
            message: text({ label: l('原因', 'Reason', 'Motivo'), nullable: true }),
          },
        }),
      },
      codes: [10002],
    },
  },
})
