import {
  type ComponentType,
  createContext,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  useContext,
  useMemo,
} from 'react'
import { type RaRecord, useResourceContext } from 'react-admin'
import { DeclarationError, type Field, type Json, type Resource, resourceName } from '@/declaration'
import type { AreaInputProps, PanelProps } from './areaParts'

/** What a component of an area gets to draw a field whose declaration names it. */
export interface AreaComponentProps {
  readonly record: RaRecord
  readonly value: Json | undefined
  readonly field: Field
  /** The field's name on the wire. */
  readonly name: string
  /** A list's cell is one line; a detail has room. */
  readonly place: 'cell' | 'show'
}

/** Files with components of areas, as `import.meta.glob` gives them: file name to its loader. */
export interface AreaComponentModules {
  // What a component takes depends on what a declaration names it for: a cell, an input, a panel.
  readonly [file: string]: () => Promise<{ readonly default: AreaFile }>
}

/** What a component's file exports. */
export type AreaFile =
  | ComponentType<AreaComponentProps>
  | ComponentType<AreaInputProps>
  | ComponentType<PanelProps>
  | ComponentType

type Component<Props> = LazyExoticComponent<ComponentType<Props>>
type Loaded = LazyExoticComponent<AreaFile>

interface Declarations {
  readonly resources: readonly Resource[]
  readonly declared: readonly Resource[]
  readonly byName: ReadonlyMap<string, Resource>
  readonly components: ReadonlyMap<string, Loaded>
}

const DeclarationsContext = createContext<Declarations | undefined>(undefined)

const componentKey = (file: string): string => file.replace(/^.*\//, '').replace(/\.tsx?$/, '')

/** A component is fetched when its first cell is drawn, and once for all cells: `lazy` must see each file once only. */
const lazyComponents = (modules: AreaComponentModules): ReadonlyMap<string, Loaded> => {
  const components = new Map<string, Loaded>()
  for (const [file, load] of Object.entries(modules)) {
    const key = componentKey(file)
    if (components.has(key))
      throw new DeclarationError([`${file}: there is another component "${key}"; rename one of the files`])
    components.set(key, lazy(load))
  }
  return components
}

/**
 * Gives the declared areas to the screens below.
 *
 * @param resources what the operator may see of the areas, in menu order
 * @param declared all areas as `loadDeclarations` gave them, where those are more
 * @param components the areas' own components; the object must stay the same between renders
 * @throws DeclarationError when two files have the same component key
 */
export const DeclarationsProvider = ({
  resources,
  declared = resources,
  components,
  children,
}: {
  resources: readonly Resource[]
  declared?: readonly Resource[]
  components: AreaComponentModules
  children: ReactNode
}) => {
  // Apart, so that a cell's component stays the same when permissions change.
  const lazily = useMemo(() => lazyComponents(components), [components])
  const value = useMemo<Declarations>(
    () => ({
      resources,
      declared,
      byName: new Map(resources.map((resource) => [resourceName(resource), resource])),
      components: lazily,
    }),
    [resources, declared, lazily],
  )
  return <DeclarationsContext value={value}>{children}</DeclarationsContext>
}

const useContextValue = (): Declarations => {
  const value = useContext(DeclarationsContext)
  if (!value) throw new Error('there are no declarations here; put the screen inside DeclarationsProvider')
  return value
}

/** Every area that the operator may see, as far as they may, in menu order. */
export const useDeclarations = (): readonly Resource[] => useContextValue().resources

/** Every declared area, also those that the operator may not see. */
export const useDeclared = (): readonly Resource[] => useContextValue().declared

/** The area whose screen this is, by react-admin's resource context; undefined when the operator may not see it. */
export const useSeenDeclaration = (): Resource | undefined =>
  useContextValue().byName.get(useResourceContext() ?? '')

/**
 * The area whose screen this is, by react-admin's resource context.
 *
 * @throws Error outside a screen of an area
 */
export const useDeclaration = (): Resource => {
  const name = useResourceContext()
  const resource = useSeenDeclaration()
  if (!resource) throw new Error(`"${name}" is no declared area`)
  return resource
}

/**
 * A component of an area by its key (the file's name without its ending), loaded when it is first drawn; undefined
 * without a key, and when the areas have none of this name: the kind's own way of showing the value is then right.
 */
export const useAreaComponent = <Props = AreaComponentProps>(
  key: string | undefined,
): Component<Props> | undefined => {
  const { components } = useContextValue()
  // That it takes these props is the word of the declaration that names it for them.
  return key === undefined ? undefined : (components.get(key) as Component<Props> | undefined)
}
