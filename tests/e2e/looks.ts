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

/** Rules that depend on colours: the other rules find everything by day. */
const aboutColours = ['color-contrast', 'link-in-text-block']

/** What axe checks: everything by day, on a desktop and on a phone; by night, what differs. */
export type Sought = 'all' | 'colours' | 'all but colours'

/**
 * How screens are checked: on a desktop, a narrow desktop and a phone, by day and by night; and what axe checks there. A narrow
 * desktop has the same elements and colours as a wide one. On a phone, a list's header has the page's background.
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

/** LOOKS=all checks every language at every size by day and by night, each with axe. */
export const looksAtAll = process.env.LOOKS === 'all'

const sizes = looks.filter(({ colorScheme }) => colorScheme === 'light')

/**
 * The languages and looks to check. Colours do not depend on the language, and a text that fits a desktop in one language and a
 * phone in another fits everywhere: Spanish, the longest, is checked where there is little room. Axe finds the same in every
 * language.
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
 * Axe's findings on the current page, as "rule: element". All screens but the first have the same frame, which is not checked
 * again.
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

/** Whether somebody wants pictures of all screens. */
const pictures = process.env.PICTURES === '1'

/** Placeholders for content that is still loading: such a screen cannot be judged yet. */
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

/** Waits until the screen is complete, checks it, and takes its picture if wanted. Runs axe unless `sought` is undefined. */
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
 * Goes to an address like the browser's forward button. The console stays loaded and signed in, which saves time for forty
 * screens. Other tests cover opening an address directly.
 */
export const go = async (page: Page, path: string) => {
  await goInside(page, path)
  await expect(page.locator(`[id="${paneId(path)}"]`)).toBeVisible()
}
