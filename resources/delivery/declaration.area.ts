import { choice, code, defineResource, integer, l, list, multiline, type RecordOf, removal, text, timestamp } from '@/declaration'

/** Declarations that the platform delivers to its consoles. Each record is a version; one version per area is in use. */
const declaration = defineResource({
  name: 'declaration',
  path: '/system/declaration',
  label: l('业务发布', 'Declarations', 'Declaraciones'),
  one: l('业务声明', 'Declaration', 'Declaración'),
  icon: 'box',
  menu: { order: 910 },
  errors: {
    48201: l('声明有误：{x}', 'The declaration is wrong: {x}', 'La declaración es incorrecta: {x}'),
    48202: l(
      '已发布过的版本不能修改，请复制为新版本',
      'A published version cannot be edited; copy it instead',
      'Una versión publicada no se puede modificar; cópiela',
    ),
    48203: l('此版本未在使用', 'This version is not in use', 'Esta versión no está en uso'),
    48204: l(
      '只能恢复使用过的版本',
      'Only a version that has been in use can be restored',
      'Solo se puede restaurar una versión que haya estado en uso',
    ),
  },
  roles: { finance: ['list', 'detail', 'approve'], viewer: ['!*'] },
  key: ['id'],
  title: 'title',
  card: ['area', 'state', 'note', 'publish_time'],
  fields: {
    id: integer({ label: l('编号', 'No.', 'N.º'), ungrouped: true }),
    title: text({ label: l('业务名称', 'Area', 'Área'), max: 60 }),
    area: code({ label: l('标识', 'Identifier', 'Identificador'), max: 40 }),
    body: multiline({
      label: l('声明', 'Declaration', 'Declaración'),
      hint: l('JSON 格式，保存时全面检查', 'JSON, checked when saved', 'JSON, se comprueba al guardar'),
      required: true,
      max: 20_000,
      rows: 18,
      monospace: true,
      errorCode: 48201,
    }),
    note: text({ label: l('版本说明', 'Change note', 'Nota de cambios'), max: 100 }),
    state: choice({
      label: l('状态', 'Status', 'Estado'),
      of: {
        DRAFT: { ...l('草稿', 'Draft', 'Borrador'), tone: 'default' },
        IN_USE: { ...l('使用中', 'In use', 'En uso'), tone: 'success' },
        REPLACED: { ...l('已被替换', 'Replaced', 'Sustituida'), tone: 'info' },
        WITHDRAWN: { ...l('已停用', 'Retired', 'Retirada'), tone: 'warning' },
      },
      initial: 'DRAFT',
    }),
    changes: list({
      label: l('与使用中版本的差异', 'Differences from the version in use', 'Qué cambia respecto a la versión en uso'),
      fields: {
        how: choice({
          label: l('变化', 'Change', 'Cambio'),
          of: {
            ADDED: { ...l('新增', 'Added', 'Añadido'), tone: 'success' },
            REMOVED: { ...l('删除', 'Removed', 'Eliminado'), tone: 'error' },
            CHANGED: { ...l('修改', 'Changed', 'Modificado'), tone: 'warning' },
          },
        }),
        place: code({ label: l('位置', 'Where', 'Dónde') }),
        before: text({ label: l('原来', 'Before', 'Antes') }),
        after: text({ label: l('现在', 'Now', 'Ahora') }),
      },
    }),
    hash: code({ label: l('校验值', 'Hash', 'Hash') }),
    published_by: text({ label: l('发布人', 'Published by', 'Publicada por'), max: 32 }),
    publish_time: timestamp({ label: l('发布时间', 'Published at', 'Publicada el'), nullable: true }),
    create_time: timestamp({ label: l('创建时间', 'Created', 'Creada') }),
  },
  list: {
    columns: ['title', 'area', 'state', 'note', 'published_by', 'publish_time', 'create_time'],
    moreColumns: ['id', 'hash'],
    sortable: ['create_time', 'publish_time'],
    filters: ['area', 'state'],
    states: 'state',
  },
  detail: {
    call: 'GET /user/declarationdetail',
    groups: [
      {
        label: l('版本', 'Version', 'Versión'),
        fields: ['title', 'area', 'state', 'note', 'hash', 'published_by', 'publish_time', 'create_time'],
      },
      { label: l('差异', 'Changes', 'Cambios'), fields: ['changes'] },
      { label: l('内容', 'Content', 'Contenido'), fields: ['body'] },
    ],
  },
  save: { fields: ['body', 'note'], flat: true, when: { state: 'DRAFT' }, otherwise: 48202, beside: { body: [48201] }, copy: ['body'] },
  actions: {
    publish: {
      label: l('发布', 'Publish', 'Publicar'),
      icon: 'send',
      when: { state: 'DRAFT' },
      otherwise: 48202,
      confirm: {
        text: l(
          '审批通过后，“{title}”将在一分钟内对所有有权限的人员可见。',
          'Once approved, “{title}” appears within a minute for everyone with access.',
          'Una vez aprobada, «{title}» aparecerá en menos de un minuto para quienes tengan acceso.',
        ),
        shows: ['area', 'note', 'changes'],
      },
      approve: { by: 'declaration.approve' },
      effect: [{ set: { state: 'IN_USE', publish_time: { from: 'now' }, published_by: { from: 'operator' } } }],
    },
    restore: {
      label: l('恢复此版本', 'Restore this version', 'Restaurar esta versión'),
      icon: 'undo',
      when: { state: { in: ['REPLACED', 'WITHDRAWN'] } },
      otherwise: 48204,
      confirm: {
        text: l(
          '“{title}”立即恢复为此版本，已有记录不变。',
          '“{title}” goes back to this version at once; its records stay as they are.',
          '«{title}» vuelve de inmediato a esta versión; sus registros no cambian.',
        ),
        shows: ['area', 'note', 'publish_time'],
      },
      effect: [{ set: { state: 'IN_USE', publish_time: { from: 'now' }, published_by: { from: 'operator' } } }],
    },
    withdraw: {
      label: l('停用', 'Retire', 'Retirar'),
      icon: 'block',
      danger: true,
      when: { state: 'IN_USE' },
      otherwise: 48203,
      confirm: {
        text: l(
          '“{title}”立即从所有控制台消失，记录保留，恢复后重新可用。',
          '“{title}” disappears from all consoles at once. Its records are kept and come back with it.',
          '«{title}» desaparece de inmediato de todas las consolas. Sus registros se conservan y vuelven con ella.',
        ),
        type: 'title',
      },
      effect: [{ set: { state: 'WITHDRAWN' } }],
    },
    remove: removal({
      when: { state: 'DRAFT' },
      otherwise: 48202,
      confirm: {
        text: l(
          '只删除草稿，已发布的版本不受影响。删除后不能恢复。',
          'Only the draft is deleted; published versions stay. This cannot be undone.',
          'Solo se elimina el borrador; las versiones publicadas se conservan. No se puede recuperar.',
        ),
        type: 'count',
      },
    }),
  },
})

export default declaration
export type Declaration = RecordOf<typeof declaration>
