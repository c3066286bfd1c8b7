import { beforeEach, expect, it } from 'vitest'
import { pending } from '@/shell/editing/pending'

const edits = () => pending.read().edits.book ?? []
const moved = (from: number, to: number) => ({ place: ['list', 'columns', from], move: to })

beforeEach(() => pending.clear('book'))

it('the moves of one drag are one edit', () => {
  pending.add('book', moved(0, 1))
  pending.add('book', moved(1, 2))
  expect(edits()).toEqual([moved(0, 2)])
})

it('what is dragged back to where it was is no edit', () => {
  pending.add('book', moved(0, 1))
  pending.add('book', moved(1, 0))
  expect(edits()).toEqual([])
})

it('what is dragged on while its move is being written moves from where that ends', () => {
  pending.add('book', moved(0, 1))
  const sent = pending.send('book')
  pending.add('book', moved(1, 2))
  pending.tell('book', sent, { draft: true })
  expect(edits()).toEqual([moved(1, 2)])
})

it('a move that was refused is dragged on', () => {
  pending.add('book', moved(0, 1))
  pending.tell('book', pending.send('book'), { error: 'no' })
  pending.add('book', moved(1, 2))
  expect(edits()).toEqual([moved(0, 2)])
})
