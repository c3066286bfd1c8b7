import { useContext } from 'react'
import { useMay } from '@/screens/endpoints'
import { lazyPage } from '@/screens/latePart'
import { ConsoleMenu } from '../menu/ConsoleMenu'
import { dashboardPath } from '../menu/consoleRoutes'
import { declaredPages, pageComponent } from '../menu/pageRegistry'

const HomePage = lazyPage(() => import('./HomePage'))

/** The first page: the one that is declared for its address, else the plain one that leads to everything. */
export const Dashboard = () => {
  const { pages = {} } = useContext(ConsoleMenu)
  const may = useMay()
  const declared = declaredPages(pages).find(({ path }) => path === dashboardPath)
  const Own = declared && may(`${declared.name}.view`) ? pageComponent(pages, declared.name) : undefined
  return Own ? <Own /> : <HomePage />
}
