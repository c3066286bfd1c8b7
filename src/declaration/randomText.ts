const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Unguessable letters and digits, each of the 62 equally likely. */
export function randomText(length: number): string {
  let text = ''
  while (text.length < length) {
    // 248 is the last multiple of 62 in a byte; higher values would favour the first letters.
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < 248 && text.length < length) text += alphabet[byte % alphabet.length]
  }
  return text
}
