import { createPreference } from '@/theme/preferences'

/** Which answers are compared with their declarations: all, one now and then, or none. */
export const watchPreference = createPreference(
  'contractWatch',
  ['all', 'some', 'off'] as const,
  import.meta.env.DEV ? 'all' : 'some',
)
