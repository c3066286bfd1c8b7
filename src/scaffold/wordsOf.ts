/** `receiverMobile`, `RECEIVER-MOBILE` and `receiver_mobile` count as the same name. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
