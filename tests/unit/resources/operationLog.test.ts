import { areasOf } from '@mock/platform/areas'
import { collect } from '@mock/platform/collect'
import { actionNames, areaNames, jobNames } from '@resources/operationLog/names'
import operationLog from '@resources/operationLog/operationLog.area'
import { expect, it } from 'vitest'
import { keptDays } from '@/declaration'

const sources = collect()
const { declarations, pages = [] } = sources
const areas = declarations.filter(({ menu, name }) => !menu.onlySent && name !== operationLog.name)
const writes = pages.filter(
  ({ menu, endpoints = {} }) =>
    !menu.onlySent && Object.values(endpoints).some(({ call }) => call.startsWith('POST')),
)

// An area that has been added since goes by its key until somebody names it there.
it('the log names areas and pages that change records as they name themselves', () => {
  const named = [...areas, ...writes].map(({ name, label }) => [name, label] as const)
  expect(Object.fromEntries(named)).toMatchObject(areaNames)
})

it('the log names every action of these areas', () => {
  const actions = areas
    .filter(({ name }) => Object.hasOwn(areaNames, name))
    .flatMap((area) => Object.keys(area.actions ?? {}))
  expect(actions.filter((name) => !Object.hasOwn(actionNames, name))).toEqual([])
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

it('no name holds what would end a text of SQL', () => {
  for (const { zh } of Object.values({ ...areaNames, ...actionNames, ...jobNames }))
    expect(zh).not.toMatch(/'/)
})

it('a push is told of for as long as it may matter, everything else for a year', () => {
  const days = Object.fromEntries(areas.map((area) => [area.name, keptDays(area)]))
  expect(days).toMatchObject({ pushLog: 90, merchant: 365, replyTemplate: 365 })
})
