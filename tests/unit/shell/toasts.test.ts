import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inFront, shownToasts, type ToastAction, type ToastContent } from '@/shell/notices/toasts'
import { forAll } from '../cases'

const play = (actions: readonly ToastAction[]) => actions.reduce<readonly ToastContent[]>(shownToasts, [])
type Options = Extract<ToastAction, { show: unknown }>['show']['options']
const show = (tone: ToastContent['tone'], content: string, options?: Options) => ({
  show: { tone, content, options },
})

describe('toasts', () => {
  it.each([
    ['success', undefined, 2000],
    ['info', undefined, 2000],
    ['warning', undefined, 5000],
    ['error', undefined, 5000],
    ['success', { undoable: true }, 5000],
    ['success', { autoHideDuration: 900 }, 900],
    ['error', { autoHideDuration: null }, null],
  ] as const)('%s with %o stays %s ms', (tone, options, duration) => {
    expect(play([show(tone, '甲', options)])[0]?.duration).toBe(duration)
  })

  it('tell what differs in words or kind apart', () => {
    expect(play([show('error', '甲'), show('error', '乙'), show('success', '甲')])).toHaveLength(3)
  })

  it('never drop one that can be undone, and keep each apart', () => {
    const undo = { undoable: true }
    const shown = play([
      show('success', '甲', undo),
      show('success', '甲', undo),
      ...'乙丙丁戊'.split('').map((text) => show('error', text)),
    ])
    expect(shown.filter(({ undoable }) => undoable)).toHaveLength(2)
    expect(shown.map(({ content }) => content)).toEqual(['甲', '甲', '丁', '戊'])
  })

  it('stand in front one at a time: the one looked at, else what can be undone, else the newest', () => {
    const failures = [show('error', '甲'), show('error', '乙')]
    const undoable = [...failures, show('success', '丙', { undoable: true }), show('error', '丁')]
    expect(inFront(play(failures))?.content).toBe('乙')
    expect(inFront(play(failures), 1)?.content).toBe('甲')
    expect(inFront(play([...failures, { close: 2 }]), 2)?.content).toBe('甲')
    expect(inFront(play(undoable))?.content).toBe('丙')
    expect(inFront([])).toBeUndefined()
  })

  it('that say what is under way give place to the next message, also to one that is there already', () => {
    const waiting = (text: string) => show('info', text, { messageArgs: { passing: true } })
    const contents = (...actions: ToastAction[]) => play(actions).map(({ content }) => content)
    expect(contents(show('error', '甲'), waiting('发送中'), waiting('核实中'))).toEqual(['甲', '核实中'])
    expect(contents(waiting('核实中'), show('error', '甲'))).toEqual(['甲'])
    expect(contents(show('error', '甲'), waiting('核实中'), show('error', '甲'))).toEqual(['甲'])
    expect(contents(waiting('核实中'), waiting('核实中'))).toEqual(['核实中'])
  })

  it('are at most four, each once and with an id of its own, whatever is reported and closed', () => {
    const action = fc.oneof(
      fc.record({
        show: fc.record({
          tone: fc.constantFrom('error' as const, 'success' as const),
          content: fc.constantFrom('甲', '乙', '丙', '丁', '戊', '己'),
        }),
      }),
      fc.record({ close: fc.integer({ min: 1, max: 8 }) }),
    )
    forAll([fc.array(action, { maxLength: 40 })], (actions) => {
      const shown = play(actions)
      expect(shown.length).toBeLessThanOrEqual(4)
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
      expect(new Set(shown.map(({ tone, content }) => `${tone}${content}`)).size).toBe(shown.length)
    })
  })
})
