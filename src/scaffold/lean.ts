import { isEqual } from 'es-toolkit'
import { inferred } from '@/declaration/completed'
import { areaOf } from './declared'
import type { Draft } from './draft'

type Options = { readonly [option: string]: unknown }

const sections = ['menu', 'list', 'save'] as const
type Sections = { readonly [section in (typeof sections)[number]]?: Options }

/** Those that depend on each other come first. */
const droppable = [
  ['menu', 'order'],
  ['list', 'call'],
  ['list', 'columns', 'moreColumns'],
  ['list', 'columns'],
  ['list', 'moreColumns'],
  ['list', 'sortable', 'sort'],
  ['list', 'sortable'],
  ['list', 'sort'],
  ['list', 'filters'],
  ['save', 'call'],
  ['save', 'fields'],
  ['save', 'stamp'],
] as const

/** The sections, with everything that follows from the rest. */
const whole = (area: Sections): Sections => {
  const added: Sections = inferred(area)
  return Object.fromEntries(
    sections.map((section) => [section, area[section] && { ...area[section], ...added[section] }]),
  )
}

/** The sections of a draft that must be written, because they do not follow from the rest. */
export const leanSections = (draft: Draft): Sections => {
  const full: Sections = areaOf(draft)
  const wanted = whole(full)
  let area = full
  for (const [section, ...options] of droppable) {
    const left = Object.entries(area[section] ?? {}).filter(
      ([option]) => !options.some((one) => one === option),
    )
    const less = { ...area, ...(area[section] && { [section]: Object.fromEntries(left) }) }
    if (isEqual(whole(less), wanted)) area = less
  }
  return { menu: area.menu, list: area.list, save: area.save }
}
