import { LinkBase, useCreatePath, useGetManyAggregate } from 'react-admin'
import {
  type FieldOf,
  idOf,
  isRecord,
  type Json,
  type Resource,
  resourceName,
  textOf,
  type WireRecord,
} from '@/declaration'
import { partsIn } from '@/declaration/kinds/composite'
import { textIn } from '@/declaration/label'
import { useLocale, useSay } from '@/i18n/useSay'
import { Empty } from '@/ui/EmptyState'
import { Facts } from '@/ui/Facts'
import { useAreaInTime } from '../declarations'
import { titleOf } from '../recordName'
import { isArray, isString, type Looks, type ViewProps } from './look'
import { FilledFilter } from './parts/Options'
import { Raw } from './parts/Raw'

const Rows = ({
  field,
  value,
  locale,
  parts: { Part, isEnd },
}: ViewProps<FieldOf<'list'>, readonly Json[]>) => {
  const columns = Object.entries(field.fields).map(([name, part]) => ({
    name,
    part,
    align: isEnd(part) ? 'end' : undefined,
  }))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls sideways
    <section className="kind-scroll" aria-label={textIn(field.label, locale)} tabIndex={0}>
      <table className="kind-table">
        <thead>
          <tr>
            {columns.map(({ name, part, align }) => (
              <th key={name} scope="col" data-align={align}>
                {textIn(part.label, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.filter(isRecord).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity but their position
            <tr key={index}>
              {columns.map(({ name, part, align }) => (
                <td key={name} data-align={align}>
                  <Part
                    place="Cell"
                    field={part}
                    name={name}
                    value={row[name]}
                    record={row}
                    locale={locale}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Count = ({ count }: { count: number }) => useSay()('console.kind.items', { count, smart_count: count })

const Parts = ({ field, value, locale, parts: { Part } }: ViewProps<FieldOf<'object'>, WireRecord>) => {
  const shown = partsIn(field, value)
  if (shown.length === 0) return <Empty />
  return (
    <Facts
      facts={shown.map(({ name, label, part }) => ({
        name: (label && textIn(label, locale)) ?? name,
        value: (
          <Part place="Field" field={part} name={name} value={value[name]} record={value} locale={locale} />
        ),
      }))}
    />
  )
}

/** The area that a reference points to, once its declaration has loaded. */
export const useTarget = (field: FieldOf<'reference'>): Resource | undefined => useAreaInTime(field.to)

/** The console's id for a record with this key on the wire. */
export const idOfKey = ({ key }: Resource, value: string): string => idOf([key[0]], { [key[0]]: value })

/** The other record's title; its key until the title has loaded, or if the record is gone. */
const Title = ({ target, value, linked }: { target: Resource; value: string; linked: boolean }) => {
  const id = idOfKey(target, value)
  const resource = resourceName(target)
  const createPath = useCreatePath()
  const locale = useLocale()
  // One call fetches all references on a page.
  const { data } = useGetManyAggregate(resource, { ids: [id] })
  const record = data?.[0]
  const title = record ? titleOf(target, record, locale) || value : value
  return linked && record ? (
    <LinkBase className="kind-link" to={createPath({ resource, type: 'show', id })}>
      {title}
    </LinkBase>
  ) : (
    <span title={title}>{title}</span>
  )
}

interface ReferenceProps {
  readonly field: FieldOf<'reference'>
  readonly value: string
  readonly linked?: boolean
}

const Reference = ({ field, value, linked = false }: ReferenceProps) => {
  const target = useTarget(field)
  return target ? <Title target={target} value={value} linked={linked} /> : <Raw value={value} />
}

export const composites: Looks<'list', readonly Json[]> &
  Looks<'object', WireRecord> &
  Looks<'reference', string> = {
  list: {
    takes: isArray,
    Cell: ({ value }) => <Count count={value.length} />,
    Field: Rows,
    width: () => 56,
    wide: true,
    Filter: FilledFilter,
  },
  object: {
    takes: isRecord,
    stretches: true,
    Cell: ({ field, value, locale }) => {
      const words = textOf(field, value, locale)
      return <span title={words}>{words}</span>
    },
    Field: Parts,
    width: () => 176,
    wide: true,
    Filter: FilledFilter,
  },
  reference: {
    takes: isString,
    stretches: true,
    Cell: ({ field, value }) => <Reference field={field} value={value} />,
    Field: ({ field, value }) => <Reference field={field} value={value} linked />,
    width: () => 120,
  },
}
