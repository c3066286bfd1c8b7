import { defineSeed } from '@mock/platform/areas/rules'
import { l, secondsPerDay } from '@/declaration'
import type { Declaration } from '../declaration.area'
import returnAddress from './returnAddress.json'

/** Another publishable area: a list of names with a note, for administrators only. */
const plain = (name: string, label: ReturnType<typeof l>) => ({
  ...{ name, label, icon: 'list', roles: { admin: ['*'] }, key: ['id'], title: 'title' },
  fields: {
    id: { kind: 'integer', label: l('编号', 'No.', 'N.º') },
    title: { kind: 'text', label: l('名称', 'Name', 'Nombre'), required: true, max: 30 },
    note: { kind: 'text', label: l('备注', 'Note', 'Nota'), max: 100 },
    create_time: { kind: 'timestamp', label: l('创建时间', 'Created', 'Creado') },
  },
  ...{ detail: {}, save: {} },
})

const wechat = { kind: 'text', label: l('微信号', 'WeChat', 'WeChat'), max: 30 }
const newer = { ...returnAddress, fields: { ...returnAddress.fields, wechat } }

const draft = (
  declaration: { readonly name: string; readonly label: { readonly zh: string } },
  note: string,
): Partial<Declaration> => ({
  ...{ title: declaration.label.zh, area: declaration.name, hash: '', published_by: '' },
  ...{ body: JSON.stringify(declaration, null, 2), note, state: 'DRAFT', publish_time: null, changes: [] },
})

/** Sample drafts of areas that shops ask for and no release has, oldest first. */
const drafts = [
  draft(returnAddress, '首个版本'),
  draft(newer, '增加微信号'),
  draft(plain('courier', l('合作快递', 'Couriers', 'Mensajerías')), '首个版本'),
  draft(plain('closedDay', l('停发日', 'Days without dispatch', 'Días sin envíos')), '首个版本'),
  draft(plain('packaging', l('包装材料', 'Packaging', 'Embalajes')), '首个版本'),
]

export default defineSeed<Declaration>({
  count: { small: 5, standard: 5, full: 5 },
  *records({ count, now }) {
    for (const [index, one] of drafts.slice(0, count).entries())
      yield { ...one, id: index + 1, create_time: now - (drafts.length - index) * 7 * secondsPerDay }
  },
})
