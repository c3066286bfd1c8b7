import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Activity, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import { l } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { Sheet } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { PageHead } from '@/ui/PageHead'
import { RegionTable } from './RegionTable'
import { type Region, regionIn, regionKeys, regions } from './regions'

const texts = {
  title: l('标签页', 'Tabs', 'Pestañas'),
  about: l(
    '每个标签页在第一次打开时加载一次，之后一直保留；当前标签写在地址里，可以收藏和转发。',
    'Each tab loads once, when it is first opened, and is kept from then on. The tab on the screen stands in the address.',
    'Cada pestaña carga una vez, al abrirla por primera vez, y se conserva. La pestaña en pantalla está en la dirección.',
  ),
  mounted: l('已加载 {count} 次', 'Tabs loaded: {count}', 'Pestañas cargadas: {count}'),
  tabs: l('地区', 'Regions', 'Regiones'),
}

/** Tabs that load when opened and then stay mounted; the address names the current one. */
const TabDemo = () => {
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
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
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
    </>
  )
}

export default TabDemo
