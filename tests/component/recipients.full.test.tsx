import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Locale, l } from '@/declaration'
import { RecipientEntry, type RecipientOptions, useRecipients, VariableEntry } from '@/screens/recipients'
import { chooseIn } from './browserFiles'
import { show } from './kinds.fixture'
import { absent, button, cellsOf, click, visible } from './onPage'
import { violations, withoutLandmarks } from './violations'

const tooLong = l('太长', 'too long', 'demasiado largo')

/** Members have five-digit numbers. */
const options: RecipientOptions = {
  words: { address: l('会员号', 'Member', 'Socio'), headers: [], example: '10001' },
  check: (text) =>
    /^\d{5,6}$/.test(text.trim())
      ? { address: text.trim() }
      : { problem: l('不是会员号', 'No member', 'No es un socio') },
  variables: [
    { name: 'name', headers: ['姓名'], check: (value) => (value.length > 4 ? tooLong : undefined) },
    { name: 'shop', check: (value) => (value.length > 4 ? tooLong : undefined) },
  ],
}
const alone: RecipientOptions = { ...options, variables: [] }

const Entry = ({ of, onList }: { of: RecipientOptions; onList: (text: string) => void }) => {
  const recipients = useRecipients(of)
  if (recipients.checking === undefined)
    onList(
      recipients.list.valid
        .map(({ address, values }) => [address, ...Object.values(values)].join(' '))
        .join(),
    )
  return (
    <>
      <VariableEntry recipients={recipients} />
      <RecipientEntry recipients={recipients} />
    </>
  )
}

const open = async (of = alone, locale?: Locale) => {
  await page.viewport(1280, 900)
  const onList = vi.fn<(text: string) => void>()
  await show(<Entry of={of} onList={onList} />, { locale })
  return { list: () => onList.mock.lastCall?.[0] }
}

const box = () => page.getByRole('textbox', { name: '会员号' })

const choose = (content: BlobPart, name = '会员.csv') =>
  chooseIn(document.querySelector('input[type=file]'), new File([content], name))

/** Without the buttons at the end. */
const cells = (table: string) => cellsOf(table).map((row) => row.slice(0, 3))

it('recipients typed or pasted are counted as they come; what is wrong is named with its line, mended and taken out in place', async () => {
  const { list } = await open()
  await box().fill('10001，10002\n10001 abc\n77')
  await expect.poll(list).toBe('10001,10002')
  await expect
    .poll(() => cells('无效'))
    .toEqual([
      ['2', 'abc', '不是会员号'],
      ['3', '77', '不是会员号'],
    ])
  await button('修改第 2 行').click()
  await page.getByRole('textbox', { name: '第 2 行的会员号' }).fill('10003')
  await click(button('保存'), button('移除第 3 行'))
  await expect.element(box()).toHaveValue('10001，10002\n10001 10003\n')
  await expect.poll(list).toBe('10001,10002,10003')
  await button('重复 1').click()
  await expect.poll(() => cells('重复')).toEqual([['2', '10001', '同第 1 行']])
  await click(button('有效 3'), button('移除第 1 行').first())
  await expect.poll(list).toBe('10002,10001,10003')
})

it('recipients typed or pasted have no fault for those who cannot see them', async () => {
  await open(options)
  await box().fill('10001 x')
  await visible(button('无效 1'))
  expect(await violations(document.body, withoutLandmarks)).toEqual([])
})

it('recipients from a file have its columns guessed, in GB18030 too; what one feeds is not asked for all', async () => {
  const { list } = await open(options)
  await button('上传文件').click()
  // 会员号,姓名 / 10001,王 / 10002,x in GB18030.
  const gb18030 = '\xbb\xe1\xd4\xb1\xba\xc5,\xd0\xd5\xc3\xfb\n10001,\xcd\xf5\n10002,x'
  choose(Uint8Array.from(gb18030, (one) => one.charCodeAt(0)))
  await expect.poll(list).toBe('10001 王,10002 x')
  await absent(page.getByRole('textbox', { name: '变量 name 的值' }))
  await visible(page.getByRole('textbox', { name: '变量 shop 的值' }))
  await page.getByRole('combobox', { name: '变量 name 的取值' }).selectOptions('所有人相同')
  await expect.poll(list).toBe('10001,10002')
  await page.getByRole('combobox', { name: '变量 shop 的取值' }).selectOptions('B 列 姓名')
  await expect.poll(list).toBe('10001 王,10002 x')
  // Input from one tab stays while the other is shown.
  await button('手工录入').click()
  await expect.poll(list).toBe('')
  await button('上传文件').click()
  await expect.poll(list).toBe('10001 王,10002 x')
})

it('recipients from a file without a header begin with its first row; another column can be chosen', async () => {
  const { list } = await open()
  await button('上传文件').click()
  choose('甲,10001,20001\n乙,10002,20002')
  await expect.poll(list).toBe('10001,10002')
  await expect.element(page.getByRole('checkbox', { name: '第一行是列名' })).not.toBeChecked()
  await page.getByRole('combobox', { name: '会员号所在列' }).selectOptions('C 列 20001')
  await expect.poll(list).toBe('20001,20002')
  await page.getByRole('checkbox', { name: '第一行是列名' }).click()
  await expect.poll(list).toBe('20002')
  await button('移除文件').click()
  await expect.poll(list).toBe('')
})
