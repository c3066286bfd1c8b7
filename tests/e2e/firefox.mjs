#!/usr/bin/env node
/**
 * Firefox, made usable for Playwright: the program at FIREFOX_PATH with the same arguments, behind a relay of WebDriver BiDi.
 * Playwright begins each page with `emulation.setMediaFeaturesOverride`. Firefox ESR 153 answers "unknown command", and
 * Playwright gives up. The relay answers that it is done: pages keep the browser's own light and motion.
 *
 * Playwright does not ask a browser for the body of a request either. The relay does, and hands it on as a header, which `bodyOf` reads
 * (`bodies.ts`) and no platform gets.
 *
 * When a page hands over a file, that is no navigation, and Firefox gives the download no id. Playwright ignores downloads
 * without an id, so the relay adds one. Everything else passes unchanged.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { bodyHeader } from './bodyHeader.mjs'

const unknown = 'emulation.setMediaFeaturesOverride'
/** The relay numbers its own commands from here; Playwright counts from 1. */
const ownIds = 2 ** 50
const maxPayload = 256 * 1024 * 1024
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
 * @typedef {{ name: string, value: { type: string, value: string } }} Header
 * @typedef {object} Params
 * @property {string[]} [dataTypes]
 * @property {Header[]} [headers]
 * @property {{ request: string, bodySize: number }} [request]
 * @property {string | null} [navigation]
 * @property {string} [url]
 * @typedef {object} Message
 * @property {number} [id]
 * @property {string} [method]
 * @property {Params} [params]
 * @property {{ bytes?: Header['value'] }} [result]
 */

/**
 * @param {string} address where the browser listens
 * @returns {Promise<string>} where the relay does
 */
async function relay(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload })
  await new Promise((resolve) => server.once('listening', resolve))
  server.on('connection', (client, { url = '/' }) => connect(client, `${address.replace(/\/$/, '')}${url}`))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the relay has no port')
  return `ws://127.0.0.1:${bound.port}`
}

/**
 * Names a download without an id after the page's address of the file.
 *
 * @param {Message} message that it begins, or has ended
 */
function nameDownload({ params }) {
  const id = params?.url?.split('/').at(-1)
  if (params && id) params.navigation ??= id
}

/**
 * @param {WebSocket} client Playwright
 * @param {string} address of the browser
 */
function connect(client, address) {
  const upstream = new WebSocket(address, { maxPayload })
  const open = new Promise((resolve) => upstream.once('open', resolve))
  /** @type {Map<number, (answer: Message) => void>} the relay's own pending commands */
  const asked = new Map()
  let nextId = ownIds
  // Keeps the browser's messages in order, even while waiting for a body.
  let told = Promise.resolve()

  /** @param {string} request @returns {Promise<Message>} its body, or that it is not known */
  const askBody = (request) =>
    new Promise((resolve) => {
      const id = nextId++
      asked.set(id, resolve)
      upstream.send(
        JSON.stringify({ id, method: 'network.getData', params: { dataType: 'request', request } }),
      )
    })

  /** @param {string} text @param {Message} message */
  const tell = async (text, { method, params }) => {
    const { request } = params ?? {}
    if (method === 'browsingContext.downloadWillBegin' || method === 'browsingContext.downloadEnd') {
      const message = JSON.parse(text)
      nameDownload(message)
      return client.send(JSON.stringify(message))
    }
    if (method !== 'network.beforeRequestSent' || !request?.bodySize) return client.send(text)
    const { result } = await askBody(request.request)
    const message = JSON.parse(text)
    if (result?.bytes) message.params.request.headers.push({ name: bodyHeader, value: result.bytes })
    client.send(JSON.stringify(message))
  }

  client.on('message', async (data) => {
    /** @type {Message} */
    const message = JSON.parse(data.toString())
    const { id, method, params } = message
    if (method === unknown) return client.send(JSON.stringify({ type: 'success', id, result: {} }))
    if (method === 'network.addDataCollector') params?.dataTypes?.push('request')
    if (params?.headers) params.headers = params.headers.filter(({ name }) => name !== bodyHeader)
    await open
    upstream.send(JSON.stringify(message))
  })
  upstream.on('message', (data) => {
    const text = data.toString()
    /** @type {Message} */
    const message = JSON.parse(text)
    const own = message.id === undefined ? undefined : asked.get(message.id)
    if (message.id !== undefined && own) {
      asked.delete(message.id)
      own(message)
    } else told = told.then(() => tell(text, message))
  })
  upstream.on('close', () => client.close())
  client.on('close', () => upstream.close())
}
