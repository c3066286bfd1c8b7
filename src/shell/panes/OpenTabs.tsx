import { useHref } from 'react-router-dom'
import { TabStrip } from '../tabs/TabStrip'
import { isClosable, type Tabs } from '../tabs/tabs'
import type { PageAt } from './pages'
import { usePageTitle } from './usePages'
import type { WorkspaceWays } from './useWorkspace'

interface OpenTabsProps {
  tabs: Tabs
  active: string
  unsaved: readonly string[]
  ways: WorkspaceWays
  pageAt: PageAt
}

export const OpenTabs = ({ tabs, active, unsaved, ways, pageAt }: OpenTabsProps) => {
  const titleOf = usePageTitle()
  const root = useHref('/').replace(/\/$/, '')
  return (
    <TabStrip
      tabs={tabs.map((tab) => ({
        path: tab.path,
        href: root + tab.fullPath,
        title: titleOf(pageAt(tab.path), tab.subject),
        active: tab.path === active,
        closable: isClosable(tab),
        pinned: tab.pinned,
        affix: tab.affix,
        unsaved: unsaved.includes(tab.path),
      }))}
      onOpen={ways.open}
      onClose={ways.close}
      onCloseOthers={ways.closeOthers}
      onCloseAll={ways.closeAll}
      onRefresh={ways.refresh}
      onTogglePin={ways.togglePin}
      onMove={ways.move}
    />
  )
}
