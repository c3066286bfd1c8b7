import { type ComponentType, createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { useResourceContext } from 'react-admin'
import { type Areas, fetchAll, type Head, type Resource, readAll, resourceName } from '@/declaration'
import { awaited, type LateComponent, type LoadPart, plainComponent } from '@/ui/late'
import type { AreaInputProps, DetailProps, PanelProps, ResultProps } from './areaParts'
import type { KindProps } from './kinds/look'

/** The props of an area's component that shows a field. */
export interface AreaComponentProps extends KindProps {
  /** A list's cell is one line; a detail has room for more. */
  readonly place: 'cell' | 'show'
}

/** The loaders of the areas' components, by their declared key. */
export type AreaComponentModules = Readonly<Record<string, () => Promise<{ readonly default: AreaFile }>>>

/** The export of a component's file; its props depend on what it is declared for: a cell, an input, a panel. */
export type AreaFile =
  | ComponentType<AreaComponentProps>
  | ComponentType<AreaInputProps>
  | ComponentType<PanelProps>
  | ComponentType<DetailProps>
  | ComponentType<ResultProps>
  | ComponentType

// The declaration that names it determines its props.
type Part = LateComponent<object>

interface Declarations {
  readonly areas: Areas
  readonly declared: Areas
  readonly components: ReadonlyMap<string, Part>
}

const DeclarationsContext = createContext<Declarations | undefined>(undefined)

/** Each component is loaded once and shared by all cells. */
const partsOf = (modules: AreaComponentModules): ReadonlyMap<string, Part> =>
  new Map(Object.entries(modules).map(([key, load]) => [key, plainComponent(load as LoadPart<object>)]))

/** Provides the declared areas. `areas` and `components` must stay the same objects while unchanged. */
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
  // Memoised separately, so that cells keep their components when permissions change.
  const parts = useMemo(() => partsOf(components), [components])
  const value = useMemo(() => ({ areas, declared, components: parts }), [areas, declared, parts])
  return <DeclarationsContext value={value}>{children}</DeclarationsContext>
}

const useContextValue = (): Declarations => {
  const value = use(DeclarationsContext)
  if (!value) throw new Error('there are no declarations here; put the screen inside DeclarationsProvider')
  return value
}

/** The heads of all areas that the operator may see, in menu order. */
export const useHeads = (): readonly Head[] => useContextValue().areas.heads

/** The areas that the operator may see, reduced to what they may see of them. */
export const useAreas = (): Areas => useContextValue().areas

/** Every declared area, including those that the operator may not see. */
export const useDeclared = (): Areas => useContextValue().declared

/** The key for waiting for all areas; no area has this name. */
const everything = ''

/** All areas' declarations. Suspends until they are loaded; throws if they cannot be. */
export const useWhole = (areas: Areas): readonly Resource[] =>
  awaited(areas, everything, readAll(areas), () => fetchAll(areas))

/** An area by name; undefined if the operator may not see it. Suspends, and throws if it cannot be loaded. */
export const useArea = (name: string | undefined): Resource | undefined => {
  const { areas } = useContextValue()
  if (name === undefined || !areas.heads.some((head) => head.name === name)) return undefined
  return awaited(areas, name, areas.read(name), () => areas.fetch(name))
}

/** A visible area by its declared name; undefined until its declaration has loaded, and if it cannot be loaded. */
export const useAreaInTime = (name: string): Resource | undefined => {
  const { areas } = useContextValue()
  const [, came] = useState<Resource>()
  const isThere = areas.heads.some((head) => head.name === name)
  const known = isThere ? areas.read(name) : undefined
  const missing = isThere && !known
  useEffect(() => {
    if (!missing) return
    let current = true
    // The caller does without it.
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

/** The head of the current area, from react-admin's resource context; undefined if the operator may not see it. */
export const useSeenHead = (): Head | undefined => {
  const name = useResourceContext()
  return useHeads().find((head) => resourceName(head) === name)
}

/** The current area; undefined if the operator may not see it. Suspends until its declaration is loaded. */
export const useSeenDeclaration = (): Resource | undefined => useArea(useSeenHead()?.name)

/**
 * The current area, from react-admin's resource context.
 *
 * @throws Error outside an area's screen
 */
export const useDeclaration = (): Resource => {
  const name = useResourceContext()
  const resource = useSeenDeclaration()
  if (!resource) throw new Error(`"${name}" is no declared area`)
  return resource
}

/** Areas' components by their keys (`<key>.part.tsx`), loaded when first rendered; undefined for an unknown key. */
export const useAreaComponents = (keys: readonly (string | undefined)[]) => {
  const { components } = useContextValue()
  return keys.map((key) => components.get(key ?? ''))
}

/** A single component. The declaration that names it guarantees its props. */
export const useAreaComponent = <Props = AreaComponentProps>(key: string | undefined) =>
  useAreaComponents([key])[0] as LateComponent<Props> | undefined
