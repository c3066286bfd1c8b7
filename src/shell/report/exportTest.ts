import { linkTo } from '../share/link'
import { bodies } from './replay'
import type { Report } from './report'

/** Visible text: failure messages and headings. */
export interface Words {
  readonly alerts: readonly string[]
  readonly headings: readonly string[]
}

const textsOf = (all: Iterable<Element>): readonly string[] => [
  ...new Set(
    [...all]
      .filter((one) => one.checkVisibility({ checkVisibilityCSS: true, opacityProperty: true }))
      .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
      .filter((text) => text !== ''),
  ),
]

/** The text of the current page and what is open over it, without the report bar and temporary messages. */
export const visibleWords = (root: ParentNode = document): Words => {
  const here = (selector: string) =>
    [...root.querySelectorAll(selector)].filter(
      (one) => !one.closest('[data-behind], [data-report-bar], .notices'),
    )
  return { alerts: textsOf(here('[role="alert"]')), headings: textsOf(here('h1, h2, h3, [role="heading"]')) }
}

const code = (value: unknown): string => JSON.stringify(value, null, 2)

/** Keeps text from ending the comment that it is put into. */
const inComment = (text: string): string => text.replaceAll('*/', '* /').replace(/\s+/g, ' ')

/**
 * An end-to-end test for `tests/e2e`: opens the console as in the report, answers its calls as they were answered then, and
 * expects the text that is visible now.
 */
export const testOf = async (report: Report, { alerts, headings }: Words): Promise<string> => {
  const { note = '', surroundings, permissions, workspace, calls = [], clock } = report
  const link = workspace ? await linkTo(workspace) : '/'
  const [width, height] = surroundings?.viewport ?? [1440, 900]
  return `import { expect, signIn, test as base } from './fixtures'

/* A reported problem${note && `: ${inComment(note)}`}. */

const clock = ${clock}
const link = ${code(link)}
const permissions: readonly string[] | undefined = ${permissions ? code(permissions) : 'undefined'}
/** The last answers to the calls of the report. */
const calls: readonly {
  method: string
  path: string
  query?: { readonly [name: string]: string | readonly string[] }
  status: number
  answer?: { readonly code: number; readonly message: string; readonly data?: unknown } | { readonly is: string }
}[] = ${code(calls.map(({ method, path, query, status, answer }) => ({ method, path, query, status, answer })))}

const bodies: { readonly [form: string]: readonly [string, string] } = ${code(bodies)}

const asked = ({ method, path, query = {} }: (typeof calls)[number], by: string, url: URL) => {
  if (method !== by || url.pathname !== \`/api\${path}\`) return false
  const told = Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => \`\${name}=\${value}\`))
  const sent = [...url.searchParams].map(([name, value]) => \`\${name}=\${value}\`)
  return method !== 'GET' || (told.length === sent.length && told.every((pair) => sent.includes(pair)))
}

const test = base.extend({
  // What the browser says of the failures is not what this is about.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  complaints: [async ({}, use) => use({ take: async () => undefined }), { auto: true }],
})

test.use({
  watchesAnswers: false,
  viewport: { width: ${width}, height: ${height} },
  colorScheme: ${code(surroundings?.appearance ?? 'light')},
})

test('a reported problem is as it was', async ({ page, context }) => {
  const begun = Date.now()
  await page.route('**/api/**', async (route) => {
    const url = new URL(route.request().url())
    const headers = { Date: new Date(clock * 1000 + Date.now() - begun).toUTCString() }
    const call = calls.findLast((one) => asked(one, route.request().method(), url))
    if (!call) {
      // Who signs in is the sandbox's; what they may do is what the reporter might.
      const response = await route.fetch()
      if (url.pathname !== '/api/user/info' || !permissions)
        return route.fulfill({ response, headers: { ...response.headers(), ...headers } })
      const { data, ...envelope } = await response.json()
      const { areas: _, ...info } = data ?? {}
      return route.fulfill({ headers, json: { ...envelope, data: data && { ...info, permissions } } })
    }
    const { answer, status } = call
    if (!answer || !('is' in answer))
      return route.fulfill({ status, headers, json: { data: null, ...answer } })
    if (answer.is === 'timeout') return undefined
    const [contentType, body] = bodies[answer.is] ?? []
    return body === undefined ? route.abort() : route.fulfill({ status, headers, contentType, body })
  })
  await signIn(page)
  await context.addCookies([{ name: 'language', value: ${code(surroundings?.language ?? 'zh')}, url: page.url() }])
  await page.goto(link)
  for (const words of ${code(headings)})
    await expect(page.getByRole('heading').filter({ hasText: words, visible: true }).first()).toBeVisible()
  for (const words of ${code(alerts)})
    await expect(page.getByRole('alert').filter({ hasText: words, visible: true }).first()).toBeVisible()
})
`
}
