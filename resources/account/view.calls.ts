import { boolean, choice, code, integer, l, list, object, tags, text, timestamp } from '@/declaration'
import { definePlatformCalls } from '@/declaration/platformCall'

// Named views of lists: filters, columns, widths, density, sort and page size under a name.

/** The longest name of a view, in characters. */
export const longestViewName = 30

export const viewScopes = {
  mine: l('仅自己', 'Only me', 'Solo yo'),
  role: l('同角色', 'A role', 'Un rol'),
  all: l('所有人', 'Everybody', 'Todos'),
} as const

export const viewDensities = {
  loose: l('宽松', 'Comfortable', 'Amplia'),
  standard: l('标准', 'Standard', 'Normal'),
  compact: l('紧凑', 'Compact', 'Compacta'),
} as const

export const viewOrders = {
  ASC: l('升序', 'Ascending', 'Ascendente'),
  DESC: l('降序', 'Descending', 'Descendente'),
} as const

const viewId = integer({ label: l('视图编号', 'View', 'Vista') })
const version = integer({ label: l('版本', 'Version', 'Versión') })
const area = code({ label: l('业务', 'Area', 'Área') })
const name = text({ label: l('名称', 'Name', 'Nombre'), min: 1, max: longestViewName })
const scope = choice({ label: l('可见范围', 'Visible to', 'Visible para'), of: viewScopes })
const role = code({
  label: l(
    '角色，仅“同角色”视图有；保存时不填为自己的角色',
    'The role of a role’s view; when saving, one’s own without it',
    'El rol de la vista de un rol; al guardar, el propio si falta',
  ),
})

const content = {
  is_default: boolean({
    label: l('默认打开', 'Open by default', 'Abrir por defecto'),
    hint: l(
      '每个业务在每个范围内至多一个，后设的生效',
      'One per area and scope at most: the last one set counts',
      'Una por área y ámbito como máximo: cuenta la última',
    ),
  }),
  filter: object({
    label: l(
      '筛选条件；日期可写 today 或 today-6，随今天变化',
      'Filters; a date may be today or today-6, relative to the current day',
      'Filtros; una fecha puede ser today o today-6, relativa al día actual',
    ),
    fields: {},
  }),
  columns: tags({ label: l('显示的列，按顺序', 'Columns shown, in order', 'Columnas visibles, en orden') }),
  widths: object({ label: l('列宽，像素', 'Widths of columns, px', 'Anchos de columna, px'), fields: {} }),
  density: choice({ label: l('行距', 'Density', 'Densidad'), of: viewDensities }),
  sort: code({ label: l('排序字段', 'Sorted by', 'Ordenada por') }),
  order: choice({ label: l('排序方向', 'Order', 'Sentido'), of: viewOrders }),
  per_page: integer({ label: l('每页条数', 'Rows per page', 'Filas por página') }),
}

const view = {
  view_id: viewId,
  area,
  name,
  scope,
  role,
  ...content,
  by: text({ label: l('创建人', 'Made by', 'Creada por') }),
  editable: boolean({ label: l('可修改', 'May be changed', 'Se puede cambiar') }),
  version,
  save_time: timestamp({ label: l('保存时间', 'Saved', 'Guardada') }),
}

const calls = {
  views: {
    label: l('视图列表', 'Views', 'Vistas'),
    call: 'GET /user/views',
    note: l(
      '返回自己的、本角色的和本合作伙伴所有人的视图；有 view.share 权限者还能看到其他角色的。无权查看的业务不返回，无权使用的筛选条件返回 null。',
      'One’s own views, those of one’s role and everybody’s of the partner; a holder of view.share also sees those of other roles. Areas that the account may not see are left out, and filters that it may not use are null.',
      'Las vistas propias, las del propio rol y las de todos los del socio; quien tiene view.share ve también las de otros roles. Las áreas que la cuenta no puede ver se omiten y los filtros que no puede usar son null.',
    ),
    answer: { items: list({ label: l('视图', 'Views', 'Vistas'), fields: view }) },
  },
  saveview: {
    label: l('保存视图', 'Save a view', 'Guardar una vista'),
    call: 'POST /user/saveview',
    requestId: true,
    note: l(
      '不带 view_id 为新建，须有 area 和 name；带 view_id 为修改，未带的字段保持不变，version 过期返回 10007，data.record 为当前视图。范围为角色或所有人时需要 view.share 权限，或是创建人。',
      'Without view_id it makes a view, which needs area and name; with it, it changes one, and what is not sent stays as it is. A stale version is answered 10007 with the view as it is now in data.record. A view of a role or of everybody needs view.share; its maker may change it too.',
      'Sin view_id crea una vista, que necesita area y name; con él la cambia, y lo que no se envía queda igual. Una versión antigua recibe 10007 con la vista actual en data.record. Una vista de un rol o de todos necesita view.share; también puede cambiarla quien la creó.',
    ),
    inputs: { view_id: viewId, version, area, name, scope, role, ...content },
    answer: view,
    codes: [10002, 10003, 10007, 47001, 47002, 47003],
  },
  removeview: {
    label: l('删除视图', 'Remove a view', 'Eliminar una vista'),
    call: 'POST /user/removeview',
    inputs: { view_id: { ...viewId, required: true }, version },
    answer: choice({
      label: l('结果', 'Result', 'Resultado'),
      of: { success: l('成功', 'Done', 'Hecho') },
    }),
    codes: [10002, 10003, 10007],
  },
} as const

export const viewCalls = definePlatformCalls({
  name: 'view',
  label: l('列表视图', 'Views of lists', 'Vistas de listas'),
  calls,
})
