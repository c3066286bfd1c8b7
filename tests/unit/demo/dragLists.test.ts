import { describe, expect, it } from 'vitest'
import { isMove, movedTo, placeOf, stepOf } from '../../../resources/demo/components/ui/drag/lists'
import { clamped } from '../../../resources/demo/components/ui/drag/useMovable'

const lists = { todo: ['1', '2', '3'], working: ['4'], done: [] as string[] }

describe('moving between lists', () => {
  it.each([
    ['within a list, forward', '1', { list: 'todo', index: 1 }, { ...lists, todo: ['2', '1', '3'] }],
    ['within a list, to its end', '1', { list: 'todo', index: 9 }, { ...lists, todo: ['2', '3', '1'] }],
    ['to its own place', '2', { list: 'todo', index: 1 }, lists],
    [
      'to another list',
      '2',
      { list: 'working', index: 0 },
      { ...lists, todo: ['1', '3'], working: ['2', '4'] },
    ],
    ['into an empty list', '4', { list: 'done', index: 0 }, { ...lists, working: [], done: ['4'] }],
    ['to a list that is not there', '4', { list: 'nowhere', index: 0 }, lists],
  ])('%s', (_, id, place, moved) => {
    expect(movedTo(lists, id, place)).toEqual(moved)
  })

  it('never has an item twice, and changes nothing that it was given', () => {
    const before = structuredClone(lists)
    const moved = movedTo(movedTo(lists, '1', { list: 'done', index: 0 }), '1', { list: 'working', index: 1 })
    expect(Object.values(moved).flat().toSorted()).toEqual(['1', '2', '3', '4'])
    expect(placeOf(moved, '1')).toEqual({ list: 'working', index: 1 })
    expect(lists).toEqual(before)
  })

  it.each([
    ['1', 'ArrowUp', 'down', undefined],
    ['1', 'ArrowDown', 'down', { list: 'todo', index: 1 }],
    ['3', 'ArrowDown', 'down', undefined],
    ['3', 'Home', 'down', { list: 'todo', index: 0 }],
    ['1', 'End', 'down', { list: 'todo', index: 2 }],
    ['1', 'Home', 'down', undefined],
    // To the list beside it: at the same height, or at the end of a shorter one.
    ['1', 'ArrowRight', 'down', { list: 'working', index: 0 }],
    ['3', 'ArrowRight', 'down', { list: 'working', index: 1 }],
    ['1', 'ArrowLeft', 'down', undefined],
    ['4', 'ArrowRight', 'down', { list: 'done', index: 0 }],
    ['2', 'ArrowRight', 'across', { list: 'todo', index: 2 }],
    ['2', 'ArrowUp', 'across', { list: 'todo', index: 0 }],
    ['3', 'ArrowRight', 'across', undefined],
    ['1', 'a', 'down', undefined],
    ['none', 'ArrowDown', 'down', undefined],
  ] as const)('item %s by %s, where lists go %s', (id, key, flow, place) => {
    expect(stepOf(lists, id, key, flow)).toEqual(place)
  })

  it('keeps the keys that scroll from doing so, and no other', () => {
    const keys = ['ArrowLeft', 'ArrowUp', 'Home', 'a', 'Tab']
    expect(keys.filter((key) => isMove(key, 'down'))).toEqual(['ArrowLeft', 'ArrowUp', 'Home'])
  })
})

describe('a dialog that is moved', () => {
  const home = { x: 300, y: 100 }
  const box = { width: 400, height: 200 }
  const window = { width: 1000, height: 600 }

  it.each([
    [10, -20, { x: 10, y: -20 }],
    [-900, -900, { x: -300, y: -100 }],
    [900, 900, { x: 300, y: 300 }],
  ])('by %i and %i goes by %o, which is inside the window', (x, y, gone) => {
    expect(clamped(home, box, window, { x, y })).toEqual(gone)
  })

  it('that is larger than the window keeps its head in it', () => {
    const gone = clamped({ x: 0, y: 16 }, { width: 400, height: 900 }, window, { x: 0, y: -300 })
    expect(gone).toEqual({ x: 0, y: -16 })
  })
})
