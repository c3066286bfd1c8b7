import type { Location } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { paneRouter } from '@/shell/panes/paneRouter'

const here: Location = { pathname: '/shop/7', search: '?page=2', hash: '', state: null, key: 'k' }

const waysOf = (shown: boolean) => {
  const [go, settle] = [vi.fn(), vi.fn()]
  const owns = (pathname: string) => pathname.startsWith('/shop')
  const router = paneRouter({ here: () => here, isShown: () => shown, go, settle, owns })
  return { go, settle, navigate: router.useNavigate() }
}

describe('a page on the screen', () => {
  it.each([
    ['/other', { pathname: '/other', search: '', hash: '' }],
    [{ search: '?page=3' }, { pathname: '/shop/7', search: '?page=3', hash: '' }],
    [
      { pathname: '/shop', search: '?p=2' },
      { pathname: '/shop', search: '?p=2', hash: '' },
    ],
    ['/shop?a=1#b', { pathname: '/shop', search: '?a=1', hash: '#b' }],
  ])('goes to %j', (to, target) => {
    const { go, navigate } = waysOf(true)
    navigate(to, { replace: true })
    expect(go).toHaveBeenCalledWith(target, { replace: true })
  })

  it('goes back', () => {
    const { go, navigate } = waysOf(true)
    navigate(-1)
    expect(go).toHaveBeenCalledWith(-1)
  })
})

describe('a page behind the screen', () => {
  it('takes up an address of its own, unseen', () => {
    const { go, settle, navigate } = waysOf(false)
    navigate({ search: '?page=1' })
    navigate('/shop')
    expect(settle.mock.calls.map(([to]) => `${to.pathname}${to.search}`)).toEqual(['/shop/7?page=1', '/shop'])
    expect(go).not.toHaveBeenCalled()
  })

  it.each(['/other', '/', -1])('never moves the operator to %j', (to) => {
    const { go, settle, navigate } = waysOf(false)
    navigate(to)
    expect(go).not.toHaveBeenCalled()
    expect(settle).not.toHaveBeenCalled()
  })
})
