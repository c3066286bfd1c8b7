import { useState } from 'react'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { TabStrip, type TabStripProps } from '@/shell/tabs/TabStrip'
import {
  close,
  closeAll,
  closeOthers,
  isClosable,
  move,
  paneId,
  type Side,
  type Tabs,
  togglePin,
} from '@/shell/tabs/tabs'
import { tab } from '../onPage'
import { type NavbarOptions, renderInFrame } from './openNavbar'

const at = (path: string, kind?: 'affix' | 'pinned') => ({
  path,
  fullPath: path,
  affix: kind === 'affix',
  pinned: kind === 'pinned',
})

/** One of each kind, and three that can be closed. */
export const few: Tabs = [
  at('/首页', 'affix'),
  at('/交易记录', 'pinned'),
  at('/授权商家'),
  at('/费用明细'),
  at('/消费者投诉'),
]

/** More than any window has room for. */
export const many: Tabs = [
  at('/首页', 'affix'),
  ...Array.from({ length: 29 }, (_, n) => at(`/第${n + 1}个页面`)),
]

interface OpenStripOptions {
  tabs?: Tabs
  active?: string
  unsaved?: readonly string[]
  titles?: Readonly<Record<string, string>>
  width?: number
  locale?: NavbarOptions['language']
}

/** The strip as in the frame, over tabs that really open and close; a tab's title is its path. */
export const openStrip = async ({
  tabs: initial = few,
  active: first = initial[2]?.path ?? '',
  unsaved = [],
  titles = {},
  width = 1280,
  locale = 'zh',
}: OpenStripOptions = {}) => {
  const asked = vi.fn<(what: keyof TabStripProps['ways'], path: string, to?: number | Side) => void>()
  const Host = () => {
    const [tabs, setTabs] = useState(initial)
    const [active, setActive] = useState(first)
    const [, refresh] = useState(0)
    const does =
      <To extends number | Side>(
        what: keyof TabStripProps['ways'],
        change: (tabs: Tabs, path: string, to: To) => Tabs,
      ) =>
      (path: string, ...to: [To?]) => {
        asked(what, path, ...to)
        // Only changes that take a target get one.
        const after = change(tabs, path, to[0] as To)
        setTabs(after)
        if (!after.some((tab) => tab.path === active)) setActive(after.at(-1)?.path ?? '')
      }
    const same = (open: Tabs) => open
    return (
      <>
        <TabStrip
          tabs={tabs.map((tab) => ({
            ...tab,
            href: `/base${tab.fullPath}`,
            title: titles[tab.path] ?? tab.path.slice(1),
            active: tab.path === active,
            closable: isClosable(tab),
            unsaved: unsaved.includes(tab.path),
          }))}
          ways={{
            open: (path) => {
              asked('open', path)
              setActive(path)
            },
            close: does('close', close),
            closeOthers: does<Side>('closeOthers', closeOthers),
            closeAll: does('closeAll', closeAll),
            refresh: does('refresh', same),
            togglePin: does('togglePin', togglePin),
            move: does('move', move),
          }}
        />
        <main>
          <h1>{active.slice(1)}</h1>
          <section id={paneId(active)} role="tabpanel" aria-label={active.slice(1)}>
            <button type="button" onClick={() => refresh((n) => n + 1)}>
              查询
            </button>
          </section>
        </main>
      </>
    )
  }
  const { screen } = await renderInFrame(<Host />, { width, language: locale })
  await expect.element(page.getByRole('tablist')).toBeInTheDocument()
  return { asked, screen }
}

export const allTabs = page.getByRole('tab')

/** The tabs from left to right, as on the screen. */
export const shown = (): string[] => allTabs.elements().map((one) => one.getAttribute('title') ?? '')

export const boxOf = (name: string): DOMRect => tab(name).element().getBoundingClientRect()
