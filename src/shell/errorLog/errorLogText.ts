import { formatTimestamp } from '@/i18n/format'
import type { ProblemRecord } from './errorLog'

const recordText = ({ time, count, source, message, stack, info, address }: ProblemRecord): string =>
  [
    `${formatTimestamp(time)}  ${source}${count > 1 ? `  x${count}` : ''}`,
    address,
    message,
    stack?.trimEnd(),
    info && `In:\n${info.trim()}`,
  ]
    .filter(Boolean)
    .join('\n')

/** The log as text for support, not translated: one block per record, and the browser. */
export const errorLogText = (records: readonly ProblemRecord[]): string =>
  [`${location.origin}\n${navigator.userAgent}`, ...records.map(recordText)].join('\n\n')
