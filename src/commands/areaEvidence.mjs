/** Reads the source given to `npm run area -- --from`: a file, an address, an OpenAPI document, a table. It writes nothing. */
import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import { CommandError } from './areaFiles.mjs'

const answersWithin = 10_000

/** @param {Response} response @param {number} most bytes */
async function textOf(response, most) {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > most) throw new CommandError('the answer is larger than 5 MB; ask for fewer rows')
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * Sends a single GET, and never anything else. @param {string} address @param {readonly string[]} headers @param {number} most
 */
async function fetched(address, headers, most) {
  const sent = new Headers({ accept: 'application/json, text/csv' })
  for (const header of headers) {
    const colon = header.indexOf(':')
    // Do not repeat it: it may be the token itself.
    if (colon < 1) throw new CommandError("a header has a name and a value; write --header 'X-Token: …'")
    sent.set(header.slice(0, colon).trim(), header.slice(colon + 1).trim())
  }
  const response = await fetch(address, {
    headers: sent,
    // Never send the headers to another host.
    redirect: 'manual',
    signal: AbortSignal.timeout(answersWithin),
  }).catch((error) => {
    throw new CommandError(
      `${new URL(address).host} did not answer: ${error.cause?.message ?? error.message}`,
    )
  })
  if (response.status >= 300 && response.status < 400)
    throw new CommandError(`the address leads on to ${response.headers.get('location')}; give that one`)
  if (!response.ok) throw new CommandError(`${new URL(address).host} answered with status ${response.status}`)
  return textOf(response, most)
}

/** @param {string} file @param {number} most */
function fileText(file, most) {
  try {
    if (file !== '-' && statSync(file).size > most)
      throw new CommandError(`${file} is larger than 5 MB; give fewer rows`)
    return readFileSync(file === '-' ? 0 : resolve(file), 'utf8')
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(`${file} cannot be read; give a file, http(s)://…, or postgres://…?table=name`)
  }
}

/** @param {string} from @param {any} scaffold */
async function ofTable(from, scaffold) {
  const short = /^postgres(?:ql)?:(?!\/\/)(.+)$/.exec(from)
  const { DATABASE_URL } = process.env
  if (short && !DATABASE_URL)
    throw new CommandError('DATABASE_URL is not set; set it, or give postgres://…?table=name')
  const address = new URL(short ? String(DATABASE_URL) : from)
  const table = short?.[1] ?? address.searchParams.get('table')
  if (!table) throw new CommandError('which table? Write postgres://user:password@host/database?table=name')
  address.searchParams.delete('table')
  const client = new pg.Client({
    connectionString: address.href,
    connectionTimeoutMillis: answersWithin,
    statement_timeout: answersWithin,
    // Whatever the query, nothing can be changed.
    options: '-c default_transaction_read_only=on',
  })
  try {
    await client.connect()
  } catch (error) {
    throw new CommandError(
      `${address.host} cannot be reached: ${error instanceof Error ? error.message : error}`,
    )
  }
  try {
    /** @type {import('../scaffold/table').Query} */
    const query = async (text, params = []) => (await client.query(text, [...params])).rows
    return await scaffold.evidenceOfTable(query, table)
  } finally {
    await client.end()
  }
}

/**
 * The evidence from a source.
 *
 * @param {string} from
 * @param {readonly string[]} headers of that GET, `Name: value`
 * @param {any} scaffold the module
 */
export async function evidenceOf(from, headers, scaffold) {
  if (/^postgres(ql)?:/.test(from)) return ofTable(from, scaffold)
  const [source = '', pointer] = from.split('#')
  const most = scaffold.largestSample
  const text = /^https?:\/\//.test(source) ? await fetched(source, headers, most) : fileText(source, most)
  return evidenceOfText(text, pointer, from, scaffold)
}

/**
 * The evidence from a text: rows, or an OpenAPI document.
 *
 * @param {string} text
 * @param {string | undefined} pointer the list's path in a document
 * @param {string} from the name of its source
 * @param {any} scaffold the module
 */
export function evidenceOfText(text, pointer, from, scaffold) {
  if (pointer !== undefined) return scaffold.evidenceOfDocument(scaffold.readJson(text), pointer)
  const rows = scaffold.readRows(text)
  if ('openapi' in rows[0] && 'paths' in rows[0])
    throw new CommandError(`this is an OpenAPI document; name the list's path: ${from}#/user/tradelist`)
  return { fields: scaffold.fieldsOfRows(rows) }
}
