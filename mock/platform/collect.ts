import groups from '@resources/menu'
import { loadDeclarations, type Resource } from '@/declaration'

/** Everything that the folders below resources/ say about the business areas. */
export interface Collected {
  /** In menu order. */
  readonly declarations: readonly Resource[]
  /** Default exports of `<area>.seed.ts`, by `<area>`. */
  readonly seeds: Readonly<Record<string, unknown>>
  /** Default exports of `<area>.rules.ts`, by `<area>`. */
  readonly rules: Readonly<Record<string, unknown>>
}

const byArea = (modules: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(modules).map(([file, module]) => [/([^/]+)\.\w+\.ts$/.exec(file)?.[1] ?? file, module]),
  )

/**
 * Finds the areas by their files: an area is added by adding its file, and nothing else is edited. Every `.ts` file in
 * an area's folder is a declaration unless its name ends in `.seed.ts` or `.rules.ts`; what areas share lies beside
 * the folders.
 *
 * @throws DeclarationError when a declaration cannot be used
 */
export const collect = (): Collected => ({
  declarations: loadDeclarations(
    import.meta.glob<unknown>(
      ['/resources/*/**/*.ts', '!/resources/**/*.seed.ts', '!/resources/**/*.rules.ts'],
      { eager: true, import: 'default' },
    ),
    groups,
  ),
  seeds: byArea(import.meta.glob<unknown>('/resources/*/**/*.seed.ts', { eager: true, import: 'default' })),
  rules: byArea(import.meta.glob<unknown>('/resources/*/**/*.rules.ts', { eager: true, import: 'default' })),
})
