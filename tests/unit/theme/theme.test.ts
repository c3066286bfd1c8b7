import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, mix, parseColour, readableOn } from '@/theme/colour'
import { createConsoleTheme } from '@/theme/createConsoleTheme'
import {
  colourTokens,
  defaultPrimary,
  filledTone,
  frame,
  motion,
  palette,
  sizeNames,
  sizes,
} from '@/theme/tokens'
import { cssVariables } from '@/theme/variables'
import { filesBelow } from '../architecture/source'
import { forAll, spreadFirst } from '../cases'

describe('the theme', () => {
  it.each(sizeNames)('has the measures of the size %s, for MUI and for style sheets alike', (size) => {
    const theme = createConsoleTheme({ size })
    expect(theme.console.size).toEqual(sizes[size])
    expect(theme.components?.MuiTableCell?.styleOverrides?.root).toMatchObject({ height: sizes[size].row })
    expect(cssVariables({ mode: 'light', primary: defaultPrimary, size })).toMatchObject({
      '--size-row': `${sizes[size].row}px`,
      '--size-control': `${sizes[size].control}px`,
    })
  })

  it('is of medium size, light and blue when nothing is chosen, and takes another colour', () => {
    const { console, palette } = createConsoleTheme()
    expect([console.sizeName, palette.mode]).toEqual(['medium', 'light'])
    expect(palette.primary.main).toBe(colourTokens('light').tone.primary.main)
    const red = colourTokens('light', '#f5222d').tone.primary.main
    expect(createConsoleTheme({ primary: '#f5222d' }).palette.primary.main).toBe(red)
    expect(red).not.toBe(palette.primary.main)
  })

  it('moves nothing for longer than 200 ms', () => {
    expect(motion).toBeLessThanOrEqual(200)
    for (const duration of Object.values(createConsoleTheme().transitions.duration))
      expect(duration).toBeLessThanOrEqual(200)
  })
})

it('a window is narrow below 992 px: in theme and frame, in each style sheet and script', () => {
  expect(frame.mobile).toBe(992)
  expect(createConsoleTheme().breakpoints.values.md).toBe(frame.mobile)
  const files = filesBelow(['src', 'resources'], /\.(css|tsx?)$/)
  const near = /width\s*(?:[<>]=?|:)\s*99\d(?:\.\d+)?px/g
  const widths = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(near), ([query]) => ({ file, query })),
  )
  const narrow = `width < ${frame.mobile}px`
  const wide = `width >= ${frame.mobile}px`
  expect(widths.filter(({ query }) => query !== narrow && query !== wide)).toEqual([])
  expect(widths.length).toBeGreaterThan(0)
})

