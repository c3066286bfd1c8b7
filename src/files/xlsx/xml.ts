/** Characters that XML 1.0 cannot contain, or changes on reading; Excel writes them as `_x000D_`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const forbidden = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g
/** A text that only looks escaped, or would with the next character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const looksEscaped = /_(?=x[0-9A-Fa-f]{4}[_\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF])/g

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for XML like spreadsheets do; lone surrogates become �. */
export const xmlText = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(looksEscaped, '_x005F_')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replace(forbidden, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
