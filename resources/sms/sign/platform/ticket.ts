import type { Random } from '@/declaration'

/**
 * The number under which reviewers know a submission.
 *
 * @param day `YYYY-MM-DD`
 */
export const ticketOf = (prefix: string, day: string, random: Random): string =>
  `${prefix}${day.replaceAll('-', '')}${random.digits(6)}`
