import { describe, expect, it } from 'vitest'
import {
  countCode,
  firstDraft,
  firstSettings,
  readCount,
} from '../../../resources/demo/components/ui/widget/countSettings'

describe('the settings of a counting number', () => {
  it('are what was typed', () => {
    expect(readCount(firstDraft)).toEqual({ settings: firstSettings })
    const typed = readCount({ ...firstDraft, start: '-1.5', decimals: '20' })
    expect(typed).toEqual({ settings: { ...firstSettings, start: -1.5, decimals: 20 } })
    // Without a duration it takes 100 ms.
    const quick = readCount({ ...firstDraft, duration: ' ' })
    expect(quick).toEqual({ settings: { ...firstSettings, duration: 100 } })
  })

  it.each([
    ['decimals', '21'],
    ['decimals', '-1'],
    ['decimals', '1.5'],
    ['decimals', ''],
    ['start', 'one'],
    ['end', ''],
    ['duration', '-1'],
    ['duration', 'long'],
  ] as const)('%s cannot be "%s", which is said beside it', (name, typed) => {
    const read = readCount({ ...firstDraft, [name]: typed })
    expect('wrong' in read && Object.keys(read.wrong)).toEqual([name])
  })

  it('are mirrored by the code, with texts quoted', () => {
    expect(countCode({ ...firstSettings, end: 1.5, prefix: '"' })).toBe(
      [
        'new CountUp(element, 1.5, {',
        '  startVal: 0,',
        '  duration: 4, // s',
        '  decimalPlaces: 0,',
        '  separator: ",",',
        '  prefix: "\\"",',
        '  suffix: " rmb",',
        '}).start()',
      ].join('\n'),
    )
  })
})
