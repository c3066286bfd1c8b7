import { Suspense, useContext } from 'react'
import { useGetIdentity } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { useMay } from '@/screens/endpoints'
import { plainComponent } from '@/ui/late'
import { PageHead } from '@/ui/PageHead'
import { ConsoleMenu } from '../menu/ConsoleMenu'
import { dashboardPath } from '../menu/dashboardPath'
import { declaredPages, pageFor } from '../menu/pageRegistry'

const EntryCards = plainComponent(() => import('./EntryCards'))

export const HomePage = () => {
  const say = useSay()
  const { identity } = useGetIdentity()
  const name = identity?.fullName
  return (
    <>
      {/* The line is kept before the name is known, so that nothing moves. */}
      <PageHead
        title={say('console.home.title')}
        about={name ? say('console.home.welcome', { name }) : '\u00a0'}
      />
      <Suspense>
        <EntryCards />
      </Suspense>
    </>
  )
}

/** The page declared for this address, if the operator may see it, and links to all pages. */
export const Dashboard = () => {
  const { pages = {} } = useContext(ConsoleMenu)
  const may = useMay()
  const declared = declaredPages(pages).find(({ path }) => path === dashboardPath)
  const Own = declared && may(`${declared.name}.view`) ? pageFor(pages, declared.name)?.page : undefined
  if (!Own) return <HomePage />
  return (
    <>
      <Own />
      <Suspense>
        <EntryCards />
      </Suspense>
    </>
  )
}
