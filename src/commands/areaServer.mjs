/** What pages request from the development server: *New area*, and edits of explained parts. */
import { randomBytes } from 'node:crypto'
import { editArea } from './areaEdit.mjs'
import { evidenceOf, evidenceOfText } from './areaEvidence.mjs'
import { CommandError, write } from './areaFiles.mjs'
import { planArea } from './areaPlan.mjs'
import { evaluator } from './evaluator.mjs'

const path = '/__area'

/** A sample of 5 MB, written as a text in JSON. */
const largestBody = 8 * 1024 * 1024

/** Rows of the sample that the page shows. */
const shownRows = 20

/**
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {import('node:http').ServerResponse} Outgoing
 * @typedef {(file: string) => Promise<any>} Load
 */

/** @param {string | undefined} address */
const isLoopback = (address) => /^(127\.|::1$|::ffff:127\.)/.test(address ?? '')

/**
 * Whether a request names this machine. Another host name may be another site's, pointing here. @param {string | undefined} host
 */
const isThisHost = (host) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '')

/**
 * Why a request is refused. Only a page of the same origin can read the token, because no answer allows other origins.
 *
 * @param {Pick<Incoming, 'method' | 'headers'> & { socket: { remoteAddress?: string } }} request
 * @param {string} token
 * @returns {string | undefined}
 */
export const refusalOf = ({ method, headers, socket }, token) => {
  const { host, origin } = headers
  if (!isLoopback(socket.remoteAddress) || !isThisHost(host)) return 'only this machine is answered'
  if (origin !== undefined && origin !== `http://${host}`) return 'another site is not answered'
  if (method === 'GET') return undefined
  if (method !== 'POST') return 'only GET and POST are answered'
  if (origin === undefined) return 'a page says where it is from'
  if (headers['x-area-token'] !== token) return 'the token is missing, or that of an earlier start'
  if (headers['content-type'] !== 'application/json') return 'only JSON is read'
  return undefined
}

/** @param {Incoming} request @returns {Promise<any>} */
async function bodyOf(request) {
  const parts = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > largestBody) throw new CommandError('the sample is larger than 5 MB; give fewer rows')
    parts.push(part)
  }
  const body = JSON.parse(Buffer.concat(parts).toString('utf8'))
  if (typeof body !== 'object' || body === null) throw new CommandError('this is no question')
  return body
}

/** @param {unknown} value */
const text = (value) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)

/** @param {unknown} value @returns {string[] | undefined} */
const names = (value) =>
  text(value)
    ?.split(/[\s,，、]+/)
    .filter(Boolean)

/** @param {any} label */
const labelOf = (label) =>
  Object.fromEntries(
    ['zh', 'en', 'es'].flatMap((locale) => {
      const said = text(label?.[locale])
      return said ? [[locale, said]] : []
    }),
  )

/**
 * What the page shows, and writes on request.
 *
 * @param {any} question as the page sends it
 * @param {Load} load
 */
export async function answerOf(question, load) {
  const scaffold = await load('/src/scaffold/index.ts')
  const sample = String(question.sample ?? '')
  const pointer = text(question.pointer)
  const address = text(question.address)
  if (address && !/^https?:\/\//.test(address))
    throw new CommandError('give an address that begins with http(s)://')
  const evidence = address
    ? await evidenceOf(pointer ? `${address}#${pointer}` : address, [], scaffold)
    : evidenceOfText(sample, pointer, 'openapi.json', scaffold)
  const { file, source, difference, draft, declaration, unwritten } = await planArea(
    {
      path: text(question.path),
      name: text(question.name),
      label: labelOf(question.label),
      key: names(question.key),
      form: names(question.form),
    },
    evidence,
    load,
  )
  const isWritten = question.write === true && source !== undefined
  if (isWritten) write(file, source)
  return {
    ...{ file, source, difference, declaration, unwritten, isWritten },
    path: draft.path,
    fields: draft.fields.map((/** @type {{ name: string }} */ { name }) => name),
    doubts: [
      ...draft.doubts,
      ...draft.fields.flatMap((/** @type {{ name: string, doubts: string[] }} */ { name, doubts }) =>
        doubts.map((doubt) => `${name}: ${doubt}`),
      ),
    ],
    rows: address || pointer ? [] : scaffold.readRows(sample).slice(0, shownRows),
  }
}

/** Where the page shows a mistake: at the option its sentence names, else at the source. @param {string} message */
const aboutOf = (message) => /--(name|path|key|form)\b/.exec(message)?.[1] ?? 'source'

/** @param {unknown} error */
const isKnown = (error) =>
  error instanceof Error && (error instanceof CommandError || error.name === 'SampleError')

/**
 * Answers the page *New area* in the development server, and edits of a declaration. It writes a single file below resources/: a
 * new one, placed by the area's name and path, or that of an area found by its name.
 *
 * @returns {import('vite').Plugin}
 */
export function areaServer() {
  const token = randomBytes(24).toString('hex')
  const { load: loadText, evaluate } = evaluator()
  return {
    name: 'area-server',
    apply: 'serve',
    load: loadText,
    configureServer(server) {
      const load = (/** @type {string} */ file) => server.ssrLoadModule(file)
      /** @param {Incoming} request @returns {Promise<[status: number, body: object]>} */
      const answer = async (request) => {
        const refusal = refusalOf(request, token)
        if (refusal) return [403, { error: refusal }]
        if (request.method === 'GET') return [200, { token }]
        try {
          const question = await bodyOf(request)
          return [
            200,
            await (question.edits
              ? editArea(question, load, (file, text) => evaluate(file, text, load))
              : answerOf(question, load)),
          ]
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error)
          // A mistake the user can fix is a normal answer.
          return [isKnown(error) ? 200 : 500, { error: message, about: aboutOf(message) }]
        }
      }
      // Before Vite's own middleware, which lets other origins read.
      server.middlewares.use(path, (/** @type {Incoming} */ request, /** @type {Outgoing} */ response) => {
        void answer(request).then(([status, body]) => {
          response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
          response.end(JSON.stringify(body))
        })
      })
    },
  }
}
