import { expect, type Page } from '@playwright/test'

/** An area's message if the platform does not have its call. */
export const notOffered = '本平台未提供此功能'

/** The message if an answer lacks something that a screen needs. */
export const lacks = (call: string, field: string): string => `${call} 的应答缺少 ${field}`

/** Text that only an exception or an unchecked value would put on a screen. */
const accidents = [
  /cannot (read|set|convert|use)/i,
  /is not (a function|iterable|defined|valid)/i,
  /destructure|reading '/i,
  /unexpected (token|end)/i,
  /(Type|Syntax|Range|Reference)Error/,
  /requires an? /,
  /undefined/,
  /\bNaN\b/,
  /\bnull\b/,
  /\[object \w+\]/,
  /Invalid Date/i,
  /页面出错了/,
]

/** All text on the page: its own, the content of inputs, and the targets of links. */
const readable = async (page: Page): Promise<string> => {
  const text = await page.locator('body').innerText()
  const values = await page
    .locator('input, textarea')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  const links = await page
    .locator('a[href]')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => decodeURIComponent(one.getAttribute('href') ?? '')))
  return [text, ...values, ...links].join('\n')
}

/** Checks that the page shows no exception's text and no unchecked value. */
export async function expectNoAccident(page: Page, where: string): Promise<void> {
  const text = await readable(page)
  expect
    .soft(
      text.split('\n').filter((line) => accidents.some((one) => one.test(line))),
      `${where}: what an accident would write`,
    )
    .toEqual([])
}
