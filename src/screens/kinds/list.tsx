import { type FieldOf, isRecord, type Json, type WireRecord } from '@/declaration'
import { textIn } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { isArray, type KindLook, type ViewProps } from './look'

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
          {rows.map((row, index) => (
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

export const look: KindLook<FieldOf<'list'>, readonly Json[]> = {
  takes: isArray,
  Cell: ({ value }) => <Count count={value.length} />,
  Field: ({ value, ...rest }) => <Rows {...rest} rows={value.filter(isRecord)} />,
  width: () => 56,
  wide: true,
}
