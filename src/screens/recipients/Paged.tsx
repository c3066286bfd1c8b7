import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type ReactNode, useState } from 'react'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { PlainTable } from '../import/PlainTable'
import { texts } from './texts'

const perPage = 8

/** Shows many rows a page at a time. */
export const Paged = <T,>({
  label,
  heads,
  rows,
  children,
}: {
  label: string
  heads: readonly string[]
  rows: readonly T[]
  children: (row: T) => ReactNode
}) => {
  const say = useSay()
  const [asked, setPage] = useState(0)
  // Rows may have been corrected or removed in the meantime.
  const page = Math.max(0, Math.min(asked, Math.ceil(rows.length / perPage) - 1))
  const from = page * perPage
  const shown = rows.slice(from, from + perPage)
  return (
    <div>
      <PlainTable label={label} heads={heads}>
        {shown.map(children)}
      </PlainTable>
      {rows.length > perPage && (
        <Stack direction="row" spacing={1} sx={{ mt: 1, alignItems: 'center', justifyContent: 'end' }}>
          <span>
            {say(texts.pageOf, {
              from: formatInteger(from + 1),
              to: formatInteger(from + shown.length),
              total: formatInteger(rows.length),
            })}
          </span>
          <Button size="small" color="inherit" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {say(texts.before)}
          </Button>
          <Button
            size="small"
            color="inherit"
            disabled={from + perPage >= rows.length}
            onClick={() => setPage(page + 1)}
          >
            {say(texts.next)}
          </Button>
        </Stack>
      )}
    </div>
  )
}
