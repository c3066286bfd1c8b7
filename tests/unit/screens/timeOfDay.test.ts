import { expect, it } from 'vitest'
import { readTimeOfDay } from '@/screens/kinds/calendar/timeOfDay'

it.each([
  ['10:20:30', '10:20:30'],
  ['9:05', '09:05:00'],
  [' 23：59：59 ', '23:59:59'],
  ['0:0', '00:00:00'],
  ['24:00', undefined],
  ['12:60', undefined],
  ['12:00:60', undefined],
  ['12', undefined],
  ['1205', undefined],
  ['', undefined],
])('reads %j as the time of day %j', (text, time) => {
  expect(readTimeOfDay(text)).toBe(time)
})
