import type { JsonObject } from '@mock/platform/contract'
import { type Answer, dataOf } from '../answers'
import type { Running } from '../harness'

type Call = [method: string, path: string, body?: JsonObject]

/** A client like those in this console's family: one base, a token in a header, and a rejection for any code but 0. */
export class Client {
  token = ''

  constructor(private readonly running: Running) {}

  async request(...[method, path, body]: Call): Promise<Answer> {
    const headers = {
      ...(this.token && { 'X-Token': this.token }),
      ...(body && { 'Content-Type': 'application/json;charset=UTF-8' }),
    }
    const sent = body && JSON.stringify(body)
    return (await this.running.fetch(path, { method, headers, body: sent })).json()
  }

  async data<T = JsonObject>(...call: Call): Promise<T> {
    return dataOf<T>(await this.request(...call))
  }

  async code(...call: Call): Promise<number> {
    return (await this.request(...call)).code
  }

  async login(username: string, password = '111111'): Promise<this> {
    const { token } = await this.data<{ token: string }>('POST', '/user/login', { username, password })
    this.token = token
    return this
  }
}
