import type { Field, Json } from '@/declaration'

/** Whether a value's kind can be masked by the platform, and this value contains asterisks. */
export const isMasked = ({ kind }: Pick<Field, 'kind'>, value: Json | undefined): boolean =>
  (kind === 'phone' || kind === 'email') && typeof value === 'string' && value.includes('***')
