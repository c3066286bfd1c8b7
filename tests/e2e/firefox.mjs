#!/usr/bin/env node
/**
 * Firefox as Playwright can drive it: the program at FIREFOX_PATH with the same arguments, behind a relay of WebDriver BiDi. Playwright
 * begins each page with `emulation.setMediaFeaturesOverride`, which Firefox ESR 153 answers with "unknown command", and gives up. The relay
 * answers that it is done: pages keep the browser's own light and motion. Everything else goes through as it is.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

const unknown = 'emulation.setMediaFeaturesOverride'
const listening = /WebDriver BiDi listening on (ws:\/\/\S+)/

const browser = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => browser.kill(signal))
browser.on('exit', (code) => process.exit(code ?? 0))

createInterface({ input: browser.stderr }).on('line', async (line) => {
  const address = listening.exec(line)?.[1]
  process.stderr.write(
    `${address === undefined ? line : `WebDriver BiDi listening on ${await relay(address)}`}\n`,
  )
})

/**
 * @param {string} address where the browser listens
 * @returns {Promise<string>} where the relay does
 */
async function relay(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 256 * 1024 * 1024 })
  await new Promise((resolve) => server.once('listening', resolve))
  server.on('connection', (client, { url = '/' }) => {
    const upstream = new WebSocket(`${address.replace(/\/$/, '')}${url}`, { maxPayload: 256 * 1024 * 1024 })
    /** @type {string[]} sent before the browser has answered */
    const waiting = []
    client.on('message', (data) => {
      const text = data.toString()
      const { id, method } = JSON.parse(text)
      if (method === unknown) client.send(JSON.stringify({ type: 'success', id, result: {} }))
      else if (upstream.readyState === WebSocket.OPEN) upstream.send(text)
      else waiting.push(text)
    })
    upstream.on('open', () => {
      for (const text of waiting) upstream.send(text)
    })
    upstream.on('message', (data) => client.send(data.toString()))
    upstream.on('close', () => client.close())
    client.on('close', () => upstream.close())
  })
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the relay has no port')
  return `ws://127.0.0.1:${bound.port}`
}
