import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createRouter } from '@/shell/router/router'

const openRouter = () => {
  const router = createRouter(createMemoryHistory({ initialEntries: ['/list'] }))
  const at = () => router.state.location.pathname + router.state.location.search
  return { router, at }
}

/** Unsaved input at /form is lost when leaving it in any way. */
const withInput = () => {
  const opened = openRouter()
  opened.router.navigate('/form')
  const end = opened.router.holdIf((from, to) => from.pathname === '/form' && to.pathname !== '/form')
  return { ...opened, end }
}

describe('the address', () => {
  it('is the one that was navigated to, with its state, and says so', () => {
    const { router, at } = openRouter()
    const told: string[] = []
    router.subscribe(({ location, historyAction }) => void told.push(`${historyAction} ${location.pathname}`))
    router.navigate('/form', { state: { from: 'list' } })
    expect(router.state.location.state).toEqual({ from: 'list' })
    router.navigate('?page=2', { replace: true })
    expect(at()).toBe('/form?page=2')
    router.navigate(-1)
    expect(told).toEqual(['PUSH /form', 'REPLACE /form', 'POP /list'])
  })

  it('never leaves the console', () => {
    const { router, at } = openRouter()
    router.navigate('//elsewhere.example.com/x')
    expect(at()).toBe('/elsewhere.example.com/x')
  })
})

describe('a navigation that would lose input', () => {
  const ways = [
    ['to an address', (router: ReturnType<typeof createRouter>) => router.navigate('/other'), '/other'],
    ['back', (router: ReturnType<typeof createRouter>) => router.navigate(-1), '/list'],
  ] as const

  it.each(ways)('%s waits, and goes on when the input is given up', async (_, go, to) => {
    const { router, at } = withInput()
    go(router)
    expect(at()).toBe('/form')
    expect(router.held?.to.pathname).toBe(to)
    router.held?.proceed()
    await expect.poll(at).toBe(to)
    expect(router.held).toBeUndefined()
  })

  it.each(ways)('%s is given up when the operator stays, and asks again the next time', async (_, go, to) => {
    const { router, at } = withInput()
    go(router)
    router.held?.stay()
    expect(router.held).toBeUndefined()
    expect(at()).toBe('/form')
    go(router)
    expect(router.held?.to.pathname).toBe(to)
    router.held?.proceed()
    await expect.poll(at).toBe(to)
  })

  it('is forgotten when another one is allowed meanwhile', () => {
    const { router, at } = withInput()
    router.navigate('/other')
    router.navigate('/form?step=2')
    expect(at()).toBe('/form?step=2')
    expect(router.held).toBeUndefined()
  })

  it('does not wait once there is no input', () => {
    const { router, at, end } = withInput()
    end()
    router.navigate('/other')
    expect(at()).toBe('/other')
  })
})
