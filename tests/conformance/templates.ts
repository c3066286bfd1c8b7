import { defineSeed } from '@mock/platform/areas/rules'
import { sandboxPartners } from '@mock/platform/sandbox'
import {
  choice,
  code,
  defineResource,
  html,
  integer,
  l,
  type RecordOf,
  type Resource,
  text,
  timestamp,
} from '@/declaration'

/** An area that uses every feature of a data provider: e-mail templates, only for these tests. */
export const templates = defineResource({
  name: 'conformanceTemplate',
  path: '/conformance/template',
  label: l('一致性模板', 'Conformance templates', 'Plantillas de conformidad'),
  icon: 'template',
  menu: { order: 900, hidden: true },
  key: ['template_id'],
  title: 'template_name',
  fields: {
    template_id: code({ label: l('编号', 'No.', 'N.º'), max: 16, serial: { prefix: 'T', digits: 8 } }),
    template_name: text({ label: l('模板', 'Template', 'Plantilla'), min: 1, max: 30, required: true }),
    mail_type: choice({
      label: l('类型', 'Type', 'Tipo'),
      of: { TRIGGER: l('触发', 'Trigger', 'Disparo'), BATCH: l('批量', 'Batch', 'Lote') },
    }),
    status: choice({
      label: l('审核状态', 'Review', 'Revisión'),
      of: {
        DRAFT: l('草稿', 'Draft', 'Borrador'),
        REVIEWING: l('审核中', 'In review', 'En revisión'),
        APPROVED: l('已通过', 'Approved', 'Aprobada'),
      },
      initial: 'DRAFT',
    }),
    subject: text({ label: l('主题', 'Subject', 'Asunto'), min: 1, max: 100, required: true }),
    content: html({ label: l('正文', 'Body', 'Cuerpo'), maxBytes: 80_000 }),
    sent: integer({ label: l('已发送', 'Sent', 'Enviados'), min: 0 }),
    update_time: timestamp({ label: l('更新时间', 'Changed', 'Modificada') }),
  },
  list: {
    call: 'GET /conformance/templatelist',
    columns: ['template_id', 'template_name', 'mail_type', 'status', 'sent', 'update_time'],
    sortable: ['template_name', 'sent', 'update_time'],
    sort: '-update_time',
    filters: ['template_name', 'mail_type', 'status'],
  },
  detail: {
    call: 'GET /conformance/templatedetail',
    groups: [{ label: l('模板', 'Template', 'Plantilla'), fields: ['template_name', 'subject', 'content'] }],
  },
  save: {
    call: 'POST /conformance/savetemplate',
    stamp: { saved: 'update_time' },
    fields: ['template_name', 'mail_type', 'subject', 'content', 'sent'],
  },
  actions: {
    remove: {
      label: l('删除', 'Delete', 'Eliminar'),
      icon: 'delete',
      call: 'POST /conformance/removetemplate',
      on: ['row', 'bulk'],
      batch: 'ids',
      effect: 'remove',
    },
  },
})

export type Template = RecordOf<typeof templates>

/** The same area, served by a REST service. */
export const templatesByRest: Resource = { ...templates, rest: '/rest/conformanceTemplate' }

/** The same 25 records everywhere; every sort has exactly one order. */
export const records: readonly Template[] = Array.from({ length: 25 }, (_, index) => ({
  template_id: `T${String(10_000_000 + index)}`,
  template_name: `template ${String.fromCharCode(97 + ((index * 7) % 25))}`,
  mail_type: index % 3 === 0 ? 'BATCH' : 'TRIGGER',
  status: index % 5 === 0 ? 'APPROVED' : 'DRAFT',
  subject: `Subject ${index}`,
  content: `<p>Body ${index}</p>`,
  sent: (index * 11) % 25,
  update_time: 1_717_200_000 + ((index * 13) % 25) * 60,
}))

/** They belong to the first partner; the second one has none. */
export const seed = defineSeed<Template>({
  records: ({ username }) => (username === sandboxPartners[0].username ? records : []),
})
