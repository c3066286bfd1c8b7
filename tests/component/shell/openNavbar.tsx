import Cookies from 'js-cookie'
import { type ReactNode, useState } from 'react'
import { CoreAdminContext } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { docHeads } from '@/app/heads'
import { areasOf, type Resource } from '@/declaration'
import { LiveLanguage, silentI18nProvider } from '@/i18n/LiveLanguage'
import { useLocale } from '@/i18n/useSay'
import { createDataProvider } from '@/platform/dataProvider'
import { currentLocale } from '@/platform/language'
import type { Support } from '@/platform/userInfo'
import { DeclarationsProvider } from '@/screens'
import { createConsoleStore } from '@/shell/consoleStore'
import { Docs } from '@/shell/docs/docs'
import { Navbar } from '@/shell/navbar/Navbar'
import { Notifications } from '@/shell/notices/Notifications'
import { type MayLeave, MayLeaveContext } from '@/shell/panes/leaving'
import { createQueryClient } from '@/shell/queryClient'
import { useMobile } from '@/shell/sidebar/sidebarState'
import { ThemeRoot } from '@/theme/ThemeRoot'
import { openDoor } from './signedIn'

export const contact: Support = {
  name: '小林',
  role: '专属客服',
  phone: '400-000-0000',
  wechat: 'demo_support',
  qq: '10000000',
  email: 'support@example.com',
  work_time: '周一至周六 9:00–18:30',
  emergency_phone: '400-000-0001',
}

export interface NavbarOptions {
  width?: number
  height?: number
  language?: 'zh' | 'en' | 'es'
  identity?: {
    fullName?: string
    username?: string
    avatar?: string
    introduction?: string
    support?: Support | undefined
  }
  mayLeave?: MayLeave
  resources?: readonly Resource[]
  at?: string
  /** Called with what a boundary caught. */
  onCaughtError?: (error: unknown) => void
}

const nothing = {}
const docs = { heads: docHeads, load: async () => (await import('@/app/documentation')).documentation }
const i18nProvider = silentI18nProvider(currentLocale)
const { Provider: MayLeaveProvider } = MayLeaveContext

/** Renders what surrounds every part of the frame, with an operator signed in. */
export const renderInFrame = async (
  content: ReactNode,
  {
    width = 1280,
    height = 800,
    language = 'zh',
    identity = {},
    mayLeave = async () => true,
    resources = [],
    at = '/',
    onCaughtError,
  }: NavbarOptions = {},
) => {
  await page.viewport(width, height)
  Cookies.set('language', language)
  const { authProvider, logout } = openDoor({ support: contact, ...identity })
  const Around = () => {
    const [store] = useState(createConsoleStore)
    const [queryClient] = useState(createQueryClient)
    const [areas] = useState(() => areasOf(resources))
    const [dataProvider] = useState(() => createDataProvider(areas))
    return (
      <ThemeRoot>
        <CoreAdminContext
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          store={store}
        >
          <LiveLanguage>
            <DeclarationsProvider areas={areas} components={nothing}>
              <MayLeaveProvider value={mayLeave}>
                <Docs value={docs}>{content}</Docs>
              </MayLeaveProvider>
              <Notifications />
            </DeclarationsProvider>
          </LiveLanguage>
        </CoreAdminContext>
      </ThemeRoot>
    )
  }
  const router = createMemoryRouter([{ path: '*', element: <Around /> }], { initialEntries: [at] })
  const screen = await render(<RouterProvider router={router} />, { createRootOptions: { onCaughtError } })
  return { screen, router, logout, path: () => router.state.location.pathname }
}

/** The bar as the frame puts it beside an open menu. */
const Bar = () => {
  const mobile = useMobile()
  const [open, setOpen] = useState(true)
  document.documentElement.lang = useLocale()
  return (
    <div style={{ marginLeft: mobile ? 0 : 210 }}>
      <nav id="console-sidebar" aria-label="主导航" />
      <Navbar mobile={mobile} open={open && !mobile} onToggle={() => setOpen(!open)} />
      <main>
        <h1>页面</h1>
      </main>
    </div>
  )
}

/** Opens the navbar by itself, signed in as `demo_partner` with a support contact. */
export const openNavbar = (options?: NavbarOptions) => renderInFrame(<Bar />, options)
