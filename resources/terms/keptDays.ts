/** Days for which records are kept, by area. Their costs stay in the ledger. */
export const keptDays = {
  /** A week in which a push can be repeated, and a few days more for reference. */
  pushLog: 10,
  sms: 90,
  email: 90,
} as const
