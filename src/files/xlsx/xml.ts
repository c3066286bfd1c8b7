/** What XML 1.0 cannot hold, or changes on reading: Excel writes such characters as `_x000D_`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const unfit = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g
/** A text that only looks as if it were written so, or would once the sign behind it is. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const looksEscaped = /_(?=x[0-9A-Fa-f]{4}[_\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF])/g

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text inside XML, as spreadsheets write it; half of a pair of surrogates, which no encoding has, as �. */
export const xmlText = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(looksEscaped, '_x005F_')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replace(unfit, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
