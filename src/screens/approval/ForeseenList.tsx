import { useState } from 'react'
import type { Fields } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import type { Foreseen } from '@/platform/dataProvider'
import { Button } from '@/ui/Button'
import { ChangeList, type Changes } from '../history/ChangeList'
import { askTexts } from './texts'
import './approval.css'

const changesOf = ({ before, after }: Foreseen): Changes =>
  Object.fromEntries(
    Object.keys({ ...before, ...after }).map((name) => [name, [before?.[name], after?.[name]] as const]),
  )

const kindOf = ({ before, after }: Foreseen) =>
  before === null ? 'create' : after === null ? 'remove' : 'change'

const Outcome = ({ code, reason }: Foreseen) => {
  const say = useSay()
  if (code === undefined) return null
  return (
    <span className="approval-outcome" data-tone={code === 0 ? 'success' : 'error'}>
      {code === 0 ? say(askTexts.done) : say(askTexts.leftOut, { reason: reason ?? '' })}
    </span>
  )
}

interface ForeseenRowsProps {
  /** The fields of the records' area. */
  readonly fields: Fields
  readonly items: readonly Foreseen[]
}

/** What would happen to each record, field by field, and what did happen. */
export const ForeseenRows = ({ fields, items }: ForeseenRowsProps) => {
  const say = useSay()
  return (
    <ul className="approval-records">
      {items.map((item) => {
        const kind = kindOf(item)
        return (
          <li key={item.id} aria-label={item.title}>
            <div className="approval-record">
              <strong>{item.title}</strong>
              {kind !== 'change' && (
                <span className="approval-kind">
                  {say(kind === 'create' ? askTexts.created : askTexts.removed)}
                </span>
              )}
              <Outcome {...item} />
            </div>
            {kind !== 'remove' && (
              <ChangeList fields={fields} changes={changesOf(item)} hidden={item.hidden} kind={kind} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Records on one page. */
export const pageSize = 20

interface PagesProps {
  /** From 0. */
  readonly page: number
  readonly total: number
  readonly onPage: (page: number) => void
}

/** Pagination of the records; empty for a single page. */
export const Pages = ({ page, total, onPage }: PagesProps) => {
  const say = useSay()
  if (total <= pageSize) return null
  const from = page * pageSize
  const to = Math.min(from + pageSize, total)
  const figures = { from: formatInteger(from + 1), to: formatInteger(to), total: formatInteger(total) }
  return (
    <div className="approval-pages">
      <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {say(askTexts.previous)}
      </Button>
      <span role="status">{say(askTexts.range, figures)}</span>
      <Button size="small" disabled={to >= total} onClick={() => onPage(page + 1)}>
        {say(askTexts.next)}
      </Button>
    </div>
  )
}

/** The same for records that are all loaded, with pagination. */
export const ForeseenList = ({ fields, items }: ForeseenRowsProps) => {
  const [page, setPage] = useState(0)
  return (
    <>
      <ForeseenRows fields={fields} items={items.slice(page * pageSize, (page + 1) * pageSize)} />
      <Pages page={page} total={items.length} onPage={setPage} />
    </>
  )
}
