/**
 * A new id for something that must not happen twice: one for each opening of a dialog (domain §1: `request_id`, 8–64
 * characters). `crypto.randomUUID` exists on https and localhost only; consoles in a company's network often have neither.
 */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
