import { type Answer, answerOf, dataOf } from './answers'
import type { Started } from './builtServer'

/** Longer than the console waits for an answer. */
const consoleWaits = 5000

/** Somebody working on a server process: signed in, and saving reply templates, each with its own title. */
export class Worker {
  /** Every template that was sent, and the last answer. */
  readonly saved = new Map<string, Answer>()
  private readonly contents = new Map<string, string>()
  private working: Promise<unknown> = Promise.resolve()
  private isWorking = false
  private subject = 'load'

  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async at(server: Started): Promise<Worker> {
    const url = await server.ready
    const anonymous = new Worker(url, '')
    const answer = await anonymous.call('login', { username: 'demo_partner', password: 'demo123456' })
    return new Worker(url, dataOf<{ token: string }>(answer).token)
  }

  /** The same session on another process. */
  on = async (server: Started): Promise<Worker> => new Worker(await server.ready, this.token)

  /** Forgets what was saved, and names new templates after this. */
  turnTo(subject: string): void {
    this.subject = subject
    this.saved.clear()
    this.contents.clear()
  }

  /** @throws what `fetch` throws if the answer comes too late for the console */
  async call(path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.url}/api/user/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'x-token': this.token },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(consoleWaits),
    })
    return answerOf(response)
  }

  /** Saves a template. With the title of an earlier one, sends the same request again. */
  async save(title = `${this.subject} ${this.contents.size + 1}`, text = 'x'): Promise<Answer> {
    const content = this.contents.get(title) ?? text
    this.contents.set(title, content)
    const answer = await this.call('savereplytpl', { title, content, request_id: `request of ${title}` })
    this.saved.set(title, answer)
    return answer
  }

  /** Keeps saving, with this many calls at a time, until `stop`. */
  start(atATime: number): void {
    this.isWorking = true
    const loop = async () => {
      while (this.isWorking) await this.save()
    }
    this.working = Promise.all(Array.from({ length: atATime }, loop))
  }

  /** @throws when a call was not answered in time */
  async stop(): Promise<void> {
    this.isWorking = false
    await this.working
  }

  titles(which: (answer: Answer) => boolean): string[] {
    return [...this.saved].flatMap(([title, answer]) => (which(answer) ? [title] : [])).sort()
  }

  /** The titles of this subject's templates that the platform has stored. */
  async kept(): Promise<string[]> {
    const found: string[] = []
    for (let page = 1; ; page++) {
      const { code, data } = await this.call(
        `replytpllist?page=${page}&limit=100&title=${encodeURIComponent(this.subject)}`,
      )
      if (code !== 0) throw new Error(`the list answers ${code}`)
      const { items, total } = data as { items: { title: string }[]; total: number }
      found.push(...items.map(({ title }) => title))
      if (items.length === 0 || found.length >= total) return found.sort()
    }
  }
}
