import type { Json } from './contract'

export async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** JSON with sorted keys, so that equal bodies give equal texts. */
export function canonical(value: Json | undefined): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null)
  if (isList(value)) return `[${value.map(canonical).join(',')}]`
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
