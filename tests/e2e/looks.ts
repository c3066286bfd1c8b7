import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { type LabelLocale, labelLocales } from '@/declaration'
import { paneId } from '@/shell/tabs/tabs'
import { expect } from './fixtures'
import { goInside } from './onPage'

// Evaluated, not added as a script: the page's own policy forbids scripts of others.
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules whose outcome depends on colours: the others have found by day what there is to be found. */
const aboutColours = ['color-contrast', 'link-in-text-block']

/** What axe looks for: everything by day, at a desk and on a phone; by night what differs. */
export type Sought = 'all' | 'colours' | 'all but colours'

/**
 * How screens are looked at: on a desk, a narrow desk and a phone, by day and by night; and what axe looks for there. A
 * narrow desk has the elements and colours of a wide one; on a phone the head of a list lies on the ground of the page.
 */
const looks: readonly {
  readonly width: number
  readonly height: number
  readonly colorScheme: 'light' | 'dark'
  readonly sought?: Sought
}[] = [
  { width: 1440, height: 900, colorScheme: 'light', sought: 'all' },
  { width: 390, height: 844, colorScheme: 'light', sought: 'all' },
  { width: 1440, height: 900, colorScheme: 'dark', sought: 'colours' },
  { width: 1024, height: 768, colorScheme: 'light' },
]

export interface Look {
  readonly language: LabelLocale
  readonly width: number
  readonly height: number
  readonly colorScheme: 'light' | 'dark'
  readonly sought?: Sought | undefined
}

/** With LOOKS=all, every language at every size by day and by night, and axe asked in each. */
export const looksAtAll = process.env.LOOKS === 'all'

const sizes = looks.filter(({ colorScheme }) => colorScheme === 'light')

/**
 * In which languages and how screens are looked at. Colours know no language, and a text that fits a desk in one language and a
 * phone in the other fits: Spanish, the longest, where there is little room. What axe looks for is the same in every language.
 */
export const combinations: readonly Look[] = looksAtAll
  ? labelLocales.flatMap((language) =>
      (['light', 'dark'] as const).flatMap((colorScheme) =>
        sizes.map(({ width, height }) => ({ language, width, height, colorScheme, sought: 'all' as const })),
      ),
    )
  : looks.flatMap(({ sought, ...size }) => {
      const languages: readonly LabelLocale[] =
        size.colorScheme === 'dark' ? ['zh'] : size.width < 1440 ? ['zh', 'es'] : ['zh', 'en']
      return languages.map((language) => ({
        ...size,
        language,
        sought: language === 'zh' ? sought : undefined,
      }))
    })

/** What a combination is called, in the name of a test and of a picture. */
export const nameOf = ({ language, width, colorScheme }: Look): string =>
  `${language}, ${width} px, ${colorScheme}`
export const fileOf = (name: string, { language, width, colorScheme }: Look): string =>
  `${name}-${language}-${width}-${colorScheme}.png`

const rulesOf: Readonly<Record<Sought, object>> = {
  all: {},
  colours: { runOnly: { type: 'rule', values: aboutColours } },
  'all but colours': { rules: Object.fromEntries(aboutColours.map((id) => [id, { enabled: false }])) },
}

/**
 * What axe finds fault with on the page that is shown, as "rule: element". Around all screens but the first is the
 * same frame, which is not looked at again.
 */
const barriers = async (page: Page, sought: Sought, frame: boolean): Promise<string[]> => {
  if (await page.evaluate('typeof axe === "undefined"')) await page.evaluate(axe)
  const what = JSON.stringify({
    ...(frame ? {} : { include: [['main'], ['[role=dialog]'], ['[role=menu]'], ['[role=alertdialog]']] }),
    exclude: [['[data-behind]']],
  })
  const how = JSON.stringify({ resultTypes: ['violations'], selectors: false, ...rulesOf[sought] })
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${what}, ${how}).then(({ violations }) => violations)`,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}

/** Whether pictures of all screens are wanted, by somebody who will look at them. */
const pictures = process.env.PICTURES === '1'

/** What stands for what is not there yet: nothing can be said of a screen that has it. */
const notYet = '[aria-busy="true"], .ui-skeleton, .show-bar, .kind-waiting, .board-waiting'

/**
 * Waits for finite animations to end: axe cannot judge the contrast of a colour that is changing. Animations that follow a scroll
 * position, such as shadows at the edges of a table, run as long as the page is there.
 */
export const still = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect, timeline }) =>
          playState !== 'running' ||
          timeline !== document.timeline ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )

/** Waits for all that is on the screen, looks at it, and takes its picture where it is wanted; axe is asked where something is sought. */
export const look = async (page: Page, file: string, sought: Sought | undefined, frame = false) => {
  await expect(page.locator(notYet).filter({ visible: true }), file).toHaveCount(0)
  await still(page)
  if (pictures) await page.screenshot({ path: join('test-results/screens', file), animations: 'disabled' })
  const [wanted, given] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect.soft(wanted, `${file} hangs over the side`).toBeLessThanOrEqual(given ?? 0)
  await expect.soft(page.locator('body'), file).not.toContainText(/console\.\w+\.|ra\.\w+\./)
  if (sought) expect.soft(await barriers(page, sought, frame), file).toEqual([])
}

/**
 * Goes to an address as the browser's forward button does. The console stays, and need not be loaded and signed in to for
 * each of forty screens; other tests cover opening an address directly.
 */
export const go = async (page: Page, path: string) => {
  await goInside(page, path)
  await expect(page.locator(`[id="${paneId(path)}"]`)).toBeVisible()
}
