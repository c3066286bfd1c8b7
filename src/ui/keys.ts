import type { Label } from '@/declaration/label'

/**
 * The keys that a part of the console listens to, in an operator's words. They stand in a file `keys.ts` beside the part, and
 * only the list of shortcuts reads them.
 */
export interface Keys {
  readonly label: Label
  /** Selects what listens; while none of it is in sight, the keys do nothing. Without it, they always work. */
  readonly on?: string
  /** What they do, by keys written as in `aria-keyshortcuts`; `ArrowUp ArrowDown` is one or the other. */
  readonly keys: { readonly [keys: string]: Label }
}
