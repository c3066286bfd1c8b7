import complaint from '@resources/pay/complaint/complaint.area'
import ComplaintDesk from '@resources/pay/complaint/ui/ComplaintDesk.part'
import { useState } from 'react'
import type { DataProvider, RaRecord } from 'react-admin'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ActionHost } from '@/screens/actions'
import { PageFrameContext } from '@/screens/page'
import { allDone, platform } from './actions.fixture'
import { keptTexts, offer, reload, signInWithDrafts } from './drafts.fixture'
import { show, stillFrame } from './kinds.fixture'
import { absent, button, later, visible } from './onPage'

beforeEach(signInWithDrafts)

const complaintOf = (id: string, more: object = {}): RaRecord => ({
  id,
  complaint_id: id,
  complaint_state: 'PENDING',
  history: { total: 0, items: [] },
  ...more,
})

const words = () => page.getByRole('textbox', { name: /回复内容/ })
const jump = () => page.getByRole('textbox', { name: /^跳转链接/ })
const go = (id: string) => button(`打开 ${id}`).click()

/** The desk with two complaints; `asks`: whether going to the other one asks about the typed text. */
const desk = async ({ act = platform(), one = complaintOf('2002') } = {}) => {
  const drafts = new Map<string, string>()
  const frame = {
    ...stillFrame,
    setDraft: (draft: string, unsaved: boolean, scope: string) =>
      void (unsaved ? drafts.set(draft, scope) : drafts.delete(draft)),
  }
  const records = [one, complaintOf('2003')]
  const Desk = () => {
    const [open, setOpen] = useState('2002')
    const record = records.find(({ id }) => id === open)
    return (
      <>
        {records.map(({ id }) => (
          <button key={id} type="button" onClick={() => setOpen(String(id))}>
            打开 {String(id)}
          </button>
        ))}
        {record && (
          <ComplaintDesk key={open} resource={complaint} record={record} partial={false} refresh={vi.fn()} />
        )}
      </>
    )
  }
  await show(
    <PageFrameContext value={frame}>
      <ActionHost>
        <Desk />
      </ActionHost>
    </PageFrameContext>,
    {
      resources: [complaint],
      dataProvider: { act, getList: (async () => ({ data: [], total: 0 })) as DataProvider['getList'] },
    },
  )
  return { act, asks: () => [...drafts.values()].includes('address') }
}

it('a reply that is half typed waits in its own complaint, and nobody is asked to give it up', async () => {
  const { asks } = await desk()
  await words().fill('已安排发货')
  await button('跳转链接').click()
  await jump().fill('https://example.com/1')
  expect(asks()).toBe(false)
  await go('2003')
  await expect.element(words()).toHaveValue('')
  await absent('已恢复草稿')
  await words().fill('正在核实')
  await go('2002')
  await expect.element(words()).toHaveValue('已安排发货')
  await expect.element(jump()).toHaveValue('https://example.com/1')
  await visible('已恢复草稿')
  await go('2003')
  await expect.element(words()).toHaveValue('正在核实')
})

it('it is there again after a reload, with the link that goes with it, and is gone once it is sent', async () => {
  await desk()
  await words().fill('已安排发货')
  await button('跳转链接').click()
  await jump().fill('https://example.com/1')
  await page.getByRole('textbox', { name: /^链接文案/ }).fill('查看')
  await reload()
  await desk()
  await expect.element(words()).toHaveValue('已安排发货')
  await expect.element(jump()).toHaveValue('https://example.com/1')
  await visible('已恢复草稿')
  await button('回复').click()
  await visible('回复成功')
  await expect.element(words()).toHaveValue('')
  await absent('已恢复草稿')
  await reload()
  expect(await keptTexts()).toEqual([])
})

it('it can be discarded, and that be undone', async () => {
  await desk()
  await words().fill('已安排发货')
  await reload()
  await desk()
  await button('放弃').click()
  await expect.element(words()).toHaveValue('')
  await expect.element(words()).toHaveFocus()
  await absent('已恢复草稿')
  await expect.poll(keptTexts).toEqual([])
  await button('撤销').click()
  await expect.element(words()).toHaveValue('已安排发货')
  await visible('已恢复草稿')
})

it('of two replies that were typed for the same complaint none is put in by itself: both are offered', async () => {
  await desk()
  await words().fill('已安排发货')
  await reload()
  await desk()
  await button('放弃').click()
  await words().fill('正在核实')
  await button('撤销').click()
  await visible(offer())
  await expect.element(words()).toHaveValue('正在核实')
  await reload()
  await desk()
  await expect.element(offer().getByRole('listitem')).toHaveLength(2)
  await expect.element(words()).toHaveValue('')
})

it('one that is on its way is not put in again for those who come back meanwhile; if it fails, it is', async () => {
  const { answer: arrival, come: arrive } = later()
  const act = platform(async (sent) => {
    await arrival
    return { ...allDone(sent), succeeded: [], failed: [{ id: '2002', code: 44001, message: '内容违规' }] }
  })
  await desk({ act })
  await words().fill('已安排发货')
  await button('回复').click()
  await expect.poll(() => act.mock.calls.length).toBe(1)
  await go('2003')
  await go('2002')
  await expect.element(words()).toHaveValue('')
  arrive()
  await expect.element(words()).toHaveValue('已安排发货')
  await visible('已恢复草稿')
})

it('where the browser keeps no drafts, going to another complaint asks first', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { asks } = await desk()
  await words().fill('已安排发货')
  await expect.poll(asks).toBe(true)
  put.mockRestore()
})
