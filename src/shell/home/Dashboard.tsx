import { useContext } from 'react'
import { useMay } from '@/screens/endpoints'
import { lateComponent } from '@/screens/latePart'
import { ConsoleMenu } from '../menu/ConsoleMenu'
import { dashboardPath } from '../menu/consoleRoutes'
import { declaredPages, pageComponent } from '../menu/pageRegistry'
import { EntryCards } from './EntryCards'

const HomePage = lateComponent(() => import('./HomePage'))

/**
 * The first page: what is declared for its address, and below it the ways to everything; without it, or the right to it,
 * these alone.
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
