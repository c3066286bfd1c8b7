import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createConsoleTheme } from '@/theme/createConsoleTheme'
import { frame } from '@/theme/tokens'

const sources = ['src', 'resources'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => [`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8')] as const),
)

it('a window is narrow below 992 px, in the theme as in the frame', () => {
  expect(frame.mobile).toBe(992)
  expect(createConsoleTheme().breakpoints.values.md).toBe(frame.mobile)
})

it('no style sheet and no script has another width near it', () => {
  const widths = sources.flatMap(([file, text]) =>
    Array.from(text.matchAll(/width\s*(?:[<>]=?|:)\s*99\d(?:\.\d+)?px/g), ([query]) => ({ file, query })),
  )
  const narrow = `width < ${frame.mobile}px`
  const wide = `width >= ${frame.mobile}px`
  expect(widths.filter(({ query }) => query !== narrow && query !== wide)).toEqual([])
  expect(widths.length).toBeGreaterThan(0)
})
