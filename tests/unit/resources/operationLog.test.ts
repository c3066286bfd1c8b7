import { areasOf } from '@mock/platform/areas'
import { collect } from '@mock/platform/collect'
import { namesIn } from '@resources/operationLog/declaredNames'
import { actionNames, actionsIn, areaNames, jobNames, operationNames } from '@resources/operationLog/names'
import operationLog from '@resources/operationLog/operationLog.area'
import { expect, it } from 'vitest'
import { keptDays, l } from '@/declaration'
import { changed, valid } from '../declaration/refundArea'

const sources = collect()
const { declarations, pages = [] } = sources
const areas = declarations.filter(({ menu, name }) => !menu.onlySent && name !== operationLog.name)

it('the log names areas, and pages that change something, as they name themselves', () => {
  const writes = pages.filter(
    ({ menu, endpoints = {} }) =>
      !menu.onlySent && Object.values(endpoints).some(({ call }) => call.startsWith('POST')),
  )
  const named = [...areas, ...writes].map(({ name, label }) => [name, label] as const)
  expect(areaNames).toEqual(Object.fromEntries(named))
})

it('a new area is named with its actions as soon as it is declared', () => {
  const label = l('换货', 'Exchanges', 'Cambios')
  const { areas, actions } = namesIn([changed('label', label), changed('menu/onlySent', true)])
  expect(areas).toEqual({ refund: label })
  expect(actions).toEqual({ 'refund.close': valid.actions?.close?.label })
})

it('what an area does goes by its own name, in the list and in the filter', () => {
  for (const { name, actions = {} } of areas)
    for (const [action, { label }] of Object.entries(actions)) {
      expect(operationNames[`${name}.${action}`]).toEqual(label)
      expect(actionNames[action]?.zh.split(' / ')).toContain(label.zh)
    }
})

it('a filter joins what areas call differently, and says once what they call the same', () => {
  const [close, stop, end] = [
    l('关闭', 'Close', 'Cerrar'),
    l('停止', 'Stop', 'Parar'),
    l('关闭', 'End', 'Cerrar'),
  ]
  expect(
    actionsIn({ edit: stop, 'a.close': close, 'b.close': stop, 'c.close': end, 'c.stop': stop }),
  ).toEqual({
    edit: stop,
    close: l('关闭 / 停止', 'Close / Stop / End', 'Cerrar / Parar'),
    stop,
  })
})

it('the log names all timed work, and none that there is not', () => {
  const owners = [...areas, ...pages].map(({ name }) => name)
  const jobs = areasOf(sources)
    .flatMap((area) => area.jobs ?? [])
    .flatMap(({ name }) => {
      const [owner = '', job = ''] = name.split('.')
      return owners.includes(owner) ? [job] : []
    })
  expect(Object.keys(jobNames).toSorted()).toEqual([...new Set(jobs)].toSorted())
})

it('a push is told of for as long as it may matter, everything else for a year', () => {
  const days = Object.fromEntries(areas.map((area) => [area.name, keptDays(area)]))
  expect(days).toMatchObject({ pushLog: 90, merchant: 365, replyTemplate: 365 })
})
