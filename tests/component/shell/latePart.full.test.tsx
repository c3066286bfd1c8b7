import { useQuery } from '@tanstack/react-query'
import { type ReactNode, StrictMode, Suspense, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PageBoundary } from '@/shell/panes/Panes'
import { useEarly } from '@/shell/useEarly'
import { early, lateComponent, useLatePart, usePart } from '@/ui/late'
import { absent, button, later, silenceErrors, visible } from '../onPage'
import { renderInFrame } from './openNavbar'

type Load = () => Promise<{ default: () => ReactNode }>

const arriving = () => vi.fn<Load>().mockResolvedValue({ default: () => <p>资料</p> })
/** Nothing arrives until it is within reach. */
const unreachable = () => {
  const load = vi.fn<Load>().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  return { load, reach: () => load.mockResolvedValue({ default: () => <p>资料</p> }) }
}

const part = () => page.getByText('资料')

const Tool = ({ load }: { load: Load }) => {
  const { Part, open, close } = useLatePart(load)
  return (
    <>
      <button type="button" onClick={open} {...early(load)}>
        打开
      </button>
      <button type="button" onClick={close}>
        关闭
      </button>
      {Part && <Part />}
    </>
  )
}

it('a part that is fetched late opens and closes', async () => {
  await renderInFrame(<Tool load={arriving()} />)
  await button('打开').click()
  await visible(part())
  await button('关闭').click()
  await absent(part())
})

it('a part that is fetched late is reported when it does not arrive, and comes at the next try', async () => {
  const { load, reach } = unreachable()
  await renderInFrame(<Tool load={load} />)
  await button('打开').click()
  await visible(page.getByRole('alert'))
  await absent(part())
  reach()
  await button('打开').click()
  await visible(part())
})

it('a part that is fetched late is on its way before the click, and nobody is told when it is lost then', async () => {
  const { load, reach } = unreachable()
  await renderInFrame(<Tool load={load} />)
  await button('打开').hover()
  await expect.poll(() => load).toHaveBeenCalled()
  reach()
  await button('打开').click()
  await visible(part())
  await absent(page.getByRole('alert'))
})

const Frame = ({ load }: { load: Load }) => {
  const [open, setOpen] = useState(false)
  const Part = usePart(load, open, () => setOpen(false))
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        设置
      </button>
      {Part && <Part />}
    </>
  )
}

it('a part that is wanted from elsewhere stays from its arrival on, so that it can slide out', async () => {
  await renderInFrame(<Frame load={arriving()} />)
  await absent(part())
  await button('设置').click()
  await visible(part())
  await button('设置').click()
  await expect.element(button('设置')).toHaveAttribute('aria-expanded', 'false')
  await visible(part())
})

it('a part that is wanted from elsewhere is no longer wanted when it does not arrive', async () => {
  await renderInFrame(<Frame load={unreachable().load} />)
  await button('设置').click()
  await visible(page.getByRole('alert'))
  await expect.element(button('设置')).toHaveAttribute('aria-expanded', 'false')
})

it('a part that is wanted from elsewhere is fetched at rest once it is likely to be wanted', async () => {
  // A busy machine may take long to become idle.
  let rest = () => {}
  const whenAtRest = vi.fn((task: () => void) => {
    rest = task
    return 0
  })
  vi.stubGlobal('requestIdleCallback', whenAtRest)
  const load = arriving()
  const Guard = () => {
    const [unsaved, setUnsaved] = useState(false)
    useEarly(load, unsaved)
    return (
      <button type="button" onClick={() => setUnsaved(true)}>
        输入
      </button>
    )
  }
  await renderInFrame(<Guard />)
  expect(load).not.toHaveBeenCalled()
  await button('输入').click()
  await expect.poll(() => whenAtRest).toHaveBeenCalled()
  expect(load).not.toHaveBeenCalled()
  rest()
  expect(load).toHaveBeenCalledOnce()
})

it('a part that is fetched at rest waits until the screen shows what it has asked for', async () => {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => waiting.push(task))
  const rest = () => {
    for (const task of waiting.splice(0)) task()
  }
  const load = arriving()
  const { answer, come } = later()
  const Screen = () => {
    useEarly(load, true)
    const { data } = useQuery({ queryKey: ['figures'], queryFn: () => answer.then(() => '交易 12 笔') })
    return <p>{data}</p>
  }
  await renderInFrame(<Screen />)
  rest()
  expect(load).not.toHaveBeenCalled()
  come()
  await visible(page.getByText('交易 12 笔'))
  rest()
  expect(load).toHaveBeenCalledOnce()
})

const Console = ({ Page }: { Page: ReturnType<typeof lateComponent> }) => {
  const [opening, setOpening] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setOpening(opening + 1)}>
        刷新
      </button>
      <PageBoundary key={opening} at="/docs">
        <Suspense>
          <Page />
        </Suspense>
      </PageBoundary>
    </>
  )
}
const failure = () => page.getByRole('heading', { name: '页面出错了' })
const open = async (load: Load) => {
  silenceErrors(TypeError)
  const Page = lateComponent(load)
  await renderInFrame(
    <StrictMode>
      <Console Page={Page} />
    </StrictMode>,
  )
  await visible(failure())
}

it.each(['重试', '刷新'])('a page fetched late comes by %s when it did not arrive at first', async (way) => {
  const { load, reach } = unreachable()
  await open(load)
  expect(load).toHaveBeenCalledTimes(1)
  await button(way).click()
  await expect.poll(() => load).toHaveBeenCalledTimes(2)
  await visible(failure())
  reach()
  await button(way).click()
  await visible(part())
  expect(load).toHaveBeenCalledTimes(3)
})
