import { isRecord, type Json } from '@/declaration/condition'

/** A word as a POSIX shell reads it back, whatever it holds. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const secretName = /password|token|secret|vcode|sign$|_key$/i

/** The value of a secret, which is not told. */
const untold = '…'

/** A body without its secrets, which go by their names, or are declared as such. */
export const withoutSecrets = (body: Json, isSecret: (name: string) => boolean): Json => {
  if (Array.isArray(body)) return body.map((one: Json) => withoutSecrets(one, isSecret))
  if (!isRecord(body)) return body
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      if (value === undefined) return []
      const hides = (secretName.test(name) || isSecret(name)) && value !== null && value !== ''
      return [[name, hides ? untold : withoutSecrets(value, isSecret)]]
    }),
  )
}

interface Command {
  readonly method: string
  /** With its host. */
  readonly address: string
  /** JSON as it was sent. */
  readonly json?: string
  /** Of a form: a file by its name, since nobody has it but the browser. */
  readonly form?: readonly (readonly [name: string, value: string | { readonly file: string }])[]
}

/** A call as a curl command, with `$TOKEN` for the session's token, which it never holds. */
export const curlOf = ({ method, address, json, form }: Command): string =>
  [
    `curl -g ${quoted(address)}`,
    ...(method === (json === undefined && !form ? 'GET' : 'POST') ? [] : [`-X ${method}`]),
    '-H "X-Token: $TOKEN"',
    ...(json === undefined ? [] : [`-H 'Content-Type: application/json'`, `--data-raw ${quoted(json)}`]),
    ...(form ?? []).map(([name, value]) =>
      typeof value === 'string'
        ? `--form-string ${quoted(`${name}=${value}`)}`
        : `-F ${quoted(`${name}=@"${value.file.replace(/["\\]/g, '\\$&')}"`)}`,
    ),
  ].join(' \\\n  ')
