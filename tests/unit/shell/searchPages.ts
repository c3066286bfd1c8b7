import { type Label, type LabelLocale, l } from '@/declaration/label'
import type { SearchEntry } from '@/shell/menu/menuEntries'

const messages = l('短信邮件', 'SMS and e-mail', 'SMS y correo')
const payments = l('支付管理', 'Payments', 'Pagos')
const permission = l('权限测试页', 'Permission', 'Permisos')
const charts = l('图表', 'Charts', 'Gráficos')
const tables = l('表格', 'Tables', 'Tablas')
const examples = l('综合实例', 'Examples', 'Ejemplos')
const nested = l('路由嵌套', 'Nested routes', 'Rutas anidadas')

/** The required pages with their titles in three languages. */
const pages: readonly (readonly [path: string, ...titles: Label[]])[] = [
  ['/dashboard', l('首页', 'Dashboard', 'Panel de control')],
  ['/partnerfee/partnerfee', l('费用明细', 'Fee details', 'Detalle de tarifas')],
  ['/announcement/announcement', l('系统公告', 'Announcements', 'Anuncios')],
  ['/sendsms/sendsms', messages, l('发送短信', 'Send SMS', 'Enviar SMS')],
  ['/sendsms/smslist', messages, l('短信列表', 'SMS list', 'Lista de SMS')],
  ['/sendsms/smstemplete', messages, l('短信模板', 'SMS templates', 'Plantillas de SMS')],
  ['/sendsms/smssign', messages, l('短信签名', 'SMS signatures', 'Firmas de SMS')],
  ['/sendsms/emailtemplete', messages, l('邮件模板', 'E-mail templates', 'Plantillas de correo')],
  ['/sendsms/sendemail', messages, l('发送邮件', 'Send e-mail', 'Enviar correo')],
  ['/pay/complaintlist', payments, l('消费者投诉', 'Consumer complaints', 'Reclamaciones de consumidores')],
  ['/pay/tradelist', payments, l('交易记录', 'Trade records', 'Operaciones')],
  ['/paymentaccount/paymentaccount', l('个人信息', 'Personal info', 'Información personal')],
  ['/merchant/merchant', l('授权商家', 'Authorised merchants', 'Comercios autorizados')],
  ['/permission/role', permission, l('角色权限', 'Role permission', 'Permisos por rol')],
  ['/charts/line', charts, l('折线图', 'Line chart', 'Gráfico de líneas')],
  ['/charts/mixchart', charts, l('混合图表', 'Mixed chart', 'Gráfico mixto')],
  ['/table/drag-table', tables, l('拖拽表格', 'Drag table', 'Tabla arrastrable')],
  ['/table/inline-edit-table', tables, l('行内编辑', 'Inline editing', 'Edición en línea')],
  ['/example/create', examples, l('创建文章', 'Create article', 'Crear artículo')],
  ['/example/list', examples, l('重要文章列表', 'Article list', 'Lista de artículos')],
  [
    '/nested/menu1/menu1-2/menu1-2-1',
    nested,
    l('菜单1', 'Menu 1', 'Menú 1'),
    l('长期菜单1-2-1', 'Menu 1-2-1', 'Menú 1-2-1'),
  ],
]

/** The pool as the menu gives it in a language, with a link to another host at its end. */
export const poolIn = (locale: LabelLocale): readonly SearchEntry[] => [
  ...pages.map(([path, ...titles]) => ({
    path,
    titles: titles.map((title) => title[locale]),
    external: false,
  })),
  {
    path: 'https://docs.example.com/open-platform',
    titles: [l('开放平台文档', 'Platform documentation', 'Documentación de la plataforma')[locale]],
    external: true,
  },
]
