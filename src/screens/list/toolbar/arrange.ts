import { type ColumnSettings, type Columns, sizeColumn } from '../columns'

export const showColumn = (settings: ColumnSettings, name: string, shown: boolean): ColumnSettings =>
  settings.map((one) => (one.name === name ? { ...one, shown } : one))

/** Moves a column. The leading column always stays first. */
export const moveColumn = (settings: ColumnSettings, name: string, to: number): ColumnSettings => {
  const from = settings.findIndex((one) => one.name === name)
  const moved = settings[from]
  if (!moved || from === 0) return settings
  const rest = settings.filter((one) => one !== moved)
  const place = Math.min(Math.max(to, 1), rest.length)
  return [...rest.slice(0, place), moved, ...rest.slice(place)]
}

/** The most width that all pinned columns may take together, including the first, px: the others need room to scroll. */
const mostPinned = 640

/** Functions to arrange a list's columns. The pinned ones come first, so a column moved among them becomes pinned too. */
export const arrangement = ({ all, settings, store, storePinned }: Columns) => {
  const pinned = all.filter((column) => column.pinned)
  const taken = pinned.reduce((sum, { width }) => sum + width, 0)
  const isPinned = (name: string) => pinned.some((one) => one.name === name)
  /** `count`: how many columns are pinned afterwards, not counting the leading one. */
  const arrange = (name: string, to: number, count: number) => {
    const next = moveColumn(settings, name, to)
    store(next)
    storePinned(next.slice(1, count + 1).map((one) => one.name))
  }
  const others = pinned.length - 1
  return {
    show: (name: string, shown: boolean) => store(showColumn(settings, name, shown)),
    showAll: (names: readonly string[], shown: boolean) =>
      store(settings.map((one) => (names.includes(one.name) ? { ...one, shown } : one))),
    /** @param to index among all columns, from 0 */
    move: (name: string, to: number) => {
      if (to < 1 || to >= settings.length) return
      const stays = to <= others
      const { width = 0 } = all.find((column) => column.name === name) ?? {}
      if (isPinned(name)) arrange(name, to, stays ? others : others - 1)
      else if (!stays) arrange(name, to, others)
      else if (taken + width <= mostPinned) arrange(name, to, others + 1)
    },
    widen: (name: string, by: number) => {
      const { width = 0 } = all.find((column) => column.name === name) ?? {}
      store(sizeColumn(settings, name, width + by))
    },
    /** Pins a column after the other pinned ones, or unpins it. */
    pin: (name: string) => {
      if (isPinned(name)) arrange(name, others, others - 1)
      else arrange(name, others + 1, others + 1)
    },
    canPin: (width: number) => taken + width <= mostPinned,
    reset: () => {
      store(null)
      storePinned(null)
    },
  }
}
