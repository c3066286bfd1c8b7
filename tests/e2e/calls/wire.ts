import type { Page, Request } from '@playwright/test'
import { type Call, openCalls } from '../../otherPlatform/calls'
import type { Act } from '../acts'
import { bodyOf } from '../bodies'
import { expect, type Platform } from '../fixtures'

interface Sent {
  /** Method and path below the platform's base. */
  readonly call: string
  /** The parameters of its address, and its body; empty where it has none. */
  readonly query: object
  readonly body: object
  readonly token: string | undefined
}

const base = '/api'

/** The calls made before signing in, without a token. */
const atTheDoor = openCalls.filter((call) => call !== 'POST /user/logout')

const sentBy = (request: Request): Sent => {
  const { pathname, searchParams } = new URL(request.url())
  return {
    call: `${request.method()} ${pathname.slice(base.length)}`,
    query: Object.fromEntries(searchParams),
    body: bodyOf(request) ?? {},
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
   * Waits for a call, and checks that it had exactly these names and values, and the session's token in its header. Each sent
   * call is only found once.
   */
  async sent(
    call: string,
    { query = {}, body = {} }: Partial<Pick<Sent, 'query' | 'body'>> = {},
  ): Promise<void> {
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

  /** The token that the browser has stored. After the session has ended, it is only in memory. */
  private async tokenOfSession(): Promise<string> {
    const cookies = await this.page.context().cookies()
    this.token = cookies.find(({ name }) => name === 'Admin-Token')?.value ?? this.token
    return this.token ?? 'a token'
  }
}

/** An id that the console made to prevent doing anything twice. In a bulk run it ends in the number of the call. */
export const anId = expect.stringMatching(/^[0-9a-f]{32}(-\d+)?$/)

/** Waits for a temporary message, and until it is gone: the next one is another. */
export async function said(page: Page, text: string | RegExp): Promise<void> {
  const words = page.getByText(text, { exact: true })
  await expect(words).toBeVisible()
  await expect(words).toBeHidden()
}

/** What a step is done with. */
interface Context {
  readonly call: string
  readonly page: Page
  readonly platform: Platform
  readonly wire: Wire
}

/** What an operator does that ends in a call. */
export type Step = (context: Context) => Promise<void>

/** Steps of one operator, one after the other, by the call that each is about. */
export type Story = { readonly [call in Call]?: Step }

/**
 * Does the act whose call is the step's, and checks what it sends.
 *
 * @param more what its body contains besides the act's: an id, if the call must not be done twice
 */
export async function perform(
  { call, page, wire }: Context,
  acts: readonly Act[],
  more: object = { request_id: anId },
): Promise<Act> {
  const act = acts.find(({ path }) => call === `POST ${path}`)
  if (!act) throw new Error(`none of these acts is ${call}`)
  await act.begin(page)
  await wire.sent(call, { query: act.query, body: { ...act.body, ...more } })
  return act
}
