import { useContext } from 'react'
import { useMay } from '@/screens/endpoints'
import { lateComponent } from '@/screens/latePart'
import { ConsoleMenu } from '../menu/ConsoleMenu'
import { dashboardPath } from '../menu/consoleRoutes'
import { declaredPages, pageComponent } from '../menu/pageRegistry'
import { EntryCards } from './EntryCards'

const HomePage = lateComponent(() => import('./HomePage'))

/**
 * The page declared for this address, and below it links to all pages; only the links where there is none or the
 * operator may not see it.
 */
export const Dashboard = () => {
  const { pages = {} } = useContext(ConsoleMenu)
  const may = useMay()
  const declared = declaredPages(pages).find(({ path }) => path === dashboardPath)
  const Own = declared && may(`${declared.name}.view`) ? pageComponent(pages, declared.name) : undefined
  if (!Own) return <HomePage />
  return (
    <>
      <Own />
      <EntryCards />
    </>
  )
}
