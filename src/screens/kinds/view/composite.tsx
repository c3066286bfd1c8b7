import { type FieldOf, isRecord, textIn, textOf, type WireRecord } from '@/declaration'
import { partsIn } from '@/declaration/kinds/composite'
import { useSay } from '@/i18n/useSay'
import { Empty } from '@/ui/Empty'
import { Facts } from '@/ui/Facts'
import { Raw } from './Raw'
import type { KindView, ViewProps } from './view'

export const object: KindView<FieldOf<'object'>> = {
  stretches: true,
  Cell: ({ field, value, locale }) => {
    if (!isRecord(value)) return <Raw value={value} />
    const words = textOf(field, value, locale)
    return <span title={words}>{words}</span>
  },
  Field: ({ field, value, locale, parts: { Part } }) => {
    if (!isRecord(value)) return <Raw value={value} />
    const shown = partsIn(field, value)
    return shown.length === 0 ? (
      <Empty />
    ) : (
      <Facts
        facts={shown.map(({ name, label, part }) => ({
          name: (label && textIn(label, locale)) ?? name,
          value: (
            <Part place="Field" field={part} name={name} value={value[name]} record={value} locale={locale} />
          ),
        }))}
      />
    )
  },
  width: () => 176,
  wide: true,
}

const Rows = ({
  field,
  rows,
  locale,
  parts: { Part, isEnd },
}: Omit<ViewProps<FieldOf<'list'>>, 'value'> & { rows: readonly WireRecord[] }) => {
  const columns = Object.entries(field.fields).map(([name, part]) => ({
    name,
    part,
    align: isEnd(part) ? 'end' : undefined,
  }))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
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
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a list have no identity but their place
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

export const list: KindView<FieldOf<'list'>> = {
  Cell: ({ value }) => (Array.isArray(value) ? <Count count={value.length} /> : <Raw value={value} />),
  Field: ({ value, ...rest }) =>
    Array.isArray(value) ? <Rows {...rest} rows={value.filter(isRecord)} /> : <Raw value={value} />,
  width: () => 56,
  wide: true,
}
