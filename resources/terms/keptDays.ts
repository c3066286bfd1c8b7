/** Days for which records are kept; what they cost stays in the ledger. By the area's name. */
export const keptDays = {
  /** A week that can be pushed again, and a little more to look at. */
  pushLog: 10,
  sms: 90,
  email: 90,
} as const
