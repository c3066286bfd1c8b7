import type { Label } from '@/declaration/label'

/**
 * The keys a part of the console listens to, in an operator's words. They are in a file `keys.ts` next to the part, and only the
 * list of shortcuts reads them.
 */
export interface Keys {
  readonly label: Label
  /** Selects the elements that listen. While none is visible, the keys do nothing. Without it, they always work. */
  readonly on?: string
  /** What the keys do, written as in `aria-keyshortcuts`. `ArrowUp ArrowDown` means either one. */
  readonly keys: { readonly [keys: string]: Label }
}
