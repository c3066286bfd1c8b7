import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { use, useContext } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { isRecord, type Resource, resourceName, type WireRecord } from '@/declaration'
import { textIn } from '@/declaration/label'
import { useLocale } from '@/i18n/useSay'
import { useArea, useHeads } from '@/screens'
import { currentTime } from '@/screens/actions/availability'
import { PermittedContext } from '@/screens/endpoints'
import { ConsoleMenu } from '../menu/ConsoleMenu'
import { pageFor } from '../menu/pageRegistry'
import { routeOf } from '../menu/routes'
import { usePages, usePageTitle } from '../panes/usePages'
import { useLens } from '../viewAs/lens'
import { explain, type Statement } from './explain'
import type { Mark, Pointed } from './mark'
import { texts } from './texts'

/** The permission to see names, raw values, patterns and calls. */
const technical = 'developer.explain'

/** The id in an address like `/pay/tradelist/P1/show`. */
const idIn = (resource: Resource, pathname: string): string | undefined => {
  const [id] = pathname.slice(resource.path.length).split('/').filter(Boolean)
  return id === undefined || id === 'create' ? undefined : decodeURIComponent(id)
}

/** What the screens on the page have asked for, latest first. */
const answers = (queryClient: QueryClient, key: readonly unknown[]): readonly unknown[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: key, type: 'active' })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .map(({ state }) => state.data)

const rowsIn = (answer: unknown): readonly unknown[] =>
  isRecord(answer) && Array.isArray(answer.data) ? answer.data : []

/** The record that something on an area's page is about: that of its row, else the opened one. */
const recordOf = (
  queryClient: QueryClient,
  resource: Resource,
  { row, ofList }: Pointed,
  pathname: string,
): WireRecord | undefined => {
  if (ofList) return undefined
  const name = resourceName(resource)
  const [answer] = answers(queryClient, [name, 'getList'])
  const found = row === undefined ? undefined : rowsIn(answer)[row]
  if (isRecord(found)) return found
  const id = idIn(resource, pathname)
  // The whole record has more fields than its row.
  return answers(queryClient, [name, 'getOne'])
    .flatMap((one) => (isRecord(one) && id !== undefined && String(one.id) === id ? [one] : []))
    .toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0]
}

/** What is told of what was pointed at, of a part of it that was chosen since, or of the page around it. */
export const useStatement = (pointed: Pointed, chosen: Mark | undefined) => {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const heads = useHeads()
  const may = use(PermittedContext)
  const { permissions, view } = useLens()
  const { routes, pages: registry } = useContext(ConsoleMenu)
  const root = useHref('/').replace(/\/$/, '')
  const here = useLocation().pathname
  const pages = usePages()
  const titleOf = usePageTitle()
  const path = pointed.path === undefined ? here : pointed.path.slice(root.length)
  const page = pages.pageAt(path)
  const head = page.area?.head
  // A menu's entry is explained without its area's declaration, which may not have been asked for.
  const resource = useArea(pointed.path === undefined ? head?.name : undefined)
  const record = resource && recordOf(queryClient, resource, pointed, here)
  const mark = chosen ?? pointed.mark
  const told =
    mark &&
    resource &&
    explain({
      resource,
      mark,
      record,
      off: pointed.off,
      text: pointed.text,
      locale,
      now: currentTime(),
      areaName: (name) => {
        const area = heads.find((one) => one.name === name)
        return area && textIn(area.label, locale)
      },
    })
  const { component } = routeOf(routes, page.path) ?? {}
  const declared = component === undefined || !registry ? undefined : pageFor(registry, component)?.declared
  const ofPage: Statement = {
    sort: pointed.group === undefined ? texts.page : texts.group,
    name: pointed.group ?? titleOf(page),
    says: [textIn(pointed.group !== undefined ? texts.entries : head ? texts.list : texts.screen, locale)],
    technical: {
      wire: pointed.group === undefined ? (head?.name ?? component) : undefined,
      permission: head ? `${head.name}.list` : declared && `${declared.name}.view`,
    },
  }
  const owner = head ?? (pointed.group === undefined ? declared : undefined)
  return {
    statement: told ?? ofPage,
    /** Nothing nearer than the page could be told. */
    isPage: !told,
    file: owner && `${owner.name}.${head ? 'area' : 'page'}.ts`,
    /** The fields that can be explained from here. */
    parts: told || !resource || pointed.group !== undefined ? [] : partsOf(resource, record !== undefined),
    resource,
    /** Whether a call was made while the screen was the shown one. */
    isOfScreen: (from: string) => pages.pageAt(from.slice(root.length)).path === pages.pageAt(here).path,
    isTechnical: import.meta.env.DEV || may(technical),
    permissions: view ? [permissions, view.permissions] : [permissions],
    locale,
  }
}

/** The fields of an area's list, or of a record. */
const partsOf = ({ list, fields }: Resource, ofRecord: boolean) =>
  (ofRecord ? Object.keys(fields) : [...list.columns, ...(list.moreColumns ?? [])]).flatMap((name) => {
    const label = fields[name]?.label
    return label ? [{ name, label }] : []
  })
