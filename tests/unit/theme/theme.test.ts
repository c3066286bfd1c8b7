import { describe, expect, it } from 'vitest'
import { cssVariables } from '@/theme/componentStyles'
import { createConsoleTheme } from '@/theme/createConsoleTheme'
import { colourTokens, motion, sizeNames, sizes } from '@/theme/tokens'

describe('the theme', () => {
  it.each(sizeNames)('has the measures of the size %s, for MUI and for style sheets alike', (size) => {
    const theme = createConsoleTheme({ size })
    expect(theme.console.size).toEqual(sizes[size])
    expect(theme.components?.MuiTableCell?.styleOverrides?.root).toMatchObject({ height: sizes[size].row })
    expect(theme.components?.MuiButton?.styleOverrides?.root).toMatchObject({ height: sizes[size].control })
    expect(cssVariables(theme.console.colours, theme.console.size)).toMatchObject({
      '--size-row': `${sizes[size].row}px`,
      '--size-control': `${sizes[size].control}px`,
    })
  })

  it('is of medium size, light and blue when nothing is chosen', () => {
    const theme = createConsoleTheme()
    expect(theme.console.sizeName).toBe('medium')
    expect(theme.palette.mode).toBe('light')
    expect(theme.palette.primary.main).toBe(colourTokens('light').tone.primary.main)
  })

  it('takes another theme colour', () => {
    const { palette } = createConsoleTheme({ primary: '#f5222d' })
    expect(palette.primary.main).toBe(colourTokens('light', '#f5222d').tone.primary.main)
    expect(palette.primary.main).not.toBe(colourTokens('light').tone.primary.main)
  })

  it('moves nothing for longer than 200 ms', () => {
    expect(motion).toBeLessThanOrEqual(200)
    for (const duration of Object.values(createConsoleTheme().transitions.duration))
      expect(duration).toBeLessThanOrEqual(200)
  })
})
