import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { ArticleTable, useColumns } from '@resources/demo/article/ui/ArticleTable'
import { useArticles } from '@resources/demo/article/ui/articles'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { Activity, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import { l } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Sheet } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { type Region, regionIn, regionKeys, regions } from './regions'

const texts = {
  about: l(
    '每个标签页在第一次打开时加载一次，之后一直保留；当前标签写在地址里，可以收藏和转发。',
    'Each tab loads once, when it is first opened, and is kept from then on. The tab on the screen stands in the address.',
    'Cada pestaña carga una vez, al abrirla por primera vez, y se conserva. La pestaña en pantalla está en la dirección.',
  ),
  mounted: l('已加载 {count} 次', 'Tabs loaded: {count}', 'Pestañas cargadas: {count}'),
  name: l('{region}的文章', 'Articles of {region}', 'Artículos de {region}'),
  wait: l('请给我点时间！', 'Give me a moment!', '¡Un momento!'),
  tabs: l('地区', 'Regions', 'Regiones'),
}

const shown = 5

/** A region's first articles. Calls `onMount` once, however often it is hidden and shown. */
const RegionTable = ({ region, onMount }: { region: Region; onMount: () => void }) => {
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

export default function TabDemo() {
  const say = useSay()
  const id = useId()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const shown = regionIn(search)
  const [opened, open] = useState<readonly Region[]>([shown])
  const [mounts, countMounts] = useState(0)
  // During rendering, so that the tab is there at once.
  if (!opened.includes(shown)) open([...opened, shown])
  return (
    <DemoPage about={texts.about}>
      <Notice severity="success" role="status" style={{ marginBottom: 8 }}>
        {say(texts.mounted, { count: formatInteger(mounts) })}
      </Notice>
      <Sheet>
        <Tabs
          value={shown}
          onChange={(_, region: Region) => navigate(`${pathname}?tab=${region}`)}
          aria-label={say(texts.tabs)}
          variant="scrollable"
          scrollButtons={false}
          sx={(theme) => ({ borderBottom: `1px solid ${theme.console.colours.ink.line}` })}
        >
          {regionKeys.map((region) => (
            <Tab
              key={region}
              value={region}
              id={`${id}-tab-${region}`}
              aria-controls={`${id}-panel-${region}`}
              label={say(regions[region])}
            />
          ))}
        </Tabs>
        {regionKeys.map((region) => (
          <div
            key={region}
            role="tabpanel"
            id={`${id}-panel-${region}`}
            aria-labelledby={`${id}-tab-${region}`}
            hidden={region !== shown}
          >
            {opened.includes(region) && (
              <Activity mode={region === shown ? 'visible' : 'hidden'}>
                <RegionTable region={region} onMount={() => countMounts((count) => count + 1)} />
              </Activity>
            )}
          </div>
        ))}
      </Sheet>
    </DemoPage>
  )
}
