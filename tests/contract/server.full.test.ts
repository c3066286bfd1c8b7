import { cpSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyFolder } from '../stores/empty'
import { dataOf } from './answers'
import { type BuiltServer, builtServer } from './builtServer'
import { Worker } from './outageLoad'
import { canStartPostgres, startPostgres } from './postgres'

let server: BuiltServer
let folder = ''
beforeAll(async () => {
  server = await builtServer({ 'index.html': '<!doctype html><title>console</title>' })
  folder = server.folder
})
afterAll(() => server.dispose())

const run = (env: Record<string, string>) => server.run(env)

const nameOf = async (worker: Worker) => dataOf<{ name: string }>(await worker.call('info')).name

describe('the server process', { timeout: 120_000 }, () => {
  it('serves both on one port, says what a newcomer needs, stops cleanly and goes on with the same data', async () => {
    const dataDir = join(folder, 'first')
    const first = run({ DATA_DIR: dataDir })
    const url = await first.ready
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(first.output()).toContain(
      'Sandbox accounts: demo_partner, demo_agent, demo_support, demo_viewer, demo_finance, demo_manager (password demo123456); admin, editor, visitor (password 111111)',
    )
    expect(first.output()).toContain(`Data: ${dataDir}`)
    const page = await fetch(`${url}/`)
    expect(await page.text()).toContain('<title>console</title>')
    const worker = await Worker.at(first)
    await worker.call('findpwd/sendvcode', { mobile: '13800000001' })
    await first.says('SMS to 138****0001: 验证码 ')

    const port = new URL(url).port
    const samePort = run({ DATA_DIR: join(folder, 'other'), PORT: port })
    expect(await samePort.ended).toBe(1)
    expect(samePort.output()).toBe(
      `Port ${port} on 127.0.0.1 is in use; stop what uses it or set PORT to another\n`,
    )
    const sameData = run({ DATA_DIR: dataDir })
    expect(await sameData.ended).toBe(1)
    expect(sameData.output()).toMatch(
      /^The data in \S+ is in use by process \d+; stop it or set DATA_DIR .*\n$/,
    )

    first.kill('SIGINT')
    expect(await first.ended).toBe(0)

    const second = run({ DATA_DIR: dataDir })
    expect(await nameOf(await worker.on(second))).toBe('林青')
    expect(second.output()).not.toContain('First start')
    second.kill('SIGKILL')
    await second.ended

    const third = run({ DATA_DIR: dataDir })
    expect(await nameOf(await worker.on(third))).toBe('林青')
    third.kill('SIGTERM')
    expect(await third.ended).toBe(0)
  })

  it('offers agents its tools', async () => {
    const server = run({ DATA_DIR: join(folder, 'agents') })
    const client = new Client({ name: 'test', version: '1' })
    const transport = new StreamableHTTPClientTransport(new URL(`${await server.ready}/api/mcp`))
    // The library's types disagree about what may be undefined.
    await client.connect(transport as Parameters<typeof client.connect>[0])
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['describe', 'find', 'act'])
    await client.close()
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  it('is stopped at once while it makes the sample data, and makes it from nothing at the next start', async () => {
    const dataDir = join(folder, 'interrupted')
    cpSync(await emptyFolder(), dataDir, { recursive: true })
    const first = run({ DATA_DIR: dataDir, SEED: 'full' })
    await first.says('merchant of demo_partner')
    first.kill('SIGINT')
    expect(await first.ended).toBe(0)
    expect(first.output()).not.toContain('Made in')

    const second = run({ DATA_DIR: dataDir })
    expect(await nameOf(await Worker.at(second))).toBe('林青')
    expect(second.output()).toContain('First start: making the sample data (small)')
    second.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  })

  it.each([
    [{ SEED: 'huge' }, 'SEED is "huge"; expected small, standard, full\n'],
    [{ PORT: 'http' }, 'PORT is "http"; expected a number from 0 to 65535\n'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must begin with postgres:// or postgresql://\n'],
    [
      { DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/shop' },
      'PostgreSQL at 127.0.0.1:1/shop cannot be reached: connect ECONNREFUSED 127.0.0.1:1\n',
    ],
    [{ PLATFORM_URL: 'platform' }, 'PLATFORM_URL must be an address such as https://platform.example.com\n'],
    [
      { HOST: '192.0.2.1' },
      'Port 0 on 192.0.2.1 cannot be opened because HOST is no address of this machine\n',
    ],
  ])('ends with one line for %j', async (env, line) => {
    const started = run({ DATA_DIR: join(folder, 'never'), ...env })
    expect(await started.ended).toBe(1)
    expect(started.output()).toBe(line)
  })

  it('forwards the calls to a real platform and opens no store', async () => {
    const real = createServer((request, response) => response.end(`real ${request.method} ${request.url}`))
    await new Promise<void>((resolve) => real.listen(0, '127.0.0.1', resolve))
    const address = real.address()
    const platform = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const dataDir = join(folder, 'unused')
    const started = run({
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://127.0.0.1:1/unused',
      PLATFORM_URL: platform,
    })
    const url = await started.ready
    expect(started.output()).toContain(`Calls go to ${platform}/`)
    expect(await (await fetch(`${url}/api/user/merchantlist?page=2`)).text()).toBe(
      'real GET /api/user/merchantlist?page=2',
    )
    real.closeAllConnections()
    await new Promise((resolve) => real.close(resolve))
    const answer = await fetch(`${url}/api/user/info`)
    expect([answer.status, (await answer.json()).code]).toEqual([502, 10501])
    started.kill('SIGTERM')
    expect(await started.ended).toBe(0)
  })

  it.runIf(canStartPostgres())('shares a PostgreSQL server with a second process', async () => {
    const postgres = await startPostgres()
    const databaseUrl = await postgres.freshDatabase()
    const both = [run({ DATABASE_URL: databaseUrl }), run({ DATABASE_URL: databaseUrl })] as const
    const worker = await Worker.at(both[0])
    expect(await nameOf(await worker.on(both[1]))).toBe('林青')
    expect(both.map(({ output }) => /Data: (.*)/.exec(output())?.[1])).toEqual(
      Array(2).fill(`PostgreSQL at ${new URL(databaseUrl).host}${new URL(databaseUrl).pathname}`),
    )
    for (const process of both) process.kill('SIGTERM')
    expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0])
    await postgres.stop()
  })
})
