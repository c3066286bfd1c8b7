import { type ComponentType, useState } from 'react'
import { type LoadPart, usePart } from '../../latePart'

/** A page of so many rows is drawn as it is; of a longer one only what is in sight. */
const mostDrawn = 100

/**
 * A part that draws long pages, fetched when one is asked for: the usual page does without.
 *
 * @returns how to fetch it, and the hook that gives it
 */
export const longPage = <Props>(load: () => Promise<ComponentType<Props>>) => {
  let arrived: ComponentType<Props> | undefined
  const fetch: LoadPart<Props> = async () => {
    const part = await load()
    // A list that is drawn later has it at once.
    arrived = part
    return { default: part }
  }

  /**
   * @param count rows of the page
   * @param asked rows that were asked for, which may be more while they are on the way
   * @returns the part that draws a long page once it is there, and how many rows are drawn without it
   */
  const useLongPage = (count: number, asked: number) => {
    const [lost, lose] = useState(false)
    const wanted = Math.max(count, asked) > mostDrawn && !arrived && !lost
    const part = usePart(fetch, wanted, () => lose(true))
    return {
      InSight: count > mostDrawn ? (arrived ?? part) : undefined,
      // Without the part the page is slow, but nothing is missing from it.
      most: lost ? count : mostDrawn,
    }
  }
  return { fetch, useLongPage }
}

export const longTable = longPage(async () => (await import('./RowsInSight')).RowsInSight)
