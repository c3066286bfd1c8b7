import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { authProvider } from '@/platform/authProvider'
import { createDataProvider } from '@/platform/dataProvider'
import { resourceScreens } from '@/screens'
import { ConsoleApp } from '@/shell/ConsoleApp'
import { captureErrors } from '@/shell/errorLog/captureErrors'
import { components, menuGroups, resources } from './resources'

captureErrors()

const dataProvider = createDataProvider(resources)

const app = (
  <ConsoleApp
    resources={resources}
    menuGroups={menuGroups}
    components={components}
    screensOf={resourceScreens}
    dataProvider={dataProvider}
    authProvider={authProvider}
  />
)

let router: ReturnType<typeof createBrowserRouter> | undefined

/**
 * The signed-in console. Its router is made when it is first shown and not when this file is loaded: that happens while
 * the operator is still typing the password, at another address.
 */
const Console = () => {
  router ??= createBrowserRouter([{ path: '*', element: app }])
  return <RouterProvider router={router} />
}

export default Console
