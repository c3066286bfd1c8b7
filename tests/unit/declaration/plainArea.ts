import { l, type MenuPlace, type Resource } from '@/declaration'

export const label = l('名称', 'Name', 'Nombre')

/** An area with one field and a list; a test adds the rest. */
export const plainArea = (path: `/${string}`, menu: MenuPlace = { order: 1 }): Resource => ({
  name: path.slice(1).replaceAll('/', ''),
  path,
  label,
  icon: 'list',
  menu,
  key: ['no'],
  title: 'no',
  fields: { no: { kind: 'text', label } },
  list: { call: `GET /user${path}`, columns: ['no'], sortable: ['no'], sort: 'no', filters: [] },
})
