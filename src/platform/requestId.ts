/**
 * A new `request_id` of 8–64 characters, one per opened dialog. `crypto.randomUUID` only exists on https and
 * localhost, which a company's network often lacks.
 */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
