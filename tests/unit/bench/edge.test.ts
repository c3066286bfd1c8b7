import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import {
  type ClientHttp2Session,
  connect,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http2'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { type Listening, listen } from '@mock/http/listen'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCertificate } from '../../bench/certificate'
import { type Edge, startEdge } from '../../bench/edge'

const certificate = makeCertificate()
const script = 'export const text = "many words";'.repeat(100)
/** How often each address was asked for. */
const asked: string[] = []
let origin: Listening
let edge: Edge
let browser: ClientHttp2Session

beforeAll(async () => {
  origin = await listen(
    async (request) => {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      if (pathname === '/assets/part.js')
        return new Response(script, {
          headers: { 'content-type': 'text/javascript', 'cache-control': 'public, immutable' },
        })
      if (pathname === '/picture') return new Response(script, { headers: { 'content-type': 'image/png' } })
      return Response.json({ mode: request.headers.get('sec-fetch-mode'), sent: await request.text() })
    },
    0,
    '127.0.0.1',
  )
  edge = await startEdge(origin.url, certificate)
  browser = connect(edge.url, { ca: certificate.cert })
})

afterAll(async () => {
  browser.close()
  edge.close()
  await origin.close()
})

async function ask(headers: OutgoingHttpHeaders, content = '') {
  // Without a method it is a GET, and nothing can be sent with it.
  const stream = browser.request(headers)
  if (content) stream.end(content)
  const [got]: IncomingHttpHeaders[] = await once(stream, 'response')
  return { headers: got ?? {}, body: await buffer(stream) }
}

test('the certificate is for this machine and signed by its own key', () => {
  const read = new X509Certificate(certificate.cert)
  expect(read.verify(read.publicKey)).toBe(true)
  expect(read.checkIP('127.0.0.1')).toBe('127.0.0.1')
  expect(Date.parse(read.validFrom)).toBeLessThan(Date.now())
  expect(Date.parse(read.validTo)).toBeGreaterThan(Date.now())
})

test('parts with a name of their own are compressed and kept; what was sent is counted', async () => {
  edge.take()
  const first = await ask({ ':path': '/assets/part.js' })
  const again = await ask({ ':path': '/assets/part.js' })
  expect(first.headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' })
  expect(brotliDecompressSync(first.body).toString()).toBe(script)
  expect(again.body).toEqual(first.body)
  expect(asked.filter((path) => path === '/assets/part.js')).toHaveLength(1)
  const sent = { path: '/assets/part.js', bytes: first.body.length, whole: script.length }
  expect(edge.take()).toMatchObject([sent, sent])
  expect(edge.take()).toEqual([])
})

test('what is compressed already is sent as it is', async () => {
  const { headers, body } = await ask({ ':path': '/picture' })
  expect(headers['content-encoding']).toBeUndefined()
  expect(body.toString()).toBe(script)
})

test('the server hears what the browser says', async () => {
  const call = { ':path': '/api/call', ':method': 'POST', 'sec-fetch-mode': 'cors' }
  const { body } = await ask(call, 'content')
  expect(JSON.parse(body.toString())).toEqual({ mode: 'cors', sent: 'content' })
})
