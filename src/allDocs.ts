import type { Doc } from './declaration/documentation'

/** The documents of the documentation centre: every file in docs/. Adding a file is all it takes. */
export const docs: readonly Doc[] = Object.values(
  import.meta.glob<Doc>('/docs/*.ts', { eager: true, import: 'default' }),
)
