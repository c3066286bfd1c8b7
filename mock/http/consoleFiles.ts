import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { acceptedEncoding, compress, type Encoding, shrinks } from './encoding'
import { StartRefused } from './settings'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** A file of the built console, in memory with the forms in which it has been sent. */
interface BuiltFile {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly tag: string
  /** Named after its content by the build: whoever has it never asks again. */
  readonly immutable: boolean
  readonly encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

const ends: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** Reads the built console; a `.br` or `.gz` beside a file is its compressed form. */
function readBuild(folder: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>()
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const path of paths) {
    if (/\.(br|gz|map)$/.test(path)) continue
    const bytes = new Uint8Array(readFileSync(path))
    const name = `/${relative(folder, path).split(sep).join('/')}`
    const encoded: BuiltFile['encoded'] = new Map()
    for (const encoding of ['br', 'gzip'] as const) {
      const made = path + ends[encoding]
      if (paths.includes(made)) encoded.set(encoding, Promise.resolve(new Uint8Array(readFileSync(made))))
    }
    files.set(name, {
      type: types[extname(path).toLowerCase()] ?? 'application/octet-stream',
      bytes,
      tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      immutable: name.startsWith('/assets/'),
      encoded,
    })
  }
  return files
}

async function bodyOf(file: BuiltFile, accept: string | null): Promise<[Uint8Array<ArrayBuffer>, Encoding?]> {
  const encoding = shrinks(file.type) ? acceptedEncoding(accept) : undefined
  if (!encoding) return [file.bytes]
  const made = file.encoded.get(encoding) ?? compress(file.bytes, encoding)
  file.encoded.set(encoding, made)
  return [await made, encoding]
}

async function send(file: BuiltFile, request: Request): Promise<Response> {
  const headers = new Headers({
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.tag,
    vary: 'Accept-Encoding',
  })
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  if (known.some((tag) => tag.trim().replace(/^W\//, '') === file.tag))
    return new Response(null, { status: 304, headers })
  const [bytes, encoding] = await bodyOf(file, request.headers.get('accept-encoding'))
  headers.set('content-type', file.type)
  headers.set('content-length', String(bytes.length))
  if (encoding) headers.set('content-encoding', encoding)
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}

/** Whether a person goes to this address, rather than a page asking for a part of itself. */
const isNavigation = (request: Request): boolean => {
  const mode = request.headers.get('sec-fetch-mode')
  return mode ? mode === 'navigate' : (request.headers.get('accept') ?? '').includes('text/html')
}

const plain = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })

/** The built console as it is served. */
export interface ConsoleFiles {
  /** The page, `index.html`. */
  readonly html: string
  answer(request: Request): Promise<Response>
}

/**
 * Serves the built console. Every route of the console is its one page; a part that is missing is a plain 404, so that
 * a page from before a release learns that its chunks are gone instead of running HTML as a script.
 *
 * @throws StartRefused when the console has not been built
 */
export function consoleFiles(folder: string): ConsoleFiles {
  let files: Map<string, BuiltFile>
  try {
    files = readBuild(folder)
  } catch {
    files = new Map()
  }
  const page = files.get('/index.html')
  if (!page) throw new StartRefused(`There is no built console in ${folder}; run npm run build`)
  return {
    html: new TextDecoder().decode(page.bytes),
    async answer(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return plain(405, 'Method not allowed', { allow: 'GET, HEAD' })
      let path: string
      try {
        path = decodeURIComponent(new URL(request.url).pathname)
      } catch {
        return plain(400, 'Bad address')
      }
      const file = path === '/' ? page : files.get(path)
      if (file) return send(file, request)
      return isNavigation(request) && !path.startsWith('/assets/')
        ? send(page, request)
        : plain(404, 'Not found')
    },
  }
}
