/** The order in which the records of a list are gone through. */
export interface Trail {
  /** Which question of the list it belongs to: another filter, sort or page is another trail. */
  readonly question: string
  readonly ids: readonly string[]
}

/**
 * The trail over the rows that stand in the list now. While the question is the same, the order stays as it was when the
 * record was opened: who answers a complaint that then sinks to the end of its queue goes on with the one below its old
 * place. Records that have come since are at the end.
 *
 * @returns the same trail when nothing has come
 */
export const followed = (trail: Trail, question: string, ids: readonly string[]): Trail => {
  if (trail.question !== question) return { question, ids }
  const known = new Set(trail.ids)
  const come = ids.filter((id) => !known.has(id))
  return come.length === 0 ? trail : { question, ids: [...trail.ids, ...come] }
}

/**
 * The record before or after another on the trail. What is no longer in the list is passed over: somebody has seen to it.
 *
 * @param present what is in the list now
 * @returns nothing at an end of the trail, and for a record that is not on it
 */
export const stepFrom = (
  { ids }: Trail,
  present: ReadonlySet<string>,
  id: string,
  step: 1 | -1,
): string | undefined => {
  const at = ids.indexOf(id)
  if (at < 0) return undefined
  for (let index = at + step; index >= 0 && index < ids.length; index += step) {
    const one = ids[index]
    if (one !== undefined && present.has(one)) return one
  }
  return undefined
}
