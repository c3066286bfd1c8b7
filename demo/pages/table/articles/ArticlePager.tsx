import Previous from '@mui/icons-material/ChevronLeft'
import Next from '@mui/icons-material/ChevronRight'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { l } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { pageCount, pagerItems, typedPage } from '@/screens/list/footer/pages'
import '@/screens/list/footer/footer.css'

const total = l('共 {count} 条', '{count} in all', '{count} en total')
const sizes = [10, 20, 30, 50]

interface ArticlePagerProps {
  readonly total: number
  readonly page: number
  readonly limit: number
  readonly onPage: (page: number) => void
  readonly onLimit: (limit: number) => void
}

/** How many there are, and the way through their pages; nothing when there are none. */
export const ArticlePager = ({ total: count, page, limit, onPage, onLimit }: ArticlePagerProps) => {
  const say = useSay()
  const translate = useTranslate()
  const pages = pageCount(count, limit)
  if (count === 0) return null
  const step = (to: number, key: string, Picture: typeof Next) => (
    <button
      type="button"
      className="list-page"
      disabled={to < 1 || to > pages}
      aria-label={translate(key)}
      data-tip={translate(key)}
      onClick={() => onPage(to)}
    >
      <Picture fontSize="small" />
    </button>
  )
  return (
    <div className="list-footer">
      <span>{say(total, { count: formatInteger(count) })}</span>
      <nav className="list-pagination" aria-label={translate('console.list.pagination')}>
        {step(page - 1, 'console.list.page_previous', Previous)}
        {pagerItems(page, pages).map((item) =>
          typeof item === 'number' ? (
            <button
              key={item}
              type="button"
              className="list-page"
              aria-current={item === page ? 'page' : undefined}
              aria-label={translate('console.list.page_number', { page: item })}
              onClick={() => onPage(item)}
            >
              {formatInteger(item)}
            </button>
          ) : (
            <span key={item} aria-hidden="true" className="list-gap">
              …
            </span>
          ),
        )}
        {step(page + 1, 'console.list.page_next', Next)}
        <select
          className="list-select list-framed"
          value={limit}
          aria-label={translate('console.list.page_size')}
          onChange={({ target }) => onLimit(Number(target.value))}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {translate('console.list.page_size_option', { count: size })}
            </option>
          ))}
        </select>
        {pages > 1 && <Jump pages={pages} onJump={onPage} />}
      </nav>
    </div>
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
