import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Json } from '@/declaration'
import { KindFilter } from '@/screens/kinds/KindFilter'
import { fields } from '../unit/declaration/fieldsOfEveryKind'
import { show } from './kinds.fixture'
import { lastAsked, manyShops, openList, platformOf } from './list.fixture'
import { absent, button, click, dialog, visible } from './onPage'
import { violations, withoutLandmarks } from './violations'

/** One end of the period, even if the calendar covers it. */
const typed = (name: string) => page.getByRole('textbox', { name: `添加时间：${name}`, includeHidden: true })
const begin = () => typed('开始日期')
const end = () => typed('结束日期')
const opener = () => button('添加时间：选择时段')
const day = (name: string) => dialog().getByRole('button', { name: new RegExp(`2026年${name}星期`) })
const spans = async (first: string, last: string) => {
  await expect.element(begin()).toHaveValue(first)
  await expect.element(end()).toHaveValue(last)
}

/** The list with its filters open, and a period that its calendar opens at. */
async function openPeriod() {
  const platform = platformOf(manyShops(3))
  await openList(platform)
  await button('展开').click()
  await begin().fill('2026-05-04')
  await end().fill('2026-06-03')
  return platform
}

describe('a period', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T12:00:00+08:00') })
  })

  it('is the two days that were chosen, in either order, and is asked for like typed ones', async () => {
    const platform = await openPeriod()
    await opener().click()
    await visible(dialog().getByText('请选择开始日期'))
    await click(day('6月12日'))
    await visible(dialog().getByText('请选择结束日期（最长 31 天）'))
    await spans('2026-05-04', '2026-06-03')
    await click(day('5月20日'))
    await absent(dialog())
    await spans('2026-05-20', '2026-06-12')
    await expect.element(opener()).toHaveFocus()
    await button('查询').click()
    await expect
      .poll(() => lastAsked(platform)?.filter)
      .toEqual({ begin_date: '2026-05-20', end_date: '2026-06-12' })
  })

  it('opens clear of its field, not over it', async () => {
    await openPeriod()
    await opener().click()
    await visible(dialog())
    const field = begin().element().closest('.list-period')?.getBoundingClientRect()
    // Once it has grown to its size.
    await expect
      .poll(() => Math.round(dialog().element().getBoundingClientRect().top - (field?.bottom ?? 0)))
      .toBe(4)
  })

  it('cannot become longer than the platform answers', async () => {
    await openPeriod()
    await click(opener(), day('5月20日'))
    await expect.element(day('6月19日')).toBeEnabled()
    await expect.element(day('6月20日')).toBeDisabled()
  })

  it('has the usual ones one click away', async () => {
    await openPeriod()
    await click(opener(), dialog().getByRole('button', { name: '上月' }))
    await absent(dialog())
    await spans('2026-05-01', '2026-05-31')
  })

  it('stays as it was when the calendar is left halfway', async () => {
    await openPeriod()
    await click(opener(), day('5月20日'))
    await userEvent.keyboard('{Escape}')
    await absent(dialog())
    await spans('2026-05-04', '2026-06-03')
  })

  it('is chosen by the keyboard alone', async () => {
    await openPeriod()
    await opener().click()
    await expect.element(day('5月4日')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect.element(day('6月9日')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await spans('2026-05-12', '2026-06-09')
  })

  it('is chosen in a dialog that axe finds no fault with', async () => {
    await openPeriod()
    await click(opener(), day('5月20日'))
    await visible(dialog().getByText('请选择结束日期（最长 31 天）'))
    expect(await violations('[role="dialog"]', withoutLandmarks)).toEqual([])
  })
})

/** A time filter and its value. */
function Time({ field, initial }: { field: typeof fields.timestamp | typeof fields.day; initial: Json }) {
  const [value, setValue] = useState<Json | undefined>(initial)
  return (
    <>
      <KindFilter field={field} id="time" label="条件" value={value} onChange={setValue} />
      <output data-testid="held">{JSON.stringify(value)}</output>
    </>
  )
}

/** 2026-11-20 10:00:00 in UTC+8. */
const ten = 1_795_140_000
const held = () => page.getByTestId('held')
const timeOfDay = () => dialog().getByRole('textbox', { name: '时间' })

describe('a time', () => {
  it('keeps its time of day when another day is chosen, and its day when another time is typed', async () => {
    await show(<Time field={fields.timestamp} initial={ten} />)
    await click(button('选择日期和时间'), day('11月21日'))
    await expect.element(held()).toHaveTextContent(String(ten + 86_400))
    await timeOfDay().fill('9:05')
    await expect.element(held()).toHaveTextContent(String(ten + 86_400 - 55 * 60))
    await userEvent.keyboard('{Enter}')
    await absent(dialog())
  })

  it('that does not exist is said beside it, and changes nothing', async () => {
    await show(<Time field={fields.timestamp} initial={ten} />)
    await button('选择日期和时间').click()
    await timeOfDay().fill('25:00')
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('请输入 00:00:00 至 23:59:59')
    await click(dialog().getByRole('button', { name: '确定' }))
    await visible(dialog())
    expect(await violations('[role="dialog"]', withoutLandmarks)).toEqual([])
    await expect.element(held()).toHaveTextContent(String(ten))
  })

  it.each([
    ['zh', '选择日期', ['2026年', '11月'], '一'],
    ['en', 'Choose a date', ['November', '2026'], 'Mo'],
    ['es', 'Elegir una fecha', ['noviembre', '2026'], 'lu'],
  ] as const)('is chosen in the console’s language: %s', async (locale, name, head, monday) => {
    await show(<Time field={fields.day} initial="2026-11-20" />, { locale })
    await button(name).click()
    await expect.element(dialog().getByRole('combobox').first()).toHaveDisplayValue(head[0])
    await expect.element(dialog().getByRole('combobox').last()).toHaveDisplayValue(head[1])
    await expect
      .element(dialog().getByRole('columnheader', { includeHidden: true }).first())
      .toHaveTextContent(monday)
  })
})
