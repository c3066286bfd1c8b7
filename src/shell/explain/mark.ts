const sorts = ['action', 'field', 'input', 'filter', 'total'] as const

/**
 * What an element is about. Screens say it in one attribute, named after its sort:
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
  /** The action whose input it is. */
  readonly action?: string
}

/** What was pointed at. */
export interface Pointed {
  readonly mark?: Mark
  /** The path that a link of the frame leads to; the current page without one. */
  readonly path?: string
  /** The name of a group of the menu. */
  readonly group?: string
  /** The place on its page of the row that it is in, or whose menu it is in. */
  readonly row?: number
  /** It is about no record: a heading, a filter. */
  readonly ofList: boolean
  /** The name of the control itself, if it is the console's own and only something around it is explained. */
  readonly own?: string
  /** What stands on the control. */
  readonly text: string
  /** It cannot be pressed. */
  readonly off: boolean
  /** What the panel stands beside. */
  readonly element: Element
}

const controls = 'button, a, input, select, textarea, [role="button"], [role^="menuitem"], [role="tab"]'

const nameOf = (control: Element): string =>
  (control.getAttribute('aria-label') ?? control.textContent ?? '').trim() ||
  (control.getAttribute('title') ?? '')

/** A cell goes by the heading of its column. */
const headingOf = (cell: HTMLTableCellElement) => cell.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex]

const markOf = (element: Element): Mark | undefined => {
  const marked = element instanceof HTMLTableCellElement ? headingOf(element) : element
  if (!(marked instanceof HTMLElement)) return undefined
  const sort = sorts.find((one) => marked.dataset[one])
  return sort && { sort, name: marked.dataset[sort] ?? '' }
}

const rows = ':is([data-index], .list-record)'

/** The place of a row on its page; all cards of a short page stand in their list. */
const indexOf = (row: Element | null | undefined): number | undefined => {
  if (!(row instanceof HTMLElement)) return undefined
  const { index } = row.dataset
  return index === undefined ? [...(row.parentElement?.children ?? [])].indexOf(row) : Number(index)
}

/** The row whose "more" menu is open. */
const openRow = () => document.querySelector(`${rows}:has([aria-expanded="true"])`)

/** Disabled parts are hit by no pointer: looks for one below the point in what was hit instead. */
const within = (hit: Element, x: number, y: number): Element =>
  [...hit.querySelectorAll(':disabled, [aria-disabled="true"]')].find((one) => {
    const box = one.getBoundingClientRect()
    return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom
  }) ?? hit

/** What an element is about, or what stands around it. */
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
