import { type IncomingHttpHeaders, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest } from 'node:http2'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Certificate } from './certificate'

/** An answer that went to the browser. */
interface Sent {
  readonly path: string
  /** When, by the clock, ms. */
  readonly at: number
  /** Its body as it was sent, compressed. */
  readonly bytes: number
  /** The same, uncompressed. */
  readonly whole: number
}

export interface Edge {
  readonly url: string
  /** What it has sent since the last time. */
  take(): readonly Sent[]
  close(): void
}

type Headers = ReadonlyMap<string, string | string[]>

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
  readonly whole: number
}

const compress = promisify(brotliCompress)
/** Not worth compressing below this, bytes. */
const worthIt = 200
/** Cached parts are compressed once, as well as possible; the rest while somebody waits. */
const quality = { kept: 11, passing: 5 }
/** Headers about one connection, not about its content. */
const ofConnection = /^(:.*|host|connection|keep-alive|transfer-encoding|accept-encoding)$/

const passedOn = (headers: IncomingHttpHeaders) => {
  const passed = new Map<string, string | string[]>()
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !ofConnection.test(name)) passed.set(name, value)
  return passed
}

/**
 * Stands in front of a server like the edge of a network: HTTP/2 with brotli, caching parts that have their own name. It counts
 * what it sends.
 *
 * @param origin the server's address, without a slash at the end
 */
export async function startEdge(origin: string, { key, cert }: Certificate): Promise<Edge> {
  let sent: Sent[] = []
  const kept = new Map<string, Answer>()
  const answerOf = async (asked: Http2ServerRequest): Promise<Answer> => {
    const known = kept.get(asked.url)
    if (known) return known
    const answer = await compressed(await askOrigin(origin, asked))
    if (isKept(answer)) kept.set(asked.url, answer)
    return answer
  }
  const server = createSecureServer({ key, cert }, (asked, response) => {
    answerOf(asked).then(
      ({ status, headers, body, whole }) => {
        sent.push({ path: asked.url, at: Date.now(), bytes: body.length, whole })
        response.statusCode = status
        for (const [name, value] of headers) response.setHeader(name, value)
        response.end(body)
      },
      () => {
        response.writeHead(502)
        response.end()
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the edge has no port')
  return {
    url: `https://127.0.0.1:${address.port}`,
    take: () => {
      const taken = sent
      sent = []
      return taken
    },
    close: () => {
      server.close()
    },
  }
}

/** Not `fetch`, which marks every request as made by a script. The server asks whether a person opened the address. */
const askOrigin = (origin: string, asked: Http2ServerRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request(origin + asked.url, { method: asked.method }, (answer) => {
      const headers = passedOn(answer.headers)
      headers.delete('content-length')
      buffer(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 502, headers, body, whole: body.length }),
        reject,
      )
    })
    for (const [name, value] of passedOn(asked.headers)) call.setHeader(name, value)
    call.once('error', reject)
    asked.pipe(call)
  })

const says = ({ headers }: Answer, name: string, what: RegExp) => what.test(String(headers.get(name) ?? ''))

const isKept = (answer: Answer) => answer.status === 200 && says(answer, 'cache-control', /immutable/)

async function compressed(answer: Answer): Promise<Answer> {
  const { headers, body } = answer
  if (!says(answer, 'content-type', /text|javascript|json|svg|xml/) || body.length < worthIt) return answer
  const params = { [constants.BROTLI_PARAM_QUALITY]: isKept(answer) ? quality.kept : quality.passing }
  return {
    ...answer,
    headers: new Map(headers).set('content-encoding', 'br'),
    body: await compress(body, { params }),
  }
}
