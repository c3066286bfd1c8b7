import { expect } from '@playwright/test'
import { DriverError, type Element, pathOf, type Session } from './driver'
import { findByRole, type Wanted } from './findByRole'

/** Keys that are no letters, in the code of WebDriver. */
export const keys = { Enter: '\uE007', Escape: '\uE00C', Delete: '\uE017' } as const

/** The page in front, in a browser that is driven by WebDriver. What cannot be done yet is tried until it can. */
export class Page {
  constructor(
    private readonly session: Session,
    private readonly base: string,
  ) {}

  goto(path: string): Promise<void> {
    return this.session.command('POST', '/url', { url: `${this.base}${path}` })
  }

  reload(): Promise<void> {
    return this.session.command('POST', '/refresh')
  }

  back(): Promise<void> {
    return this.session.command('POST', '/back')
  }

  /** Opens a second window of the same browser and closes this one, which is not asked. */
  async changeWindow(): Promise<void> {
    const { handle } = await this.session.command<{ handle: string }>('POST', '/window/new', { type: 'tab' })
    await this.session.command('DELETE', '/window')
    await this.session.command('POST', '/window', { handle })
  }

  url(): Promise<string> {
    return this.session.command('GET', '/url')
  }

  /** Runs the body of a function in the page, which finds what it is given in `arguments`. */
  run<Result>(script: string, ...args: readonly unknown[]): Promise<Result> {
    return this.session.command('POST', '/execute/sync', { script, args })
  }

  /** All that can be seen of a role. */
  all(role: string, wanted: Wanted = {}): Promise<readonly Element[]> {
    return this.run(`return (${findByRole})(arguments[0], arguments[1])`, role, wanted)
  }

  async count(role: string, wanted?: Wanted): Promise<number> {
    return (await this.all(role, wanted)).length
  }

  /** Waits until it can be seen. */
  async see(role: string, wanted?: Wanted): Promise<void> {
    await expect.poll(() => this.count(role, wanted), `${role} ${JSON.stringify(wanted)}`).toBeGreaterThan(0)
  }

  /** Waits until none can be seen. */
  async seeNone(role: string, wanted?: Wanted): Promise<void> {
    await expect.poll(() => this.count(role, wanted), `no ${role} ${JSON.stringify(wanted)}`).toBe(0)
  }

  click(role: string, wanted?: Wanted): Promise<void> {
    return this.onto(role, wanted, (path) => this.session.command('POST', `${path}/click`))
  }

  /** Types into something that has the focus or takes it. */
  type(role: string, wanted: Wanted, text: string): Promise<void> {
    return this.onto(role, wanted, (path) => this.session.command('POST', `${path}/value`, { text }))
  }

  /** Presses a key where the focus is. */
  press(value: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]
    return this.session.command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  /** Puts a text in the place of what stands in an input. */
  async fill(role: string, wanted: Wanted, text: string): Promise<void> {
    await this.onto(role, wanted, (path) => this.session.command('POST', `${path}/clear`))
    await this.type(role, wanted, text)
  }

  /** The text of it, or what stands in an input. */
  async text(role: string, wanted: Wanted = {}): Promise<string> {
    const [first] = await this.all(role, wanted)
    if (!first) return ''
    return this.run('return arguments[0].value ?? arguments[0].innerText', first)
  }

  private async onto(role: string, wanted: Wanted = {}, act: (path: string) => Promise<void>): Promise<void> {
    await expect(async () => {
      const found = await this.all(role, wanted)
      const one = found[wanted.nth ?? 0]
      if (!one) throw new Error(`there is no ${role} ${JSON.stringify(wanted)}`)
      try {
        await act(pathOf(one))
      } catch (problem) {
        // Drawn anew just now, still covered, or not yet to be used.
        if (problem instanceof DriverError)
          throw new Error(`${role} ${JSON.stringify(wanted)}: ${problem.message}`)
        throw problem
      }
    }).toPass({ timeout: 30_000, intervals: [50, 100, 250] })
  }
}
