import { l } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Pager, pageCount } from '@/screens/list/footer/Pager'
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

/** Total and pages; hidden if there is nothing. */
export const ArticlePager = ({ total: count, page, limit, onPage, onLimit }: ArticlePagerProps) => {
  const say = useSay()
  if (count === 0) return null
  return (
    <div className="list-footer">
      <span>{say(total, { count: formatInteger(count) })}</span>
      <Pager
        page={page}
        pages={pageCount(count, limit)}
        onPage={onPage}
        size={limit}
        sizes={sizes}
        onSize={onLimit}
      />
    </div>
  )
}
