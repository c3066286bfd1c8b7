import { createPreference } from '@/theme/preferences'

/** Which answers are compared with their declarations: all, a sample, or none. */
export const watchPreference = createPreference(
  'contractWatch',
  ['all', 'some', 'off'] as const,
  import.meta.env.DEV ? 'all' : 'some',
)
