import Previous from '@mui/icons-material/ChevronLeft'
import Next from '@mui/icons-material/ChevronRight'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'

interface PagerProps {
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
  /** Records per page, and the sizes to choose from. */
  readonly size: number
  readonly sizes: readonly number[]
  readonly onSize: (size: number) => void
  readonly onNear?: (page: number) => void
  /** Handlers for when the size menu is about to open. */
  readonly onNearSizes?: Pick<ComponentProps<'select'>, 'onPointerEnter' | 'onFocus'>
  /** For places without room for all pages. */
  readonly compact?: boolean
}

export const Pager = ({
  page,
  pages,
  onPage,
  size,
  sizes,
  onSize,
  onNear,
  onNearSizes,
  compact,
}: PagerProps) => {
  const say = useSay()
  const step = (to: number, label: string, Picture: typeof Next) => (
    <button
      type="button"
      className="ui-plain list-page"
      disabled={to < 1 || to > pages}
      aria-label={label}
      title={label}
      onPointerMove={() => onNear?.(to)}
      onClick={() => onPage(to)}
    >
      <Picture fontSize="small" />
    </button>
  )
  return (
    <nav className="list-pagination" aria-label={say('console.list.pagination')}>
      {step(Math.min(page - 1, pages), say('console.list.page_previous'), Previous)}
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
              className="ui-plain list-page"
              aria-current={item === page ? 'page' : undefined}
              aria-label={say('console.list.page_number', { page: item })}
              onPointerMove={() => onNear?.(item)}
              onClick={() => onPage(item)}
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
      {step(page + 1, say('console.list.page_next'), Next)}
      <select
        className="list-select list-framed"
        value={size}
        aria-label={say('console.list.page_size')}
        {...onNearSizes}
        onChange={({ target }) => onSize(Number(target.value))}
      >
        {sizes.map((one) => (
          <option key={one} value={one}>
            {say('console.list.page_size_option', { count: one })}
          </option>
        ))}
      </select>
      {!compact && pages > 1 && <Jump pages={pages} onJump={onPage} />}
    </nav>
  )
}

const Jump = ({ pages, onJump }: { pages: number; onJump: (page: number) => void }) => {
  const say = useSay()
  const [text, setText] = useState('')
  const [before, after] = say('console.list.page_jump').split('{page}')
  const jump = (event: FormEvent) => {
    event.preventDefault()
    const page = typedPage(text, pages)
    if (page !== undefined) onJump(page)
    setText('')
  }
  return (
    <form className="list-jump" onSubmit={jump}>
      <label>
        {before}
        <input
          className="list-framed"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {after}
      </label>
    </form>
  )
}

/**
 * The first, last and current page with its neighbours, and gaps for the rest. The number of items is constant, so buttons do not
 * move.
 */
export const pagerItems = (page: number, pages: number): readonly (number | 'gap-left' | 'gap-right')[] => {
  const most = 7
  if (pages <= most) return Array.from({ length: pages }, (_, index) => index + 1)
  const near = 4
  if (page <= near) return [1, 2, 3, 4, 5, 'gap-right', pages]
  if (page > pages - near) return [1, 'gap-left', pages - 4, pages - 3, pages - 2, pages - 1, pages]
  return [1, 'gap-left', page - 1, page, page + 1, 'gap-right', pages]
}

export const pageCount = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))

/** The typed page number, clamped to the existing pages; undefined if it is not a number. */
export const typedPage = (text: string, pages: number): number | undefined => {
  if (!/^\s*\d{1,9}\s*$/.test(text)) return undefined
  return Math.min(Math.max(Number(text), 1), pages)
}
