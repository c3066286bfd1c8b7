import type { RaRecord } from 'react-admin'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inShops, platform, shop, ticked } from './actions.fixture'
import { absent, button, dialog, silenceErrors, visible } from './onPage'

const shops: readonly RaRecord[] = [1, 2, 3].map((number) => ({
  ...shop(`S${number}`, 'GRANTED'),
  sync_status: 'RUNNING',
  remark: '',
  version: 1,
}))

/** A platform on which others have changed some of the shops since they were ticked. */
const changed = (others: { readonly [id: string]: RaRecord }) =>
  platform(({ records }) => {
    const stale = records.filter(({ id, version }) => (others[id]?.version ?? 1) !== version)
    const failed = stale.map(({ id }) => ({
      id: String(id),
      code: 10007,
      message: '数据已被他人修改，请刷新后重试',
      record: others[id],
    }))
    const isStale = new Set(failed.map(({ id }) => id))
    return { succeeded: records.map(({ id }) => String(id)).filter((id) => !isStale.has(id)), failed }
  })

const rowOf = (name: string) => dialog().getByRole('row', { name: new RegExp(name) })

beforeEach(() => silenceErrors())

test('a run names the records that others have changed since they were ticked, shows what, and retries with the version of now after showing it', async () => {
  const second: RaRecord = { ...shops[1], id: 'S2', sync_status: 'ERROR', version: 2 }
  const act = changed({ S2: second })
  await inShops(shops, act)
  await button('暂停同步').click()
  await dialog().getByRole('button', { name: '暂停同步（3 条）' }).click()
  await expect.element(rowOf('S2店')).toHaveTextContent(/勾选后已被他人修改.*同步状态：.*→/)
  await expect.element(ticked()).toHaveTextContent('S2')
  await button('重试失败的 1 条').click()
  const question = page.getByRole('dialog', { name: '重试已被他人修改的记录？' })
  await expect.element(question).toHaveTextContent(/S2店.*同步状态：/)
  expect(act).toHaveBeenCalledOnce()
  await question.getByRole('button', { name: '重试失败的 1 条' }).click()
  await visible('3 条全部成功')
  expect(act.mock.calls.map(([, { records }]) => records.map(({ id, version }) => [id, version]))).toEqual([
    [
      ['S1', 1],
      ['S2', 1],
      ['S3', 1],
    ],
    [['S2', 2]],
  ])
})

test('a run sends by itself what others have changed elsewhere in the record', async () => {
  const act = changed({ S2: { ...shops[1], id: 'S2', remark: '常客', version: 2 } })
  await inShops(shops, act)
  await button('暂停同步').click()
  await dialog().getByRole('button', { name: '暂停同步（3 条）' }).click()
  await visible('3 条全部成功')
  await absent(button(/^重试/))
  expect(act).toHaveBeenCalledTimes(2)
})
