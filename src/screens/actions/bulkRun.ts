import type { Identifier, RaRecord } from 'react-admin'
import { endsSession } from '@/platform/errors'

/** Calls under way at once where each record is a call of its own. */
export const parallelCalls = 4

/** What became of one record. */
export interface RecordOutcome {
  readonly record: RaRecord
  /** Why the record was refused; undefined when it succeeded. */
  readonly failure?: string
}

/** The platform's answer for the records of one call. */
export interface CallOutcome {
  readonly succeeded: readonly Identifier[]
  readonly failed: readonly { readonly id: Identifier; readonly message: string }[]
}

export interface BulkRun {
  readonly records: readonly RaRecord[]
  /** Records of one call: 1, or as many as the platform takes at once. */
  readonly batchSize: number
  readonly send: (records: readonly RaRecord[]) => Promise<CallOutcome>
  /** Said of a record that the platform's answer does not mention. */
  readonly unanswered: string
  /** Told after each call. */
  readonly onOutcomes: (outcomes: readonly RecordOutcome[]) => void
  /** No call is started after it; calls under way are waited for, because what they do cannot be taken back. */
  readonly signal: AbortSignal
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What became of the records of one call; a record is done only when the platform says so. */
const outcomesOf = (
  records: readonly RaRecord[],
  answer: CallOutcome,
  unanswered: string,
): RecordOutcome[] => {
  const reasons = new Map(answer.failed.map(({ id, message }) => [String(id), message]))
  const done = new Set(answer.succeeded.map(String))
  return records.map((record) => {
    const id = String(record.id)
    const failure = reasons.get(id) ?? (done.has(id) ? undefined : unanswered)
    return failure === undefined ? { record } : { record, failure }
  })
}

/**
 * Does something with many records, a call at a time or some side by side, and says what became of each. Once the session
 * has ended every further call would be refused as well: the rest stay undone.
 */
export const runBulk = async ({
  records,
  batchSize,
  send,
  unanswered,
  onOutcomes,
  signal,
}: BulkRun): Promise<void> => {
  const batches: (readonly RaRecord[])[] = []
  for (let i = 0; i < records.length; i += batchSize) batches.push(records.slice(i, i + batchSize))
  const waiting = batches.values()
  let ended = false
  const work = async () => {
    for (const batch of waiting) {
      if (signal.aborted || ended) return
      try {
        onOutcomes(outcomesOf(batch, await send(batch), unanswered))
      } catch (error) {
        ended ||= endsSession(error)
        onOutcomes(batch.map((record) => ({ record, failure: reasonOf(error) })))
      }
    }
  }
  await Promise.all(Array.from({ length: batchSize === 1 ? parallelCalls : 1 }, work))
}
