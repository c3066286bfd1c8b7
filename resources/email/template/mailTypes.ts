import { l } from '@/declaration'

/** When mail is written: because something happened, or to many at once. */
export const mailTypes = {
  TRIGGER: l('触发', 'Triggered', 'Automático'),
  BATCH: l('批量', 'Bulk', 'Masivo'),
} as const

/** Mail that one call may send: as typed, and out of a file (domain §8). */
export const mostTyped = 500
export const maxRows = 5_000

/** Addresses that are shown whole at once. */
export const mostAddresses = 5_000
