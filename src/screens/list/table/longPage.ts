import { type ComponentType, useState } from 'react'
import { type LoadPart, usePart } from '@/ui/late'

/** Pages with up to this many rows are rendered whole, longer ones only where visible. */
const mostDrawn = 100

/** A part that renders long pages, loaded when one is requested, because most pages do without. */
const longPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let arrived: ComponentType<Props> | undefined
  const fetch: LoadPart<Props> = async () => {
    const part = await load()
    // Lists mounted later have it right away.
    arrived = part
    return { default: part }
  }

  /** `asked`: rows requested. `most`: how many rows to render while the part is missing. */
  const useLongPage = (count: number, asked: number) => {
    const [lost, lose] = useState(false)
    const wanted = Math.max(count, asked) > mostDrawn && !arrived && !lost
    const part = usePart(fetch, wanted, () => lose(true))
    return {
      InSight: count > mostDrawn ? (arrived ?? part) : undefined,
      // Without it, the page is slow but complete.
      most: lost ? count : mostDrawn,
    }
  }
  return { fetch, useLongPage }
}

export const longTable = longPage(async () => (await import('./RowsInSight')).RowsInSight)
export const longCards = longPage(async () => (await import('../cards/CardsInSight')).CardsInSight)

/** The parts that only some areas' tables have. */
export interface TableParts {
  readonly selectable: boolean
  /** Width of the row action column, px; 0 for none. */
  readonly actions: number
  /** The row actions that show their icon instead of their name. */
  readonly icons: ReadonlySet<string>
}
