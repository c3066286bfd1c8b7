const startsWith = (bytes: Uint8Array, wanted: readonly number[], from = 0): boolean =>
  wanted.every((byte, index) => bytes[from + index] === byte)

const ascii = (text: string): readonly number[] => Array.from(text, (one) => one.charCodeAt(0))

const types: readonly (readonly [string, (bytes: Uint8Array) => boolean])[] = [
  ['image/png', (bytes) => startsWith(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])],
  ['image/jpeg', (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff])],
  ['image/gif', (bytes) => startsWith(bytes, ascii('GIF8'))],
  ['image/webp', (bytes) => startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)],
  ['application/pdf', (bytes) => startsWith(bytes, ascii('%PDF-'))],
]

/**
 * The media type by a file's first bytes, whatever its name says; undefined for unknown types and those that could run in
 * a page (SVG, HTML).
 */
export const fileType = (bytes: Uint8Array): string | undefined => types.find(([, fits]) => fits(bytes))?.[0]

const endings: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
}

/** @param accept media types, `image/*`, or file extensions */
export const accepts = (accept: readonly string[], type: string): boolean =>
  accept.some((one) =>
    one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : (endings[one.toLowerCase()] ?? one) === type,
  )
