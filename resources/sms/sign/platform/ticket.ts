import type { Random } from '@/declaration'

/**
 * A submission's number for the reviewers.
 *
 * @param day `YYYY-MM-DD`
 */
export const ticketOf = (prefix: string, day: string, random: Random): string =>
  `${prefix}${day.replaceAll('-', '')}${random.digits(6)}`
