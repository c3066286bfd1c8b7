import type { Json } from '@/declaration/condition'

/** A member of an unchecked answer, or undefined. */
export const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined

/** The value if it is a string, else ''. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Whether a value read from an answer is there; any such value is JSON. */
export const isJson = (value: unknown): value is Json => value !== undefined && typeof value !== 'function'
