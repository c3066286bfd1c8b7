import type { ProblemRecord } from '../errorLog/errorLog'
import { type Declared, pageNameAt } from './addresses'
import type { ReportedError } from './report'
import type { StandIns } from './standIns'

/** Error names that reveal nothing but the kind of error. */
const known = /^(?:\w*(?:Error|Exception)|AbortError|NotAllowedError)(?=:|$)/
const knownNames: readonly string[] = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'EvalError',
  'AggregateError',
  'PlatformError',
  'TransportError',
  'AnswerError',
  'NotOfferedError',
  'UnsupportedError',
  'DeclarationError',
  'QuotaExceededError',
  'ChunkLoadError',
]

const mostFrames = 12

/** Our file names: chunks of a build, or sources in development. */
const frame = /^(?:assets|src|resources|mock|node_modules)\/[\w./@+-]{1,160}\.(?:js|mjs|ts|tsx)$/

/**
 * The places in the console's own files that a stack names: `assets/list-1a2b3c4d.js:1:2345`. Function names are left out,
 * because a message may look like one.
 *
 * @param origin the console's origin and path, with a trailing slash
 */
const framesIn = (stack: string, origin: string): readonly string[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, address = '', row, column] = /(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/.exec(line.trim()) ?? []
      if (!address.startsWith(origin)) return []
      const file = address.slice(origin.length).replace(/\?.*$/, '')
      return frame.test(file) ? [`${file}:${row}:${column}`] : []
    })
    .slice(0, mostFrames)

const nameIn = (message: string): string | undefined => {
  const name = known.exec(message)?.[0]
  return name !== undefined && knownNames.includes(name) ? name : undefined
}

const pathIn = (address: string, root: string): string => address.slice(root.length).split('?')[0] ?? ''

/**
 * An error log entry without any of its text.
 *
 * @param origin the console's origin and path, with a trailing slash
 * @param root the path in it, without a trailing slash
 */
export const reportedError = (
  { source, time, count, message, stack, address, declaration }: ProblemRecord,
  declared: Declared,
  by: StandIns,
  { origin, root }: { readonly origin: string; readonly root: string },
): ReportedError => {
  const name = nameIn(message)
  return {
    source,
    at: by.moment(Math.floor(time / 1000)),
    count,
    page: pageNameAt(pathIn(address, root), declared),
    ...(name && { name }),
    frames: framesIn(stack ?? '', origin),
    ...(declaration && { declaration }),
  }
}
