import { hashOf } from '@/declaration/hash'

/** A short hash, to compare texts without storing them. */
export const hashText = (text: string): string => hashOf(text).toString(16)
