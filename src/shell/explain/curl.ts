import { isRecord, type Json } from '@/declaration/condition'

/** Quotes any text as one word for a POSIX shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const secretName = /password|token|secret|vcode|sign$|_key$/i

/** Replaces a secret value. */
const untold = '…'

/** A body without secrets: recognised by name, or declared as secret. */
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
  /** Including the host. */
  readonly address: string
  /** The JSON body as sent. */
  readonly json?: string
  /** Form fields; a file is only given by its name, as only the browser has its content. */
  readonly form?: readonly (readonly [name: string, value: string | { readonly file: string }])[]
}

/** A call as a curl command, with `$TOKEN` in place of the session's token. */
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
