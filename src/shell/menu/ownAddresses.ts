import type { Head } from '@/declaration'
import { publicPathOf } from '@/platform/redirect'
import { isInArea } from '@/screens/areaPage'

/** The console's own pages, and paths that the server handles itself. */
const own = /^\/(?:$|(?:401|404)$|docs\/[^/]+$|(?:redirect|api|assets)(?:\/|$))/i

/**
 * Whether an address already shows something else, so that a page the menu puts there would never be seen.
 *
 * @param path resolved
 * @param areas each owns its list's path and everything below it
 */
export const isOwnAddress = (path: string, areas: readonly Head[]): boolean =>
  own.test(path) || publicPathOf(path) !== undefined || areas.some((area) => isInArea(area, path))
