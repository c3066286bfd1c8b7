import type { Json } from './condition'

/** JSON with sorted names, so that equal declarations give equal texts. */
const canonical = (value: Json | undefined): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`
}

/** SHA-256 of a declaration, in hexadecimal: the same for the same declaration, however it is written. */
export const declarationHash = async (declaration: object): Promise<string> => {
  const text = canonical(JSON.parse(JSON.stringify(declaration)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
