import groups from '@resources/menu'
import { isRecord, type Label, type Page, type Resource } from '@/declaration'
import { byMenu } from '@/declaration/menu'

// A build replaces this file with data (`src/build/lateDeclarations.ts`).

type Owner = Resource | Page
type Names = { readonly [name: string]: Label }

/** The declared names of operations. */
export interface DeclaredNames {
  /** Areas and pages. */
  readonly areas: Names
  /** Actions and calls by area and name: `trade.refund`. */
  readonly actions: Names
}

const isOwner = (module: unknown): module is Owner => isRecord(module) && 'menu' in module

const isArea = (owner: Owner): owner is Resource => 'fields' in owner

/** The calls of pages and components that change something. */
const writesOf = ({ endpoints = {} }: Owner) =>
  Object.entries(endpoints).filter(([, { call }]) => !call.startsWith('GET '))

/** The names in menu order, of all areas, and of pages that change something. */
export const namesIn = (owners: readonly Owner[]): DeclaredNames => {
  const named = owners
    .filter((owner) => !owner.menu.onlySent && (isArea(owner) || writesOf(owner).length > 0))
    .toSorted(byMenu(groups))
  const actions = named.flatMap((owner) =>
    [...Object.entries(isArea(owner) ? (owner.actions ?? {}) : {}), ...writesOf(owner)].map(
      ([name, { label }]): [string, Label] => [`${owner.name}.${name}`, label],
    ),
  )
  return {
    areas: Object.fromEntries(named.map(({ name, label }) => [name, label])),
    actions: Object.fromEntries(actions),
  }
}

/** All declarations except the log itself, which is declared with these names. */
const files = import.meta.glob(['/resources/**/*.{area,page}.ts', '!/resources/operationLog/**'], {
  eager: true,
  import: 'default',
})

export const declaredNames: DeclaredNames = namesIn(Object.values(files).filter(isOwner))
