import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Field, type Json, l } from '@/declaration'
import { KindFilter } from '@/screens/kinds/KindFilter'
import { fields } from '../unit/declaration/fieldsOfEveryKind'
import { show, typed } from './kinds.fixture'
import { button, click } from './onPage'

interface HeldProps {
  readonly field: Field
  readonly several?: boolean
  readonly initial: Json | undefined
  readonly seen: (value: Json | undefined) => void
}

const Held = ({ field, several = false, initial, seen }: HeldProps) => {
  const [value, setValue] = useState(initial)
  const change = (next: Json | undefined) => {
    seen(next)
    setValue(next)
  }
  return (
    <>
      <label htmlFor="one">条件</label>
      <KindFilter field={field} several={several} id="one" label="条件" value={value} onChange={change} />
      <button type="button" onClick={() => setValue(undefined)}>
        重置
      </button>
    </>
  )
}

const open = async (field: Field, initial?: Json) => {
  const seen = vi.fn()
  await show(<Held field={field} initial={initial} seen={seen} />)
  return { seen, box: page.getByRole('textbox', { name: '条件' }) }
}

it.each([...typed, [fields.code, 'P2024', 'P2024'], [fields.tags, '10.0.0.1', '10.0.0.1']] as const)(
  'a filter gives the value on the wire: %j',
  async (field, typed, value) => {
    const { seen, box } = await open(field)
    await box.fill(typed)
    expect(seen).toHaveBeenLastCalledWith(value)
    await box.fill('')
    expect(seen).toHaveBeenLastCalledWith(undefined)
  },
)

it('a filter is written as values are, follows a reset, marks what cannot be read, asks for nothing, and shows nothing that is not asked for', async () => {
  const { seen, box } = await open(fields.fen, 1250)
  await expect.element(box).toHaveValue('12.50')
  await button('重置').click()
  await expect.element(box).toHaveValue('')
  await box.fill('abc')
  expect(seen).toHaveBeenLastCalledWith(undefined)
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  await userEvent.tab()
  await expect.element(box).toHaveValue('')
  await expect.element(box).not.toHaveAttribute('aria-invalid', 'true')
})

it.each([
  [fields.choice, '打开', 'OPEN'],
  [fields.numeric, '高', 2],
  [
    { ...fields.boolean, words: { yes: l('已启用', 'On', 'Sí'), no: l('未启用', 'Off', 'No') } },
    '未启用',
    false,
  ],
] as const)('a filter chooses one value or any: %j', async (field, word, value) => {
  const { seen } = await open(field)
  const select = page.getByRole('combobox', { name: '条件' })
  await expect.element(select).toHaveTextContent('不限')
  await click(select, page.getByRole('option', { name: word }))
  expect(seen).toHaveBeenLastCalledWith(value)
  await expect.element(select).toHaveTextContent(word)
  await click(select, page.getByRole('option', { name: '不限' }))
  expect(seen).toHaveBeenLastCalledWith(undefined)
})

it('a filter takes a time from the calendar, in UTC+8', async () => {
  const { seen, box } = await open(fields.timestamp)
  await box.fill('2026-11-05 10:00:00')
  await click(button('选择日期和时间'), button(/2026年11月20日/))
  expect(seen).toHaveBeenLastCalledWith(1_795_140_000)
  // It stays open so that a time of day can be set.
  await button('确定').click()
  await expect.element(box).toHaveValue('2026-11-20 10:00:00')
})

it('a filter for several values ticks them in a list that stays open, and asks for any again', async () => {
  const seen = vi.fn()
  await show(<Held field={fields.choice} several initial={undefined} seen={seen} />)
  const select = page.getByRole('combobox', { name: '条件' })
  await expect.element(select).toHaveTextContent('不限')
  await click(select, page.getByRole('option', { name: '完成' }), page.getByRole('option', { name: '打开' }))
  expect(seen).toHaveBeenLastCalledWith('OPEN,DONE')
  await expect.element(page.getByRole('option', { name: '完成' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('option', { name: '打开' }).click()
  expect(seen).toHaveBeenLastCalledWith('DONE')
  await page.getByRole('option', { name: '不限' }).click()
  expect(seen).toHaveBeenLastCalledWith(undefined)
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

it('a filter for several values takes what is typed or a pasted column, says how many, and marks what is none', async () => {
  const seen = vi.fn()
  await show(<Held field={fields.code} several initial={undefined} seen={seen} />)
  const box = page.getByRole('textbox', { name: '条件' })
  await box.fill('P1，P2')
  expect(seen).toHaveBeenLastCalledWith('P1,P2')
  await box.fill('')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'P7\r\nP8\r\nP9\r\n')
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  box.element().dispatchEvent(paste)
  expect(seen).toHaveBeenLastCalledWith('P7,P8,P9')
  await expect.element(page.getByText('3', { exact: true })).toBeVisible()
  await box.fill('')
  expect(seen).toHaveBeenLastCalledWith(undefined)
  await box.fill(`P1,${'长'.repeat(200)}`)
  expect(seen).toHaveBeenLastCalledWith(undefined)
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
})
