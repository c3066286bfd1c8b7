import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Smaller bodies gain nothing: they fit into one packet anyway. */
const worthwhile = 1024

/** The best encoding that a client takes, from its `Accept-Encoding`. */
export function acceptedEncoding(header: string | null): Encoding | undefined {
  const accepted = (header ?? '').split(',').flatMap((part) => {
    const [name = '', ...params] = part.toLowerCase().split(';')
    const refused = params.some((param) => /^\s*q=0(\.0*)?\s*$/.test(param))
    return refused ? [] : [name.trim()]
  })
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}

/** Whether a type of content shrinks at all; pictures and fonts are compressed already. */
export const shrinks = (contentType: string): boolean =>
  /^(text\/|application\/(json|javascript|wasm|xml|manifest\+json)|image\/svg\+xml)/.test(contentType)

/** Quick settings: an answer waits for this. */
export const compress = async (bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> =>
  encoding === 'br'
    ? new Uint8Array(await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
    : new Uint8Array(await zip(bytes, { level: 6 }))

/** The same answer, compressed when the client takes it and it is worth it. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
  if (!encoding || !response.body || !shrinks(response.headers.get('content-type') ?? '')) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.append('vary', 'Accept-Encoding')
  if (bytes.length < worthwhile) return new Response(bytes, { status: response.status, headers })
  headers.set('content-encoding', encoding)
  return new Response(await compress(bytes, encoding), { status: response.status, headers })
}
