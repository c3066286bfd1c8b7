import { ArticleTable, useColumns } from '@resources/demo/article/ui/ArticleTable'
import { useArticles } from '@resources/demo/article/ui/articles'
import { useEffect, useEffectEvent, useRef } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { type Region, regions } from './regions'

const texts = {
  name: l('{region}的文章', 'Articles of {region}', 'Artículos de {region}'),
  wait: l('请给我点时间！', 'Give me a moment!', '¡Un momento!'),
}

/** Articles per tab. */
const shown = 5

/** A region's first articles. Calls `onMount` once, however often it is hidden and shown. */
export const RegionTable = ({ region, onMount }: { region: Region; onMount: () => void }) => {
  const say = useSay()
  const answer = useArticles({ page: 1, limit: shown, sort: '+id', type: region })
  const { id, date, title, author, importance, pageviews, status } = useColumns()
  const mounted = useRef(false)
  const tell = useEffectEvent(onMount)
  useEffect(() => {
    if (mounted.current) return
    mounted.current = true
    tell()
  }, [])
  return (
    <ArticleTable
      name={say(texts.name, { region: say(regions[region]) })}
      columns={[id, date, title, author, importance, pageviews, status]}
      answer={answer}
      loading={say(texts.wait)}
    />
  )
}
