import { changeErrorLog, mostRecords, type ProblemRecord, readErrorLog } from './errorLog'

/** The record of each key; below 0, so that none is that of a problem. */
const ids = new Map<string, number>()

/** Logs something by its key: what is in the log already is replaced, and counted. The page's address, which may name a record, is left out. */
export const logOnce = (key: string, one: Omit<ProblemRecord, 'id' | 'time' | 'count' | 'address'>): void => {
  const id = ids.get(key) ?? -1 - ids.size
  ids.set(key, id)
  const records = readErrorLog()
  const before = records.find((record) => record.id === id)
  const record = { ...one, id, address: '', time: Date.now(), count: (before?.count ?? 0) + 1 }
  changeErrorLog([record, ...records.filter((other) => other !== before)].slice(0, mostRecords))
}
