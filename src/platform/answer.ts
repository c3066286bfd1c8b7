import type { Json } from '@/declaration/condition'

/** A field of an answer's data, which is not yet checked; undefined where there is none. */
export const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined

/** A text as it came, '' for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A JSON value; everything that has been read from an answer is one. */
export const isJson = (value: unknown): value is Json => value !== undefined && typeof value !== 'function'
