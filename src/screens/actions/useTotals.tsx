import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import { type Field, isRecord, type Json, type Resource, resourceName } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { quietly } from '@/platform/failures'
import { useDeclaration } from '../declarations'
import { KindCell } from '../kinds/KindCell'
import { detailMeta } from '../show/useDetail'

/**
 * Totals of a record's lists, each summed over the list's entries, as facts. Fetches the detail if the values are only there.
 *
 * @param paths as `list.part`
 */
export const useTotals = (
  paths: readonly string[],
  record: RaRecord,
): readonly { readonly name: string; readonly value: ReactNode }[] => {
  const resource = useDeclaration()
  const say = useSay()
  const sums = paths.flatMap((path) => {
    const found = partAt(resource, path)
    return found ? [{ path, ...found }] : []
  })
  const whole = useWhole(
    resource,
    record,
    sums.some(({ list }) => record[list] === undefined),
  )
  return sums.flatMap(({ path, list, part, field }) => {
    const sum = sumOf(whole?.[list], part)
    if (sum === undefined) return []
    const value = <KindCell key={path} field={field} name={part} value={sum} record={record} />
    return [{ name: say(field.label), value }]
  })
}

/** The part of a list that a path names, as the account sees it. */
const partAt = ({ fields, detail }: Resource, path: string) => {
  const [list = '', part = ''] = path.split('.')
  const holder = fields[list] ?? detail?.adds?.[list]
  const field: Field | undefined = holder?.kind === 'list' ? holder.fields[part] : undefined
  return field && { list, part, field }
}

/** The sum of one part over a list's entries. Undefined if there are none. */
const sumOf = (list: Json | undefined, part: string): number | undefined => {
  const found = (Array.isArray(list) ? list : []).flatMap((entry) => {
    const value = isRecord(entry) ? entry[part] : undefined
    return typeof value === 'number' ? [value] : []
  })
  return found.length === 0 ? undefined : found.reduce((one, other) => one + other)
}

/** The record including what only its detail has. The question works without it, so failures are not reported. */
const useWhole = (resource: Resource, record: RaRecord, isMissing: boolean): RaRecord | undefined => {
  const dataProvider = useDataProvider()
  const name = resourceName(resource)
  const id = String(record.id)
  const { data } = useQuery({
    // The query key of react-admin's useGetOne.
    queryKey: [name, 'getOne', { id, meta: detailMeta }],
    queryFn: async ({ signal }): Promise<RaRecord> =>
      (await dataProvider.getOne(name, { id, meta: detailMeta, signal: quietly(signal) })).data,
    enabled: isMissing && resource.detail?.call !== undefined,
    retry: false,
  })
  return isMissing ? data : record
}
