import type { Doc } from '@/declaration/documentation'

/** The documents of the documentation centre: every `*.doc.ts` below resources/. Adding a file is all it takes. */
export const docs: readonly Doc[] = Object.values(
  import.meta.glob<Doc>('/resources/**/*.doc.ts', { eager: true, import: 'default' }),
)
