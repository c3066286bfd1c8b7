/** The order for going through a list's records. */
export interface Trail {
  /** The list request it belongs to: another filter, sort or page starts another trail. */
  readonly question: string
  readonly ids: readonly string[]
}

/**
 * The trail for the list's current rows. For the same request the order stays as it was when the record was opened: after
 * answering a complaint, which then sinks to the end of its queue, the operator goes on to the one below its old place.
 * Newer records are at the end.
 *
 * @returns the same trail if there are no new records
 */
export const followed = (trail: Trail, question: string, ids: readonly string[]): Trail => {
  if (trail.question !== question) return { question, ids }
  const known = new Set(trail.ids)
  const come = ids.filter((id) => !known.has(id))
  return come.length === 0 ? trail : { question, ids: [...trail.ids, ...come] }
}

/**
 * The record before or after another one on the trail. Records that are no longer in the list are skipped, because somebody
 * has dealt with them.
 *
 * @param present ids now in the list
 * @returns undefined at the trail's ends, and for a record that is not on it
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
