import type { Resource } from '@/declaration'

/** A list column's settings. */
export interface ColumnSetting {
  readonly name: string
  readonly shown: boolean
  /** px, if the operator has set one; otherwise the kind's own. */
  readonly width?: number
}

export const narrowest = 64
export const widest = 800

/** The column that names the record. It comes first, stays visible when scrolling, and cannot be hidden. */
export const leadingColumn = ({ list, title }: Resource): string =>
  list.columns.includes(title) ? title : (list.columns[0] ?? title)

/** The declared columns: those shown by default, then the optional ones. */
export const declaredColumns = (resource: Resource): readonly ColumnSetting[] => {
  const { columns, moreColumns = [] } = resource.list
  const leading = leadingColumn(resource)
  const shown = [leading, ...columns.filter((name) => name !== leading)]
  return [
    ...shown.map((name) => ({ name, shown: true })),
    ...moreColumns.filter((name) => !shown.includes(name)).map((name) => ({ name, shown: false })),
  ]
}

const validWidth = (width: unknown): width is number =>
  typeof width === 'number' && Number.isInteger(width) && width >= narrowest && width <= widest

const readSetting = (stored: unknown): ColumnSetting | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { name, shown, width } = stored as { readonly [key: string]: unknown }
  if (typeof name !== 'string' || typeof shown !== 'boolean') return undefined
  return validWidth(width) ? { name, shown, width } : { name, shown }
}

/**
 * The columns as the operator has arranged them.
 *
 * @param stored what the browser remembers, perhaps of an older declaration, perhaps not ours at all. Undeclared columns are
 *   dropped; new ones appear at their declared place
 */
export const columnSettings = (resource: Resource, stored: unknown): readonly ColumnSetting[] => {
  const declared = declaredColumns(resource)
  if (!Array.isArray(stored)) return declared
  const known = new Set(declared.map(({ name }) => name))
  const kept: ColumnSetting[] = []
  for (const one of stored) {
    const setting = readSetting(one)
    if (setting && known.delete(setting.name)) kept.push(setting)
  }
  for (const [index, column] of declared.entries()) {
    if (!known.has(column.name)) continue
    const before = declared[index - 1]?.name
    kept.splice(kept.findIndex(({ name }) => name === before) + 1, 0, column)
  }
  const leading = leadingColumn(resource)
  const first = kept.find(({ name }) => name === leading) ?? { name: leading, shown: true }
  return [{ ...first, shown: true }, ...kept.filter(({ name }) => name !== leading)]
}

const change = (
  settings: readonly ColumnSetting[],
  name: string,
  what: (setting: ColumnSetting) => ColumnSetting,
): readonly ColumnSetting[] => settings.map((one) => (one.name === name ? what(one) : one))

export const showColumn = (settings: readonly ColumnSetting[], name: string, shown: boolean) =>
  change(settings, name, (one) => ({ ...one, shown }))

/**
 * Sets a column's width.
 *
 * @param width px; clamped to a usable range
 */
export const sizeColumn = (settings: readonly ColumnSetting[], name: string, width: number) =>
  change(settings, name, (one) => ({
    ...one,
    width: Math.min(widest, Math.max(narrowest, Math.round(width))),
  }))

/** Moves a column; the first place belongs to the leading column, which does not move. */
export const moveColumn = (
  settings: readonly ColumnSetting[],
  name: string,
  to: number,
): readonly ColumnSetting[] => {
  const from = settings.findIndex((one) => one.name === name)
  const moved = settings[from]
  if (!moved || from === 0) return settings
  const rest = settings.filter((one) => one !== moved)
  const place = Math.min(Math.max(to, 1), rest.length)
  return [...rest.slice(0, place), moved, ...rest.slice(place)]
}
