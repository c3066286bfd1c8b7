import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { authProvider } from '@/platform/authProvider'
import { createDataProvider } from '@/platform/dataProvider'
import { operator } from '@/platform/operator'
import { resourceScreens } from '@/screens'
import { ConsoleApp } from '@/shell/ConsoleApp'
import { captureErrors } from '@/shell/errorLog/errorLog'
import { pagePath } from '@/shell/menu/dashboardPath'
import { RouterRoot } from '@/shell/router/RouterRoot'
import { type ConsoleRouter, createRouter } from '@/shell/router/router'
import { docHeads } from './heads'
import { morePages, pages } from './pageRegistry'
import { areas, components, declaredPages, fetchFirstPage, menuGroups } from './resources'

captureErrors()

const docs = { heads: docHeads, load: async () => (await import('./documentation')).documentation }

const app = (
  <ConsoleApp
    areas={areas}
    menuGroups={menuGroups}
    components={components}
    pages={{ ...pages, ...declaredPages }}
    morePages={morePages}
    docs={docs}
    screensOf={resourceScreens}
    dataProviderOf={createDataProvider}
    authProvider={authProvider}
    operator={operator}
  />
)

let router: ConsoleRouter | undefined

/** The router is made on first render, not on import, when the operator is still at another address. */
const Console = () => {
  router ??= createRouter(createBrowserHistory())
  return <RouterRoot router={router}>{app}</RouterRoot>
}

/** After this a skeleton is better than an empty page, ms. */
const patience = 300

/**
 * Waits for what the first screen is drawn from, which has been asked for long before. Drawn without it, the screen would be a
 * skeleton, and React leaves a skeleton for at least 300 ms. What fails here is asked for again, and reported, by the screen.
 */
export const firstScreen = ({ pathname }: Pick<Location, 'pathname'>): Promise<unknown> => {
  const parts = [operator.load(), fetchFirstPage(pagePath(pathname))]
  const tooLong = new Promise((resolve) => setTimeout(resolve, patience))
  return Promise.race([Promise.allSettled(parts), tooLong])
}

export default Console
