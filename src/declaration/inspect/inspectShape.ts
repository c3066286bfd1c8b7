import { actionParts } from '../action'
import { panelParts } from '../panel'
import type { Resource } from '../resource'
import type { Parts } from '../vocabulary'
import { hasNoOther, hasParts, type Report } from './report'

const areaParts: Parts = {
  name: 'text',
  path: 'text',
  label: 'label',
  one: 'label?',
  icon: 'text',
  menu: 'group',
  key: 'names',
  title: 'text',
  card: 'names?',
  fields: 'group',
  rest: 'text?',
  list: 'group',
  detail: 'group?',
  save: 'group?',
  actions: 'group?',
  panels: 'group?',
  endpoints: 'group?',
  greeting: 'text?',
  sample: 'group?',
}

const sections: { readonly [section in 'menu' | 'list' | 'detail' | 'save' | 'sample']: Parts } = {
  menu: {
    group: 'text?',
    order: 'number',
    hidden: 'flag?',
    activeMenu: 'text?',
    affix: 'flag?',
    noCache: 'flag?',
    onlySent: 'flag?',
  },
  list: {
    call: 'text',
    columns: 'names',
    moreColumns: 'names?',
    sortable: 'names',
    sort: 'text',
    filters: 'list',
    defaults: 'group?',
    summary: 'group?',
  },
  detail: {
    call: 'text?',
    adds: 'group?',
    page: 'text?',
    missing: 'number?',
    beside: 'flag?',
    component: 'text?',
    groups: 'list?',
  },
  save: {
    call: 'text',
    fields: 'names',
    refuse: 'list?',
    checks: 'list?',
    beside: 'group?',
    turnedDown: 'group?',
    copy: 'names?',
    buttons: 'list?',
    stamp: 'group?',
  },
  sample: { count: 'group', records: 'list?', values: 'group?', cases: 'list?' },
}

const hasWhole = (value: unknown, place: string, parts: Parts, report: Report): boolean =>
  hasParts(value, place, parts, report) && hasNoOther(value, place, parts, report)

const entriesOf = (value: unknown): readonly [string, unknown][] =>
  Array.isArray(value) ? Array.from(value, (one, index) => [`[${index}]`, one]) : []

/** Checks that an area has all its parts, each of the right type. Only then can references be checked. */
export const hasShape = (resource: Resource, report: Report): boolean => {
  if (!hasParts(resource, '', areaParts, report)) return false
  const { detail, save, actions, panels } = resource
  const found = Object.entries(sections).map(
    ([section, parts]) =>
      resource[section as keyof typeof sections] === undefined ||
      hasParts(resource[section as keyof typeof sections], section, parts, report),
  )
  for (const [place, one] of entriesOf(detail?.groups))
    found.push(hasParts(one, `detail.groups${place}`, { label: 'label', fields: 'names' }, report))
  for (const [place, one] of entriesOf(save?.buttons))
    found.push(
      hasParts(
        one,
        `save.buttons${place}`,
        { label: 'label', requires: 'names?', send: 'group?', effect: 'list?' },
        report,
      ),
    )
  for (const [name, panel] of Object.entries(panels ?? {}))
    found.push(hasWhole(panel, `panels.${name}`, panelParts, report))
  for (const [name, action] of Object.entries(actions ?? {}))
    found.push(hasWhole(action, `actions.${name}`, actionParts, report))
  return !found.includes(false)
}
