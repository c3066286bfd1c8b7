/**
 * What a declaration leaves out because it follows from the rest, one line each: `list.columns: title, state`.
 *
 * @param {Record<string, any>} added
 * @param {string} [place]
 * @returns {readonly string[]}
 */
const addedLines = (added, place = '') =>
  Object.entries(added).flatMap(([name, one]) => {
    const here = place === '' ? name : `${place}.${name}`
    if (typeof one === 'object' && !Array.isArray(one) && !/^actions\.\w+\.inputs$/.test(here))
      return addedLines(one, here)
    if (Array.isArray(one) && one.some((part) => typeof part === 'object'))
      return [`follows: ${here}: ${JSON.stringify(one)}`]
    return [
      `follows: ${here}: ${Array.isArray(one) ? one.join(', ') : typeof one === 'object' ? Object.keys(one).join(', ') : one}`,
    ]
  })

/**
 * What `npm run check-area` reports about an area besides its problems.
 *
 * @param {{ added: Record<string, any>, menu: readonly { name: string, order: number }[], freeCodes: readonly number[] }} beside
 *   `menu`: its entry and those around it
 * @returns {readonly string[]}
 */
export const besideLines = ({ added, menu, freeCodes }) => [
  ...addedLines(added),
  ...(menu.length > 0
    ? [`its menu, by menu.order: ${menu.map(({ name, order }) => `${name} ${order}`).join(', ')}`]
    : []),
  `free for errors of an area: ${freeCodes.join(', ')} and on; whatever is free from 40000 to 49999 may be taken`,
]
