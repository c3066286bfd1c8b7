const sorts = ['action', 'field', 'input', 'filter', 'total'] as const

/**
 * Says what an element is about. Screens set one attribute, named after the sort:
 *
 * - `data-field="total_fee"`: a heading, a fact of a detail, a line of a card. A table's cells go by their headings.
 * - `data-input="total_fee"`: a form's input, by its path; within a `data-action` it is the action's.
 * - `data-filter`, `data-total`, `data-action`. The actions `create`, `edit` and `copy` are the form's.
 *
 * A row says which record it shows with `data-index`. Links of the frame go by their addresses.
 */
export interface Mark {
  readonly sort: (typeof sorts)[number]
  readonly name: string
  /** The action that the input belongs to. */
  readonly action?: string
}

/** What was pointed at. */
export interface Pointed {
  readonly mark?: Mark
  /** The path that a navigation link leads to; undefined for the current page. */
  readonly path?: string
  /** The name of a menu group. */
  readonly group?: string
  /** The index on the page of the row that it is in, or whose menu it is in. */
  readonly row?: number
  /** Not about a record: a heading or a filter. */
  readonly ofList: boolean
  /** The control's own name, if it is not declared and only something around it is explained. */
  readonly own?: string
  /** The control's text. */
  readonly text: string
  /** It is disabled. */
  readonly off: boolean
  /** The element that the panel is placed beside. */
  readonly element: Element
}

const controls = 'button, a, input, select, textarea, [role="button"], [role^="menuitem"], [role="tab"]'

const nameOf = (control: Element): string =>
  (control.getAttribute('aria-label') ?? control.textContent ?? '').trim() ||
  (control.getAttribute('title') ?? '')

/** A cell is marked by its column's heading. */
const headingOf = (cell: HTMLTableCellElement) => cell.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex]

const markOf = (element: Element): Mark | undefined => {
  const marked = element instanceof HTMLTableCellElement ? headingOf(element) : element
  if (!(marked instanceof HTMLElement)) return undefined
  const sort = sorts.find((one) => marked.dataset[one])
  return sort && { sort, name: marked.dataset[sort] ?? '' }
}

const rows = ':is([data-index], .list-record)'

/** A row's index on its page. Short pages show cards instead, which are counted in their list. */
const indexOf = (row: Element | null | undefined): number | undefined => {
  if (!(row instanceof HTMLElement)) return undefined
  const { index } = row.dataset
  return index === undefined ? [...(row.parentElement?.children ?? [])].indexOf(row) : Number(index)
}

/** The row whose "more" menu is open. */
const openRow = () => document.querySelector(`${rows}:has([aria-expanded="true"])`)

/** Disabled elements get no pointer events: look for one under the pointer inside the element that did. */
const within = (hit: Element, x: number, y: number): Element =>
  [...hit.querySelectorAll(':disabled, [aria-disabled="true"]')].find((one) => {
    const box = one.getBoundingClientRect()
    return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom
  }) ?? hit

/** Finds what an element, or the nearest one around it, is about. */
export const pointedAt = (hit: Element, at?: { readonly x: number; readonly y: number }): Pointed => {
  const element = at ? within(hit, at.x, at.y) : hit
  const control = element.closest(controls)
  const text = control ? nameOf(control) : ''
  const off = element.closest(':disabled, [aria-disabled="true"]') !== null
  const link = element.closest('a')
  if (link && link.origin === location.origin && !link.closest('main, [role="dialog"]'))
    return { path: link.pathname, ofList: true, text, off, element: link }
  const inMenu = element.closest('[role="menu"]')
  const row = indexOf(element.closest(rows) ?? (inMenu && openRow()))
  for (let one: Element | null = element; one; one = one.parentElement) {
    const mark = markOf(one)
    if (!mark) continue
    const around = one.parentElement?.closest<HTMLElement>('[data-action]')?.dataset.action
    const inside =
      control && one !== control && one.contains(control) && mark.sort === 'action' ? text : undefined
    return {
      mark: mark.sort === 'input' && around ? { ...mark, action: around } : mark,
      row,
      ofList: mark.sort === 'filter' || mark.sort === 'total' || one.tagName === 'TH',
      own: inside || undefined,
      text,
      off: off && mark.sort === 'action',
      element: one.tagName === 'TD' || one.tagName === 'TH' ? one : element,
    }
  }
  const group = control?.closest('aside, nav') && control.hasAttribute('aria-expanded') ? text : undefined
  return { group, row, ofList: false, own: text || undefined, text, off, element: control ?? element }
}
