import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentation } from '@/app/documentation'

// The receiver that the documentation shows, run as a partner would run it.

const lines: string[] = []
let receiver: ReturnType<typeof spawn>
let address = ''

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  server.close()
  await once(server, 'close')
  return typeof place === 'object' && place ? place.port : 0
}

beforeAll(async () => {
  const port = await freePort()
  receiver = spawn(process.execPath, ['resources/docs/sections/receiver.mjs'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!receiver.stdout) throw new Error('the receiver says nothing')
  const reader = createInterface(receiver.stdout)
  const started = once(reader, 'line')
  reader.on('line', (line) => lines.push(line))
  await started
  address = `http://127.0.0.1:${port}/push`
})
afterAll(() => receiver.kill())

const push = documentation.calls['push.order']
const send = async (body: string) => {
  const response = await fetch(address, { method: 'POST', body })
  return [response.status, await response.text()]
}

it('is the one that is shown', () => {
  const shown = documentation.docs.flatMap(({ sections }) => sections).find(({ id }) => id === 'push')
  expect(shown?.code?.[0]?.text).toContain("response.writeHead(200, { 'Content-Type': 'application/json' })")
})

it('answers the documented push as the platform wants it, and takes a repeated one once', async () => {
  const body = JSON.stringify(push?.request)
  expect(await send(body)).toEqual([200, push?.response])
  expect(await send(body)).toEqual([200, push?.response])
  expect(lines.slice(1)).toEqual([expect.stringMatching(/^received \d+ \d+ \d+$/)])
})

it('refuses what is no message', async () => {
  expect(await send('<xml/>')).toEqual([400, ''])
})
