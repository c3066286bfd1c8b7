import { Fragment } from 'react'
import type { DocRow } from '@/declaration/documentation'
import { useSay } from '@/i18n/useSay'
import { texts } from './texts'

/** Long names break after their dots. */
const Name = ({ name }: { name: string }) => {
  const parts = name.split(/(?<=\.)/).map((part, place) => ({ part, place }))
  return (
    <code>
      {parts.map(({ part, place }) => (
        <Fragment key={place}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  )
}

const Meaning = ({ row: { label, hint, values } }: { row: DocRow }) => {
  const say = useSay()
  return (
    <>
      {label && say(label)}
      {hint && <small>{say(hint)}</small>}
      {values && (
        <small>
          {Object.entries(values).map(([value, meaning], index) => (
            <span key={value}>
              {index > 0 && say(texts.comma)}
              <code>{value}</code> {say(meaning)}
            </span>
          ))}
        </small>
      )}
    </>
  )
}

interface FieldTableProps {
  name: string
  rows: readonly DocRow[]
  /** The fields are received, not sent, so none is marked as required. */
  given?: boolean
}

/** Parameters, inputs or response fields: name, type and meaning. */
export const FieldTable = ({ name, rows, given }: FieldTableProps) => {
  const say = useSay()
  if (rows.length === 0) return null
  return (
    <table className="docs-fields">
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{say(texts.name)}</th>
          <th scope="col">{say(texts.meaning)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              <Name name={row.name} />
              <small>
                {row.required && !given && <b>{say(texts.required)} </b>}
                {row.type}
              </small>
            </th>
            <td>
              <Meaning row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
