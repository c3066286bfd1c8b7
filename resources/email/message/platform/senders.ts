/** An address that mail may be sent from: its domain was verified. */
export interface Sender {
  readonly sender_address: string
  readonly sender_alias: string
  readonly reply_to: string
}

/**
 * The verified addresses of a partner: one for what happened, one for bulk mail.
 *
 * @param company what readers see as the sender's name
 */
export const sendersOf = (partnerId: number, company: string): readonly Sender[] =>
  ['notice', 'news'].map((name) => ({
    sender_address: `${name}@p${partnerId}.mail.example.com`,
    sender_alias: company,
    reply_to: name === 'notice' ? '' : `service@p${partnerId}.mail.example.com`,
  }))
