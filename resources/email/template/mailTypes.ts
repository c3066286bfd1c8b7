import { l } from '@/declaration'

/** Triggered by an event, or sent in bulk. */
export const mailTypes = {
  TRIGGER: l('触发', 'Triggered', 'Automático'),
  BATCH: l('批量', 'Bulk', 'Masivo'),
} as const

/** Most recipients of one call: typed, and from a file. */
export const mostTyped = 500
export const maxRows = 5_000

/** Most unmasked addresses in one answer. */
export const mostAddresses = 5_000
