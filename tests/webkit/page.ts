import { expect } from '@playwright/test'
import { shiftClock } from '../clock.mjs'
import { DriverError, type Element, pathOf, type Session } from './driver'
import { findByRole, type Wanted } from './findByRole'

/** Keys that are not letters, in WebDriver's codes. */
export const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Delete: '\uE017',
  Control: '\uE009',
  Shift: '\uE008',
} as const

/** The current page, in a browser driven by WebDriver. Actions are retried until they are possible. */
export class Page {
  constructor(
    private readonly session: Session,
    private readonly base: string,
  ) {}

  async goto(path: string): Promise<void> {
    await this.session.command('POST', '/url', { url: `${this.base}${path}` })
    await this.setClock()
  }

  async reload(): Promise<void> {
    await this.session.command('POST', '/refresh')
    await this.setClock()
  }

  back(): Promise<void> {
    return this.session.command('POST', '/back')
  }

  /** Opens a second window of the same browser and closes this one without its question. */
  async changeWindow(): Promise<void> {
    const { handle } = await this.session.command<{ handle: string }>('POST', '/window/new', { type: 'tab' })
    await this.session.command('DELETE', '/window')
    await this.session.command('POST', '/window', { handle })
  }

  url(): Promise<string> {
    return this.session.command('GET', '/url')
  }

  /** Runs the body of a function in the page, with its parameters in `arguments`. */
  run<Result>(script: string, ...args: readonly unknown[]): Promise<Result> {
    return this.session.command('POST', '/execute/sync', { script, args })
  }

  /** All visible elements of a role. */
  all(role: string, wanted: Wanted = {}): Promise<readonly Element[]> {
    return this.run(`return (${findByRole})(arguments[0], arguments[1])`, role, wanted)
  }

  async count(role: string, wanted?: Wanted): Promise<number> {
    return (await this.all(role, wanted)).length
  }

  /** Waits until it is visible; `timeout` in ms, for slow operations. */
  async see(role: string, wanted?: Wanted, timeout?: number): Promise<void> {
    const message = `${role} ${JSON.stringify(wanted)}`
    await expect.poll(() => this.count(role, wanted), { message, timeout }).toBeGreaterThan(0)
  }

  /** Waits until none is visible. */
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

  /** Presses a key where the focus is, or several at the same time. */
  press(...chord: readonly string[]): Promise<void> {
    const actions = [
      ...chord.map((value) => ({ type: 'keyDown', value })),
      ...chord.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]
    return this.session.command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  /** Clicks while a key is held down. */
  clickHolding(held: string, role: string, wanted?: Wanted): Promise<void> {
    const pause = { type: 'pause' }
    return this.onto(role, wanted, async (_, origin) => {
      // A pointer does not scroll anything into view.
      await this.run('arguments[0].scrollIntoView({ block: "center" })', origin)
      const keyboard = [{ type: 'keyDown', value: held }, pause, pause, { type: 'keyUp', value: held }]
      const mouse = [
        { type: 'pointerMove', origin, x: 0, y: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
        pause,
      ]
      const actions = [
        { type: 'key', id: 'keyboard', actions: keyboard },
        { type: 'pointer', id: 'mouse', actions: mouse },
      ]
      await this.session.command('POST', '/actions', { actions })
    })
  }

  /** Gives a file to the page's input, which is behind a button. */
  async upload(path: string): Promise<void> {
    const input = await this.run<Element>('return document.querySelector("input[type=file]")')
    await this.session.command('POST', `${pathOf(input)}/value`, { text: path })
  }

  /** Replaces the text of an input by typing. */
  fill(role: string, wanted: Wanted, text: string): Promise<void> {
    return this.onto(role, wanted, async (path, element) => {
      // The driver's own way to clear it bypasses React, which puts the text back.
      await this.run('arguments[0].focus(); arguments[0].select()', element)
      await this.session.command('POST', `${path}/value`, { text })
    })
  }

  /** The texts of all visible elements of a role, or the content of inputs. */
  texts(role: string, wanted: Wanted = {}): Promise<readonly string[]> {
    const textOf = '(one) => one.matches("input, textarea, select") ? one.value : one.innerText'
    return this.run(`return (${findByRole})(arguments[0], arguments[1]).map(${textOf})`, role, wanted)
  }

  /** Its text, or the content of an input; empty while it is not there. */
  async text(role: string, wanted: Wanted = {}): Promise<string> {
    return (await this.texts(role, wanted))[wanted.nth ?? 0] ?? ''
  }

  /** Sets the page's clock to that of its platform, which is moved to the morning. */
  private setClock(): Promise<void> {
    return this.run(`(${shiftClock})(${process.env.CLOCK_SHIFT})`)
  }

  private async onto(
    role: string,
    wanted: Wanted = {},
    act: (path: string, element: Element) => Promise<void>,
  ): Promise<void> {
    await expect(async () => {
      const found = await this.all(role, wanted)
      const one = found[wanted.nth ?? 0]
      if (!one) throw new Error(`there is no ${role} ${JSON.stringify(wanted)}`)
      try {
        await act(pathOf(one), one)
      } catch (problem) {
        // Just redrawn, still covered, or not yet usable.
        if (problem instanceof DriverError)
          throw new Error(`${role} ${JSON.stringify(wanted)}: ${problem.message}`)
        throw problem
      }
    }).toPass({ timeout: 30_000, intervals: [50, 100, 250] })
  }
}
