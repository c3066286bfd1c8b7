import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { absentWebkit, findWebkit } from './findWebkit.mjs'

/** The key that WebDriver uses for an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** An element on the page, until it is redrawn. */
export interface Element {
  readonly [elementKey]: string
}

export const pathOf = (element: Element): string => `/element/${element[elementKey]}`

/** An installed browser, driven by W3C WebDriver. */
export interface Session {
  /**
   * Sends a command.
   *
   * @throws DriverError when the browser refuses
   */
  command<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer>
  /** The home of its user, where it saves files. */
  readonly home: string
  end(): Promise<void>
}

/** The browser's message when it cannot do something: "stale element reference", "element click intercepted". */
export class DriverError extends Error {
  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(`${reason}: ${message}`)
  }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  if (bound === null || typeof bound === 'string') throw new Error('no port is free')
  return bound.port
}

/** Starts an invisible screen, and returns its name. */
async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const told = screen.stdio[3]
  if (!told) throw new Error('Xvfb does not say its display')
  const [number] = await once(told, 'data')
  return { screen, display: `:${String(number).trim()}` }
}

/** Longer than a page takes on a busy machine, ms. A browser that does not respond for this long has stopped. */
const limit = 60_000

const finished = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill()
  await gone
}

/**
 * Opens a separate browser, without anything from an earlier one.
 *
 * @throws Error when WebKit is not installed, or does not start
 */
export async function openWebkit(): Promise<Session> {
  const found = findWebkit()
  if (!found) throw new Error(absentWebkit())
  const home = mkdtempSync(join(tmpdir(), 'webkit-home-'))
  // Without animations, nobody waits for menus, or clicks where an entry no longer is.
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
  const { screen, display } = await startScreen(found.screen)
  const port = await freePort()
  const driver = spawn(found.driver, ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_CONFIG_HOME: home,
      // Without a language, it calls itself "C", which is none.
      LANG: 'zh_CN.UTF-8',
      // There is no graphics card behind this screen.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  })
  const base = `http://127.0.0.1:${port}`
  const send = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${base}${path}`, {
      method,
      signal: AbortSignal.timeout(limit),
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
    })
    const { value } = (await response.json()) as { value: Answer }
    if (!response.ok) {
      const { error, message } = value as { error: string; message: string }
      throw new DriverError(error, message)
    }
    return value
  }
  const end = async () => {
    await finished(driver)
    await finished(screen)
    rmSync(home, { recursive: true, force: true })
  }
  const listening = async () => {
    for (let tries = 0; tries < 200; tries += 1) {
      if (driver.exitCode !== null) throw new Error(`the driver ended (${driver.exitCode})`)
      const { ready } = await send<{ ready: boolean }>('GET', '/status').catch(() => ({ ready: false }))
      if (ready) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('the driver does not answer')
  }
  try {
    await listening()
    const options = { binary: found.browser, args: ['--automation'] }
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': options, unhandledPromptBehavior: 'accept' },
      },
    })
    const command: Session['command'] = (method, path, body) =>
      send(method, `/session/${sessionId}${path}`, body)
    await command('POST', '/window/rect', { width: 1440, height: 938 })
    return {
      command,
      home,
      end: async () => {
        await command('DELETE', '').catch(() => undefined)
        await end()
      },
    }
  } catch (problem) {
    await end()
    throw problem
  }
}
