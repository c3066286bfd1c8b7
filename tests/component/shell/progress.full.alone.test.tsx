import { lazy, type ReactNode, Suspense } from 'react'
import { CoreAdminContext } from 'react-admin'
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Spoken } from '@/i18n/LiveLanguage'
import { begin, ProgressBar, useNavigationProgress, usePending } from '@/shell/progress'
import { appearancePreference } from '@/theme/preferences'
import { ThemeRoot } from '@/theme/ThemeRoot'
import { variants } from '../../scope'
import { later, visible } from '../onPage'
import { violations } from '../violations'

const bar = () => document.querySelector<HTMLElement>('[data-busy]')
const barIsThere = () => expect.poll(() => bar()?.checkVisibility({ opacityProperty: true })).toBe(true)
const barIsGone = () => expect.poll(bar).toBeNull()

const Skeleton = () => {
  usePending()
  return <h1>骨架</h1>
}

/** Counts how often the bar came up. */
const watchBar = () => {
  let times = 0
  const observer = new MutationObserver((changes) => {
    for (const { oldValue } of changes) if (oldValue === null) times++
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['data-busy'], attributeOldValue: true })
  return () => times
}

const openRoutes = async () => {
  const { answer: code, come } = later<{ default: () => ReactNode }>()
  const arrive = () => come({ default: () => <h1>慢页面</h1> })
  const Slow = lazy(() => code)
  const Layout = () => {
    useNavigationProgress()
    return (
      <ThemeRoot>
        <CoreAdminContext>
          <Spoken>
            <ProgressBar />
            <main>
              <Suspense key={useLocation().pathname} fallback={<Skeleton />}>
                <Outlet />
              </Suspense>
            </main>
          </Spoken>
        </CoreAdminContext>
      </ThemeRoot>
    )
  }
  const router = createMemoryRouter(
    [
      {
        element: <Layout />,
        children: [
          { path: '/quick', element: <h1>快页面</h1> },
          { path: '/other', element: <h1>另一页</h1> },
          { path: '/slow', element: <Slow /> },
        ],
      },
    ],
    { initialEntries: ['/quick'] },
  )
  await render(<RouterProvider router={router} />)
  await visible(page.getByRole('heading', { name: '快页面' }))
  await barIsGone()
  return { router, arrive }
}

describe('the progress bar', () => {
  it('is there from the navigation until the page is, and moves nothing', async () => {
    const { router, arrive } = await openRoutes()
    const main = () => document.querySelector('main')?.getBoundingClientRect().top
    const place = main()
    const times = watchBar()
    await router.navigate('/slow')
    await visible('骨架')
    await barIsThere()
    expect(main()).toBe(place)
    const box = bar()?.getBoundingClientRect()
    expect([box?.top, box?.height]).toEqual([0, 2])
    arrive()
    await visible(page.getByRole('heading', { name: '慢页面' }))
    await barIsGone()
    // Once: it does not end and restart between the navigation and the page's own loading.
    expect(times()).toBe(1)
  })

  it('comes up for each page, also for one that is there at once', async () => {
    const { router } = await openRoutes()
    const times = watchBar()
    await router.navigate('/other')
    await visible(page.getByRole('heading', { name: '另一页' }))
    await expect.poll(times).toBe(1)
    await barIsGone()
  })

  it('does not come up for another search of the same page', async () => {
    const { router } = await openRoutes()
    const times = watchBar()
    await router.navigate('/quick?page=2')
    await router.navigate('/quick?page=3')
    expect(router.state.location.search).toBe('?page=3')
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(times()).toBe(0)
  })

  it('waits for the last of several', async () => {
    await openRoutes()
    const [one, other] = [begin(), begin()]
    await barIsThere()
    one()
    one()
    await barIsThere()
    other()
    await barIsGone()
  })

  it.each(variants(['light', 'dark'] as const))('can be used by everybody, in %s', async (mode) => {
    appearancePreference.write(mode)
    await openRoutes()
    const end = begin()
    await barIsThere()
    const found = await violations()
    end()
    expect(found).toEqual([])
  })

  it('stands still for who wants no motion', async () => {
    const features = (value: string) => ({ features: [{ name: 'prefers-reduced-motion', value }] })
    await cdp().send('Emulation.setEmulatedMedia', features('reduce'))
    try {
      await openRoutes()
      const end = begin()
      await barIsThere()
      expect(bar()?.getAnimations()).toEqual([])
      expect(bar()?.getBoundingClientRect().width).toBe(innerWidth)
      end()
      await barIsGone()
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', features(''))
    }
  })
})
