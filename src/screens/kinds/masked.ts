import type { Field, Json } from '@/declaration'

/** Whether a value is one of a kind that a platform sends with asterisks in it, and has them. */
export const isMasked = ({ kind }: Pick<Field, 'kind'>, value: Json | undefined): boolean =>
  (kind === 'phone' || kind === 'email') && typeof value === 'string' && value.includes('***')
