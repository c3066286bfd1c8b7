import { problemTypes } from '@resources/pay/complaint/complaintWords'
import { choice, defineResource, integer, l, multiline, type RecordOf, removal, text, timestamp } from '@/declaration'

const replyTemplate = defineResource({
  name: 'replyTemplate',
  path: '/pay/replytemplate',
  label: l('回复模板', 'Reply templates', 'Plantillas de respuesta'),
  one: l('回复模板', 'Reply template', 'Plantilla de respuesta'),
  icon: 'template',
  menu: { group: 'pay', order: 30 },
  roles: { support: ['*'] },
  key: ['template_id'],
  title: 'title',
  card: ['problem_type', 'content'],
  fields: {
    template_id: integer({ label: l('编号', 'No.', 'N.º'), ungrouped: true }),
    title: text({ label: l('标题', 'Title', 'Título'), min: 1, max: 20, required: true }),
    problem_type: choice({
      label: l('适用问题', 'Problem type', 'Tipo de problema'),
      emptyText: l('全部问题', 'All types', 'Todos los tipos'),
      of: problemTypes,
      nullable: true,
    }),
    content: multiline({
      label: l('回复内容', 'Reply', 'Respuesta'),
      hint: l(
        '{订单号} 和 {金额} 会换成投诉单的值',
        '{订单号} and {金额} become the order’s number and amount',
        '{订单号} y {金额} pasan a ser el n.º y el importe del pedido',
      ),
      min: 1,
      max: 500,
      rows: 5,
      required: true,
      errorCode: 44001,
    }),
    create_time: timestamp({ label: l('创建时间', 'Created', 'Creada') }),
    update_time: timestamp({ label: l('更新时间', 'Updated', 'Actualizada') }),
  },
  list: {
    call: 'GET /user/replytpllist',
    columns: ['title', 'content', 'problem_type', 'update_time'],
    moreColumns: ['create_time'],
    sortable: ['update_time', 'create_time', 'title'],
    sort: '-update_time',
    filters: ['title', 'problem_type'],
  },
  detail: {},
  save: { call: 'POST /user/savereplytpl', fields: ['title', 'problem_type', 'content'] },
  actions: {
    remove: removal({
      call: 'POST /user/removereplytpl',
      confirm: {
        text: l(
          '删除后回复投诉时不能再选用，已发出的回复不受影响。删除后不能恢复。',
          'It can no longer be chosen when replying; replies already sent stay as they are. This cannot be undone.',
          'Ya no se podrá elegir al responder; las respuestas enviadas no cambian. No se puede recuperar.',
        ),
        type: 'count',
      },
    }),
  },
})

export default replyTemplate
export type ReplyTemplate = RecordOf<typeof replyTemplate>
