import Previous from '@mui/icons-material/ChevronLeft'
import Next from '@mui/icons-material/ChevronRight'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatInteger } from '@/i18n/format'
import { early } from '../../latePart'
import { longCards } from '../cards/Cards'
import { useList } from '../ListContext'
import { pageSizes } from '../params'
import { longTable } from '../table/longPage'
import { pageCount, pagerItems, typedPage } from './pages'
import { usePrefetchPage } from './usePrefetchPage'

/** The way through the pages of a list. */
export const Pagination = ({ compact }: { compact?: boolean }) => {
  const translate = useTranslate()
  const { params, loaded, setPage, setPageSize } = useList()
  const prefetch = usePrefetchPage()
  const { page, perPage } = params
  const pages = pageCount(loaded?.total ?? 0, perPage)
  const step = (to: number, label: string, Picture: typeof Next) => (
    <button
      type="button"
      className="list-page"
      disabled={to < 1 || to > pages}
      aria-label={label}
      title={label}
      onPointerMove={() => prefetch(to)}
      onClick={() => setPage(to)}
    >
      <Picture fontSize="small" />
    </button>
  )
  return (
    <nav className="list-pagination" aria-label={translate('console.list.pagination')}>
      {step(Math.min(page - 1, pages), translate('console.list.page_previous'), Previous)}
      {compact ? (
        <span>
          {formatInteger(page)} / {formatInteger(pages)}
        </span>
      ) : (
        pagerItems(page, pages).map((item) =>
          typeof item === 'number' ? (
            <button
              key={item}
              type="button"
              className="list-page"
              aria-current={item === page ? 'page' : undefined}
              aria-label={translate('console.list.page_number', { page: item })}
              onPointerMove={() => prefetch(item)}
              onClick={() => setPage(item)}
            >
              {formatInteger(item)}
            </button>
          ) : (
            <span key={item} aria-hidden="true" className="list-gap">
              …
            </span>
          ),
        )
      )}
      {step(page + 1, translate('console.list.page_next'), Next)}
      <select
        className="list-select list-framed"
        value={perPage}
        aria-label={translate('console.list.page_size')}
        {...early(compact ? longCards.fetch : longTable.fetch)}
        onChange={({ target }) => setPageSize(Number(target.value))}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {translate('console.list.page_size_option', { count: size })}
          </option>
        ))}
      </select>
      {!compact && pages > 1 && <Jump pages={pages} onJump={setPage} />}
    </nav>
  )
}

const Jump = ({ pages, onJump }: { pages: number; onJump: (page: number) => void }) => {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const jump = (event: FormEvent) => {
    event.preventDefault()
    const page = typedPage(text, pages)
    if (page !== undefined) onJump(page)
    setText('')
  }
  return (
    <form className="list-jump" onSubmit={jump}>
      <label>
        {translate('console.list.page_jump')}
        <input
          className="list-framed"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {translate('console.list.page_unit')}
      </label>
    </form>
  )
}
