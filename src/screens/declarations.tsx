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

export type AreaComponent = LazyExoticComponent<ComponentType<AreaComponentProps>>

/** Files with components of areas, as `import.meta.glob` gives them: file name to its loader. */
export interface AreaComponentModules {
  readonly [file: string]: () => Promise<{ readonly default: ComponentType<AreaComponentProps> }>
}

interface Declarations {
  readonly resources: readonly Resource[]
  readonly byName: ReadonlyMap<string, Resource>
  readonly components: ReadonlyMap<string, AreaComponent>
}

const DeclarationsContext = createContext<Declarations | undefined>(undefined)

const componentKey = (file: string): string => file.replace(/^.*\//, '').replace(/\.tsx?$/, '')

/** A component is fetched when its first cell is drawn, and once for all cells: `lazy` must see each file once only. */
const lazyComponents = (modules: AreaComponentModules): ReadonlyMap<string, AreaComponent> => {
  const components = new Map<string, AreaComponent>()
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
 * @param resources what `loadDeclarations` answered
 * @param components the areas' own components; the object must stay the same between renders
 * @throws DeclarationError when two files have the same component key
 */
export const DeclarationsProvider = ({
  resources,
  components,
  children,
}: {
  resources: readonly Resource[]
  components: AreaComponentModules
  children: ReactNode
}) => {
  const value = useMemo<Declarations>(
    () => ({
      resources,
      byName: new Map(resources.map((resource) => [resourceName(resource), resource])),
      components: lazyComponents(components),
    }),
    [resources, components],
  )
  return <DeclarationsContext value={value}>{children}</DeclarationsContext>
}

const useContextValue = (): Declarations => {
  const value = useContext(DeclarationsContext)
  if (!value) throw new Error('there are no declarations here; put the screen inside DeclarationsProvider')
  return value
}

/** Every declared area, in menu order. */
export const useDeclarations = (): readonly Resource[] => useContextValue().resources

/**
 * The area whose screen this is, by react-admin's resource context.
 *
 * @throws Error outside a screen of an area
 */
export const useDeclaration = (): Resource => {
  const name = useResourceContext()
  const resource = useContextValue().byName.get(name ?? '')
  if (!resource) throw new Error(`"${name}" is no declared area`)
  return resource
}

/**
 * A component of an area by its key (the file's name without its ending), loaded when it is first drawn; undefined
 * without a key, and when the areas have none of this name: the kind's own way of showing the value is then right.
 */
export const useAreaComponent = (key: string | undefined): AreaComponent | undefined => {
  const { components } = useContextValue()
  return key === undefined ? undefined : components.get(key)
}
