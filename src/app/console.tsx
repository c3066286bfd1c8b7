import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { authProvider } from '@/platform/authProvider'
import { createDataProvider } from '@/platform/dataProvider'
import { operator } from '@/platform/operator'
import { resourceScreens } from '@/screens'
import { ConsoleApp } from '@/shell/ConsoleApp'
import { watchAnswers } from '@/shell/contract/watchAnswers'
import { captureErrors } from '@/shell/errorLog/errorLog'
import { RouterRoot } from '@/shell/router/RouterRoot'
import { type ConsoleRouter, createRouter } from '@/shell/router/router'
import { fileOf } from './declaringFile'
import { docHeads } from './heads'
import { morePages, pages } from './pageRegistry'
import { firstScreen, preparePage, queryClient, recheck } from './prepare'
import { areas, components, declaredPages, menuGroups } from './resources'
import { sources } from './sources'

const hashes = async () => (await import('./declarationHashes')).declarationHashes

captureErrors()
watchAnswers({ areas, fileOf, hashOf: async (name) => (await hashes())[name] })

const docs = {
  heads: docHeads,
  sources,
  hashes,
  load: async () => (await import('./documentation')).documentation,
}

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
    recheck={recheck}
    queryClient={queryClient}
    preparePage={preparePage}
  />
)

let router: ConsoleRouter | undefined

/** The router is created on first render, not on import, when the operator is still at another address. */
const Console = () => {
  router ??= createRouter(createBrowserHistory())
  return <RouterRoot router={router}>{app}</RouterRoot>
}

export { firstScreen }
export default Console
