import type { Page, Request } from '@playwright/test'
import { type Call, openCalls } from '../../otherPlatform/calls'
import { expect, type Platform } from '../fixtures'

/** What a call carries: the parameters of its address, and its body; undefined where it has none. */
interface Carried {
  readonly query?: { readonly [name: string]: unknown }
  readonly body?: { readonly [name: string]: unknown }
}

interface Sent extends Required<Carried> {
  /** Method and path below the platform's base. */
  readonly call: string
  readonly token: string | undefined
}

const base = '/api'

/** The calls of somebody who is not signed in, and so has no token. */
const atTheDoor = openCalls.filter((call) => call !== 'POST /user/logout')

const sentBy = (request: Request): Sent => {
  const { pathname, searchParams } = new URL(request.url())
  return {
    call: `${request.method()} ${pathname.slice(base.length)}`,
    query: Object.fromEntries(searchParams),
    body: request.postDataJSON() ?? {},
    token: request.headers()['x-token'],
  }
}

/** Listens to what a page sends to the platform. */
export class Wire {
  private heard: Sent[] = []
  private token: string | undefined

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith(`${base}/`)) this.heard.push(sentBy(request))
    })
  }

  /**
   * Waits for a call, and checks that it carried exactly these names and values, and the session's token in its header. The
   * same call must be sent again to be found again.
   */
  async sent(call: Call, { query = {}, body = {} }: Carried = {}): Promise<void> {
    await expect.poll(() => this.heard.map((one) => one.call), 'what was sent').toContain(call)
    const one = this.heard.find((sent) => sent.call === call)
    this.heard = this.heard.filter((sent) => sent !== one)
    expect(one, call).toEqual({
      call,
      query,
      body,
      token: atTheDoor.includes(call) ? undefined : await this.tokenOfSession(),
    })
  }

  /** The token from where the browser keeps it; a session that has just ended leaves it in memory alone. */
  private async tokenOfSession(): Promise<string> {
    const cookies = await this.page.context().cookies()
    this.token = cookies.find(({ name }) => name === 'Admin-Token')?.value ?? this.token
    return this.token ?? 'a token'
  }
}

/** An id that the console has made, so that nothing is done twice; of a call of a bulk run with its number. */
export const anId = expect.stringMatching(/^[0-9a-f]{32}(-\d+)?$/)

/** Waits for a text that is shown for a while, and until it is gone: the next one is another. */
export async function said(page: Page, text: string | RegExp): Promise<void> {
  const words = page.getByText(text, { exact: true })
  await expect(words).toBeVisible()
  await expect(words).toBeHidden()
}

/** What an operator does that ends in a call. */
type Step = (context: {
  readonly page: Page
  readonly platform: Platform
  readonly wire: Wire
}) => Promise<void>

/** Steps of one operator, one after the other, by the call that each is about. */
export type Story = { readonly [call in Call]?: Step }
