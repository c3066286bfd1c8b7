/** An address of a verified domain. */
export interface Sender {
  readonly sender_address: string
  readonly sender_alias: string
  readonly reply_to: string
}

/**
 * A partner's verified senders: one for triggered mail, one for bulk mail.
 *
 * @param company the sender's display name
 */
export const sendersOf = (partnerId: number, company: string): readonly Sender[] =>
  ['notice', 'news'].map((name) => ({
    sender_address: `${name}@p${partnerId}.mail.example.com`,
    sender_alias: company,
    reply_to: name === 'notice' ? '' : `service@p${partnerId}.mail.example.com`,
  }))
