import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { type RaRecord, useResourceContext } from 'react-admin'
import {
  type Areas,
  type Field,
  fetchAll,
  type Head,
  type Json,
  type Resource,
  readAll,
  resourceName,
} from '@/declaration'
import type { AreaInputProps, DetailProps, PanelProps, ResultProps } from './areaParts'
import { awaited, type LateComponent, type LoadPart, lateComponent } from './latePart'

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

/** The loaders of the areas' components, by the key that a declaration names. */
export interface AreaComponentModules {
  // What a component takes depends on what a declaration names it for: a cell, an input, a panel.
  readonly [key: string]: () => Promise<{ readonly default: AreaFile }>
}

/** What a component's file exports. */
export type AreaFile =
  | ComponentType<AreaComponentProps>
  | ComponentType<AreaInputProps>
  | ComponentType<PanelProps>
  | ComponentType<DetailProps>
  | ComponentType<ResultProps>
  | ComponentType

// What it takes is the word of the declaration that names it.
type Part = LateComponent<object>

interface Declarations {
  readonly areas: Areas
  readonly declared: Areas
  /** By react-admin's name. */
  readonly heads: ReadonlyMap<string, Head>
  readonly components: ReadonlyMap<string, Part>
}

const DeclarationsContext = createContext<Declarations | undefined>(undefined)

/** A component is fetched once for all cells, and is the same for each of them. */
const partsOf = (modules: AreaComponentModules): ReadonlyMap<string, Part> =>
  new Map(Object.entries(modules).map(([key, load]) => [key, lateComponent(load as LoadPart<object>)]))

/**
 * Gives the declared areas to the screens below.
 *
 * @param areas what the operator may see of the areas; the same object as long as that is the same
 * @param declared all areas, where those are more
 * @param components the areas' own components; the object must stay the same between renders
 */
export const DeclarationsProvider = ({
  areas,
  declared = areas,
  components,
  children,
}: {
  areas: Areas
  declared?: Areas
  components: AreaComponentModules
  children: ReactNode
}) => {
  // Apart, so that a cell's component stays the same when permissions change.
  const parts = useMemo(() => partsOf(components), [components])
  const value = useMemo<Declarations>(
    () => ({
      areas,
      declared,
      heads: new Map(areas.heads.map((head) => [resourceName(head), head])),
      components: parts,
    }),
    [areas, declared, parts],
  )
  return <DeclarationsContext value={value}>{children}</DeclarationsContext>
}

const useContextValue = (): Declarations => {
  const value = useContext(DeclarationsContext)
  if (!value) throw new Error('there are no declarations here; put the screen inside DeclarationsProvider')
  return value
}

/** The heads of all areas that the operator may see, in menu order. */
export const useHeads = (): readonly Head[] => useContextValue().areas.heads

/** The areas that the operator may see, as far as they may. */
export const useAreas = (): Areas => useContextValue().areas

/** Every declared area, also those that the operator may not see. */
export const useDeclared = (): Areas => useContextValue().declared

/** What a screen waits for when it waits for all of the areas; no area has this name. */
const everything = ''

/** All declarations of the areas. The screen waits for those that are not there yet (Suspense), and fails without them. */
export const useWhole = (areas: Areas): readonly Resource[] =>
  awaited(areas, everything, readAll(areas), () => fetchAll(areas))

/**
 * An area by its declared name; undefined when the operator may not see it. The screen waits for its declaration (Suspense),
 * and fails without it.
 */
export const useArea = (name: string | undefined): Resource | undefined => {
  const { areas } = useContextValue()
  if (name === undefined || !areas.heads.some((head) => head.name === name)) return undefined
  return awaited(areas, name, areas.read(name), () => areas.fetch(name))
}

/**
 * An area that the operator may see, by its declared name, once its declaration is there: until then, and when it does not
 * come, undefined.
 */
export const useAreaInTime = (name: string): Resource | undefined => {
  const { areas } = useContextValue()
  const [, came] = useState<Resource>()
  const isThere = areas.heads.some((head) => head.name === name)
  const known = isThere ? areas.read(name) : undefined
  const missing = isThere && !known
  useEffect(() => {
    if (!missing) return
    let current = true
    // What shows it does without.
    areas.fetch(name).then(
      (resource) => current && came(resource),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [areas, name, missing])
  return known
}

/** The head of the area whose screen this is, by react-admin's resource context; undefined when the operator may not see it. */
export const useSeenHead = (): Head | undefined => useContextValue().heads.get(useResourceContext() ?? '')

/**
 * The area whose screen this is; undefined when the operator may not see it. The screen waits for its declaration.
 */
export const useSeenDeclaration = (): Resource | undefined => useArea(useSeenHead()?.name)

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
 * A component of an area by its key (`<key>.part.tsx`), loaded when it is first drawn; undefined
 * without a key, and when the areas have none of this name: the kind's own way of showing the value is then right.
 */
export const useAreaComponent = <Props = AreaComponentProps>(
  key: string | undefined,
): ComponentType<Props> | undefined => {
  const { components } = useContextValue()
  // That it takes these props is the word of the declaration that names it for them.
  return key === undefined ? undefined : (components.get(key) as LateComponent<Props> | undefined)
}

/** Waits (Suspense) for components of areas, so that nothing moves when they come; names that are none are left out. */
export const useAreaParts = (keys: readonly (string | undefined)[]): void => {
  const { components } = useContextValue()
  for (const key of keys) if (key !== undefined) components.get(key)?.wait()
}
