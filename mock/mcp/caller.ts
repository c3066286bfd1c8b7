import {
  areasOf,
  isRecord,
  type Json,
  narrowedAreas,
  type Resource,
  readPermissions,
  type WireRecord,
} from '@/declaration'
import { completed } from '@/declaration/completed'
import { isOverlay } from '@/declaration/delivered/overlay'
import { editedAll } from '@/declaration/edits'
import { suggestion } from '@/declaration/inspect/report'
import type { WrittenResource } from '@/declaration/written'
import type { Answer } from '../http/listen'

/** What a tool cannot do, in words for whoever called it. */
export class ToolError extends Error {}

interface Sent {
  readonly query?: Readonly<Record<string, Json>>
  readonly body?: WireRecord
}

/** An answer of the platform: its data, or why it refused. */
export type Answered =
  | { readonly code: 0; readonly data: Json; readonly total?: number }
  | { readonly code: number; readonly message: string }

/** Someone using the tools. Every call is a normal platform call with their token, so they see what their account sees. */
export class Caller {
  readonly #answer: Answer
  readonly #token: string
  readonly #peer: string | undefined
  readonly #declarations: readonly Resource[]

  constructor(answer: Answer, token: string, peer: string | undefined, declarations: readonly Resource[]) {
    this.#answer = answer
    this.#token = token
    this.#peer = peer
    this.#declarations = declarations
  }

  /** @param call method and path below `/api` */
  async call(call: string, { query, body }: Sent = {}): Promise<Answered> {
    const [method = '', path = ''] = call.split(' ')
    const texts = Object.entries(query ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
    const search = texts.length > 0 ? `?${new URLSearchParams(texts)}` : ''
    const request = new Request(`http://mcp.invalid/api${path}${search}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-token': this.#token },
      ...(body && { body: JSON.stringify(body) }),
    })
    const response = await this.#answer(request, this.#peer)
    const answer: Json = await response.json()
    // Calls answer in an envelope, the REST form only when it refuses. A bare record may have its own `code` and `message`.
    const envelope =
      isRecord(answer) &&
      typeof answer.code === 'number' &&
      Object.keys(answer).every((name) => ['code', 'message', 'data'].includes(name))
    if (envelope && (answer.code !== 0 || !response.ok))
      return { code: answer.code as number, message: String(answer.message) }
    const total = Number(response.headers.get('content-range')?.split('/')[1])
    return {
      code: 0,
      data: envelope ? (answer.data ?? null) : answer,
      ...(Number.isInteger(total) && { total }),
    }
  }

  /** The data of a call. @throws ToolError when it is refused */
  async data(call: string, sent?: Sent): Promise<Json> {
    const answer = await this.call(call, sent)
    if ('message' in answer) throw new ToolError(`${answer.code}: ${answer.message}`)
    return answer.data
  }

  /** The areas as this account sees them. @throws ToolError without a session */
  async areas(): Promise<readonly Resource[]> {
    const info = await this.data('GET /user/info')
    const { permissions, declarations = '' } = isRecord(info) ? info : {}
    const all = declarations === '' ? this.#declarations : await this.withDelivered()
    const areas = narrowedAreas(areasOf(all), readPermissions(permissions))
    return Promise.all(areas.heads.map(({ name }) => areas.fetch(name)))
  }

  /** The areas plus what the platform delivers to this account, as its console shows them. */
  private async withDelivered(): Promise<readonly Resource[]> {
    const index = await this.data('GET /user/declarations')
    const { areas, overlays } = isRecord(index) ? index : {}
    const bodies = (list: Json | undefined): Promise<Json[]> =>
      Promise.all(
        (Array.isArray(list) ? list : []).map(async (one: Json) =>
          this.data(`GET /user/declarations/${isRecord(one) ? String(one.hash) : ''}`),
        ),
      )
    // The platform has checked them when they were published.
    const own = (await bodies(areas)).map((body) => completed(body as unknown as WrittenResource) as Resource)
    const shown = new Map(
      (await bodies(overlays)).flatMap((one) => (isOverlay(one) ? [[one.name, one.edits]] : [])),
    )
    return [...this.#declarations.map((one) => editedAll(one, shown.get(one.name) ?? [])), ...own]
  }

  /** @throws ToolError for an area that does not exist or that this account may not see */
  async area(name: Json | undefined): Promise<Resource> {
    const areas = await this.areas()
    const found = areas.find((one) => one.name === name)
    if (found) return found
    const names = areas.map((one) => one.name)
    throw new ToolError(
      `there is no area "${String(name)}"${suggestion(String(name), names)}; there are: ${names.join(', ')}`,
    )
  }
}
