import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  boolean,
  choice,
  code,
  color,
  day,
  type Field,
  integer,
  type Json,
  l,
  money,
  percent,
  tags,
  text,
  timestamp,
} from '@/declaration'
import { KindFilter } from '@/screens/kinds/KindFilter'
import { show } from './kinds.fixture'
import { button } from './onPage'

const label = l('条件', 'Filter', 'Filtro')

const Held = ({
  field,
  initial,
  seen,
}: {
  field: Field
  initial: Json | undefined
  seen: (value: Json | undefined) => void
}) => {
  const [value, setValue] = useState(initial)
  return (
    <>
      <label htmlFor="one">条件</label>
      <KindFilter
        field={field}
        id="one"
        label="条件"
        value={value}
        onChange={(next) => {
          seen(next)
          setValue(next)
        }}
      />
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

it.each([
  [text({ label }), '青禾', '青禾'],
  [code({ label }), 'P2024', 'P2024'],
  [integer({ label, unit: l('天', 'days', 'días') }), '7', 7],
  [money({ label, unit: 'fen' }), '12.5', 1250],
  [money({ label, unit: 'li' }), '0.045', 45],
  [percent({ label }), '98.6', 9860],
  [timestamp({ label }), '2026-11-20 10:00:00', 1_795_140_000],
  [day({ label }), '2026-11-20', '2026-11-20'],
  [color({ label }), '1A2B3C', '#1a2b3c'],
  [tags({ label }), '10.0.0.1', '10.0.0.1'],
] as const)('a filter gives the value on the wire: %j', async (field, typed, value) => {
  const { seen, box } = await open(field)
  await box.fill(typed)
  expect(seen).toHaveBeenLastCalledWith(value)
  await box.fill('')
  expect(seen).toHaveBeenLastCalledWith(undefined)
})

it('a filter marks what cannot be read, asks for nothing, and shows nothing that is not asked for', async () => {
  const { seen, box } = await open(money({ label, unit: 'fen' }))
  await box.fill('abc')
  expect(seen).toHaveBeenLastCalledWith(undefined)
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  await userEvent.tab()
  await expect.element(box).toHaveValue('')
  await expect.element(box).not.toHaveAttribute('aria-invalid', 'true')
})

it('a filter is written as values are, and follows a reset', async () => {
  const { box } = await open(money({ label, unit: 'fen' }), 1250)
  await expect.element(box).toHaveValue('12.50')
  await button('重置').click()
  await expect.element(box).toHaveValue('')
})

it.each([
  [choice({ label, of: { ON: { ...l('启用', 'On', 'Activo'), tone: 'success' } } }), '启用', 'ON'],
  [choice({ label, numeric: true, of: { 5: l('微信', 'WeChat', 'WeChat') } }), '微信', 5],
  [
    boolean({ label, words: { yes: l('已启用', 'On', 'Sí'), no: l('未启用', 'Off', 'No') } }),
    '未启用',
    false,
  ],
] as const)('a filter chooses one value or any: %j', async (field, word, value) => {
  const { seen } = await open(field)
  const select = page.getByRole('combobox', { name: '条件' })
  await expect.element(select).toHaveTextContent('不限')
  await select.click()
  await page.getByRole('option', { name: word }).click()
  expect(seen).toHaveBeenLastCalledWith(value)
  await expect.element(select).toHaveTextContent(word)
  await select.click()
  await page.getByRole('option', { name: '不限' }).click()
  expect(seen).toHaveBeenLastCalledWith(undefined)
})

it('a filter takes a time from the browser’s calendar, in UTC+8', async () => {
  vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(function (this: HTMLInputElement) {
    // What a browser does when its operator has chosen.
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setValue?.call(this, '2026-11-20T10:00')
    this.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const { seen, box } = await open(timestamp({ label }))
  await button('选择日期和时间').click()
  expect(seen).toHaveBeenLastCalledWith(1_795_140_000)
  await expect.element(box).toHaveValue('2026-11-20 10:00:00')
})
