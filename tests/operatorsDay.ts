import { expect, test } from '@playwright/test'

/** What operators do in a day, and the most clicks from the dashboard; typing is free. Applies to every browser. */
export const mostClicks = {
  'the morning check': 1,
  'top up 1,000 yuan by WeChat': 4,
  'remind the shops that expire within seven days': 5,
  'a shop says that orders stopped: why, and push again what failed today': 5,
  'the memo rule red and green, contains 加急, for twelve shops': 6,
  'address changes on for all Pinduoduo shops': 5,
  'bind the grant push URL, and add two server IPs': 5,
  'answer the next complaint with a template, and go on': 3,
  'approve a refund today, and refund': 4,
  'did my payment arrive? found by either number': 2,
  'a customer got no SMS: why': 3,
  'new template, review, 3,000 members': 9,
  'last month’s statement as XLSX': 4,
  'what a fee is made of': 3,
  'read the important announcements': 3,
  'change the password': 3,
} as const

export type Task = keyof typeof mostClicks

/**
 * Counts the operator's mouse clicks from now on; key presses do not count. It runs in the page and refers to nothing outside.
 */
export function startCounting(): void {
  let clicks = 0
  addEventListener('click', ({ isTrusted, detail }) => isTrusted && detail > 0 && clicks++, true)
  Object.assign(globalThis, { clicksSoFar: () => clicks })
}

/** The expression for their number, in a page that is counting. */
export const clicksSoFar = 'clicksSoFar()'

/** Does something within this many clicks, and returns its result. */
export const limitClicks = <Result>(
  name: string,
  most: number,
  clicks: () => Promise<number>,
  body: () => Promise<Result>,
): Promise<Result> =>
  test.step(name, async () => {
    const before = await clicks()
    const result = await body()
    const clicked = (await clicks()) - before
    expect(clicked, `clicks for: ${name}`).toBeLessThanOrEqual(most)
    // No clicks where some are allowed would mean that counting does not work.
    if (most > 0) expect(clicked, `clicks for: ${name}`).toBeGreaterThan(0)
    return result
  })

export const members = 3000

/** Members with their names, as a shop keeps them. Ten are duplicates, and five have invalid numbers. */
export function membersCsv(): string {
  const member = (index: number) => [`会员${index}`, String(15_400_000_000 + index), '老客户']
  const all = Array.from({ length: members }, (_, index) => member(index))
  return [
    ['会员姓名', '手机号码', '备注'],
    ...all,
    ...all.slice(0, 10),
    ...Array.from({ length: 5 }, (_, index) => [`坏号${index}`, `1540000${index}`, '']),
  ].join('\r\n')
}
