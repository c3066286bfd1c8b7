import { changeErrorLog, mostRecords, type ProblemRecord, readErrorLog } from './errorLog'

/** The record id of each key. Negative, to differ from the ids of problems. */
const ids = new Map<string, number>()

/**
 * Logs something once per key: an existing record is replaced and its count increased. Leaves out the page's address, which may
 * identify a record.
 */
export const logOnce = (key: string, one: Omit<ProblemRecord, 'id' | 'time' | 'count' | 'address'>): void => {
  const id = ids.get(key) ?? -1 - ids.size
  ids.set(key, id)
  const records = readErrorLog()
  const before = records.find((record) => record.id === id)
  const record = { ...one, id, address: '', time: Date.now(), count: (before?.count ?? 0) + 1 }
  changeErrorLog([record, ...records.filter((other) => other !== before)].slice(0, mostRecords))
}
