/** A new `request_id` (8–64 characters), one per dialog. Without https there is no `crypto.randomUUID`. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
