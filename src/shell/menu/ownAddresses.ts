import type { Head } from '@/declaration'
import { publicPathOf } from '@/platform/redirect'
import { isInArea } from '@/screens/areaPage'

/** The console's own pages, and what the server answers by itself when a page is loaded. */
const own = /^\/(?:$|(?:401|404)$|docs\/[^/]+$|(?:redirect|api|assets)(?:\/|$))/i

/**
 * Whether an address shows something else already: a page that a menu puts there would never be seen.
 *
 * @param path resolved
 * @param areas everything at and below the path of an area's list is the area's
 */
export const isOwnAddress = (path: string, areas: readonly Head[]): boolean =>
  own.test(path) || publicPathOf(path) !== undefined || areas.some((area) => isInArea(area, path))
