import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { isRecord, type Resource, resourceName, type WireRecord } from '@/declaration'
import { textIn } from '@/declaration/label'
import { loadExplainTexts } from '@/i18n/explainTexts'
import { useLocale } from '@/i18n/useSay'
import { useArea, useHeads } from '@/screens'
import { currentTime } from '@/screens/actions/availability'
import { PermittedContext } from '@/screens/endpoints'
import { awaited } from '@/ui/late'
import { ConsoleMenu } from '../menu/ConsoleMenu'
import { pageFor } from '../menu/pageRegistry'
import { routeOf } from '../menu/routes'
import { usePages, usePageTitle } from '../panes/usePages'
import { explain } from './explain'
import type { Mark, Pointed } from './mark'
import type { Asked, Statement } from './statement'

/** The permission to see names, raw values, patterns and calls. */
const technical = 'developer.explain'

/** The id in an address like `/pay/tradelist/P1/show`. */
const idIn = (resource: Resource, pathname: string): string | undefined => {
  const [id] = pathname.slice(resource.path.length).split('/').filter(Boolean)
  return id === undefined || id === 'create' ? undefined : decodeURIComponent(id)
}

/** The answers to the page's current queries, latest first. */
const answers = (queryClient: QueryClient, key: readonly unknown[]): readonly unknown[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: key, type: 'active' })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .map(({ state }) => state.data)

/** The record that something on an area's page is about: its row's, otherwise the opened one. */
const recordOf = (
  queryClient: QueryClient,
  resource: Resource,
  { row, ofList }: Pointed,
  pathname: string,
): WireRecord | undefined => {
  if (ofList) return undefined
  const name = resourceName(resource)
  const [list] = answers(queryClient, [name, 'getList'])
  const found = row !== undefined && isRecord(list) && Array.isArray(list.data) && list.data[row]
  if (isRecord(found)) return found
  const id = idIn(resource, pathname)
  // Prefer the full record, which has more fields than its row.
  return answers(queryClient, [name, 'getOne'])
    .flatMap((one) => (isRecord(one) && id !== undefined && String(one.id) === id ? [one] : []))
    .toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0]
}

/** The path that all console addresses begin with. */
export const useRoot = (): string => useHref('/').replace(/\/$/, '')

/** Describes what was pointed at, a part of it chosen since, or the page around it. */
export const useStatement = (pointed: Pointed, chosen: Mark | undefined) => {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const texts = awaited(loadExplainTexts, locale, undefined, () => loadExplainTexts(locale))
  const heads = useHeads()
  const may = use(PermittedContext)
  const { routes, pages: registry } = use(ConsoleMenu)
  const root = useRoot()
  const here = useLocation().pathname
  const pages = usePages()
  const titleOf = usePageTitle()
  const path = pointed.path === undefined ? here : pointed.path.slice(root.length)
  const page = pages.pageAt(path)
  const head = page.area?.head
  // Menu entries are explained without the area's declaration, which may not have loaded.
  const resource = useArea(pointed.path === undefined ? head?.name : undefined)
  const record = resource && recordOf(queryClient, resource, pointed, here)
  const mark = chosen ?? pointed.mark
  const asked: Asked | undefined =
    mark && resource
      ? {
          resource,
          mark,
          record,
          off: pointed.off,
          text: pointed.text,
          locale,
          texts,
          now: currentTime(),
          areaName: (name) => {
            const area = heads.find((one) => one.name === name)
            return area && textIn(area.label, locale)
          },
        }
      : undefined
  const told = asked && explain(asked)
  const { component } = routeOf(routes, page.path) ?? {}
  const declared = component === undefined || !registry ? undefined : pageFor(registry, component)?.declared
  const { group } = pointed
  const ofPage: Statement = {
    sort: group === undefined ? texts.page : texts.group,
    name: group ?? titleOf(page),
    says: [],
  }
  return {
    texts,
    locale,
    statement: told ?? ofPage,
    /** What is described, if it is anything more specific than the page. */
    asked: told && asked,
    /** The page's declaration and component. */
    page: { head, declared: group === undefined ? declared : undefined, component },
    /** The fields that can be explained next. */
    parts: told || !resource || group !== undefined ? [] : partsOf(resource, record !== undefined),
    resource,
    isTechnical: import.meta.env.DEV || may(technical),
  }
}

export type Standing = ReturnType<typeof useStatement>

/** The fields of an area's list, or of a record. */
const partsOf = ({ list, fields }: Resource, ofRecord: boolean) =>
  (ofRecord ? Object.keys(fields) : [...list.columns, ...(list.moreColumns ?? [])]).flatMap((name) => {
    const label = fields[name]?.label
    return label ? [{ name, label }] : []
  })
