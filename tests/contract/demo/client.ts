import type { Json, JsonObject } from '@mock/platform/contract'
import type { Running } from '../harness'

interface Envelope {
  readonly code: number
  readonly message: string
  readonly data: Json
}

/** A client as the family of this console has it: one base, a token in a header, and whatever is not 0 rejects. */
export class Client {
  token = ''

  constructor(private readonly running: Running) {}

  async request(method: string, path: string, body?: JsonObject): Promise<Envelope> {
    const response = await this.running.fetch(path, {
      method,
      headers: {
        ...(this.token && { 'X-Token': this.token }),
        ...(body && { 'Content-Type': 'application/json;charset=UTF-8' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return response.json()
  }

  async data<T = JsonObject>(method: string, path: string, body?: JsonObject): Promise<T> {
    const { code, message, data } = await this.request(method, path, body)
    if (code !== 0) throw new Error(`${code} ${message}`)
    return data as T
  }

  async code(method: string, path: string, body?: JsonObject): Promise<number> {
    return (await this.request(method, path, body)).code
  }

  async login(username: string, password = '111111'): Promise<this> {
    const { token } = await this.data<{ token: string }>('POST', '/user/login', { username, password })
    this.token = token
    return this
  }
}