const readable = 4.5

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
  ])('of %s on %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2)
    expect(contrast(other, one)).toBeCloseTo(ratio, 2)
  })

  it('mixes two colours', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#ffffff')
    expect(mix('#000000', '#ffffff', 1)).toBe('#000000')
    expect(mix('#ff0000', '#0000ff', 0.5)).toBe('#800080')
  })

  it('darkens or lightens a colour in its own hue, unless it can be read already', () => {
    expect(readableOn('#409eff', ['#ffffff'])).toBe('#1174dc')
    expect(readableOn('#7f7f7f', ['#ffffff'])).toMatch(/^#(..)\1\1$/)
    expect(contrast(readableOn('#304156', ['#0f141a']), '#0f141a')).toBeGreaterThanOrEqual(4.5)
    expect(readableOn('#1f2d3d', ['#ffffff'])).toBe('#1f2d3d')
  })
})

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  const colours = colourTokens(mode)

  it.each(Object.entries(colours.ground))('text and secondary text can be read on the %s', (_, ground) => {
    expect(contrast(colours.ink.text, ground)).toBeGreaterThanOrEqual(7)
    expect(contrast(colours.ink.secondary, ground)).toBeGreaterThanOrEqual(readable)
    // Unset and disabled values must still be readable.
    expect(contrast(colours.ink.disabled, ground)).toBeGreaterThanOrEqual(readable)
  })

  it.each(Object.entries(colours.tone))(
    '%s can be read on every ground, its own soft one and that of a ticked row',
    (_, tone) => {
      for (const ground of [...Object.values(colours.ground), tone.soft, colours.tone.primary.soft])
        expect(contrast(tone.main, ground)).toBeGreaterThanOrEqual(readable)
      expect(contrast(colours.ink.text, tone.soft)).toBeGreaterThanOrEqual(readable)
    },
  )

  it('the sidebar can be read, the active entry on the ground it has', () => {
    const { ground, hover, nested, text, strong, active } = colours.sidebar
    for (const ink of [text, strong])
      for (const under of [ground, hover, nested])
        expect(contrast(ink, under)).toBeGreaterThanOrEqual(readable)
    for (const under of [nested, hover]) expect(contrast(active, under)).toBeGreaterThanOrEqual(readable)
  })

  describe('any theme colour an operator may pick', () => {
    const hex = (value: number) => value.toString(16).padStart(2, '0')
    const channel = fc.integer({ min: 0, max: 255 })
    const grey = channel.map((value) => `#${hex(value).repeat(3)}`)
    const edge = fc.constantFrom('#000000', '#ffffff', '#fffffe', '#010000', '#ffff00', '#0000ff', '#808080')
    const any = fc.tuple(channel, channel, channel).map((channels) => `#${channels.map(hex).join('')}`)
    const colour = fc.oneof(any, grey, edge)
    const examples = [...palette, '#000000', '#ffffff'].map((one): [string] => [one])
    const each = (check: (picked: string) => void) => forAll([colour], { runs: 500, examples }, check)

    it('is read as text on every ground and on its own soft one, as is every other text there', () => {
      each((picked) => {
        const { tone, ground, ink } = colourTokens(mode, picked)
        for (const under of [...Object.values(ground), tone.primary.soft])
          expect(contrast(tone.primary.main, under)).toBeGreaterThanOrEqual(readable)
        expect(contrast(ink.text, tone.primary.soft)).toBeGreaterThanOrEqual(readable)
      })
    })

    it('carries the text of a filled button, also under the pointer', () => {
      each((picked) => {
        const { primary } = createConsoleTheme({ mode, primary: picked }).palette
        for (const under of [primary.main, primary.dark])
          expect(contrast(primary.contrastText, under)).toBeGreaterThanOrEqual(readable)
      })
    })

    it('is read on a text button under the pointer, whose ground is tinted with it', () => {
      each((picked) => {
        const { tone, ground } = colourTokens(mode, picked)
        const { main, soft } = tone.primary
        for (const under of [...Object.values(ground), soft])
          expect(
            contrast(filledTone(mode, tone.primary).dark, mix(main, under, 0.04)),
          ).toBeGreaterThanOrEqual(readable)
      })
    })

    it('is seen as a bar or a dot, and marks the active entry of the menu', () => {
      each((picked) => {
        const { tone, ground, sidebar } = colourTokens(mode, picked)
        for (const under of Object.values(ground))
          expect(contrast(tone.primary.vivid, under)).toBeGreaterThanOrEqual(2)
        for (const under of [sidebar.nested, sidebar.hover])
          expect(contrast(sidebar.active, under)).toBeGreaterThanOrEqual(readable)
      })
    })
  })
})

it.each(
  spreadFirst([
    [['#409EFF', '409eff'], '#409eff'],
    [[' #6959CD '], '#6959cd'],
    [['#40f', '#409eff0', '##409eff', '#40g9ff', 'red', 'rgb(1,2,3)', '#409eff;}', ''], undefined],
  ]),
)('a written colour: %s is %s', (written, colour) => {
  expect(parseColour(written)).toBe(colour)
})

it('the specification’s figures are kept in light mode', () => {
  expect(colourTokens('light').sidebar).toEqual({
    ...{ ground: '#304156', text: '#bfcbd9', active: '#409eff' },
    ...{ hover: '#263445', nested: '#1f2d3d', strong: '#f4f4f5' },
  })
  expect(defaultPrimary).toBe('#409eff')
  expect(colourTokens('light').tone.primary.vivid).toBe(defaultPrimary)
  expect(palette).toHaveLength(8)
  expect(palette[0]).toBe(defaultPrimary)
  expect(sizeNames).toEqual(['default', 'medium', 'small', 'mini'])
  expect(sizeNames.map((size) => sizes[size].row)).toEqual([52, 44, 36, 30])
})
