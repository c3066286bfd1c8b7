import { requests, visitors, waves, zoomed } from '@resources/demo/charts/ui/figures'
import { describe, expect, it } from 'vitest'

it.each([
  [[10, 80], 12, [1, 10]],
  [[0, 100], 12, [0, 12]],
  [[0, 0], 12, [0, 1]],
  [[100, 100], 12, [11, 12]],
  [[50, 50], 12, [6, 7]],
  [[0, 4], 12, [0, 1]],
  [[0, 5], 12, [0, 2]],
  [[30, 60], 1, [0, 1]],
] as const)('what a zoom shows: %j percent of %d', (zoom, count, shown) => {
  expect(zoomed(zoom, count)).toEqual(shown)
})

describe('the figures', () => {
  it('of the keyboard are two waves of fifty', () => {
    expect(waves.front).toHaveLength(50)
    expect(waves.back).toHaveLength(50)
    expect([waves.front[0], waves.back[0]]).toEqual([0, 0])
    expect(waves.front[10]).toBeCloseTo((Math.sin(2) * -8 + 10 / 6) * 5, 9)
    expect(waves.back[10]).toBeCloseTo((Math.sin(2) * 12 + 10 / 6) * 3, 9)
  })

  it('of the regions are twelve each', () => {
    for (const values of Object.values(requests)) expect(values).toHaveLength(12)
    expect(requests.times.at(-1)).toBe('13:55')
  })

  it('of the visitors are the sum of their parts', () => {
    expect(visitors.all).toEqual([1036, 3693, 2962, 3810, 2519, 1915, 1748, 4675, 6209, 4323, 2865, 4298])
  })
})
