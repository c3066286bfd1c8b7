import type { Json } from '@/declaration'
import type { DocCall } from '@/declaration/documentation'

type Members = { readonly [member: string]: Json }

/** Replaces members of an example by name, so that it fits a document's subject. */
export const given = (example: Json, values: Members = {}): Json => {
  if (Array.isArray(example)) return example.map((one) => given(one, values))
  if (typeof example !== 'object' || example === null) return example
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      const other = values[name]
      if (value === undefined) return [name, value]
      return [name, other !== undefined && typeof value === typeof other ? other : given(value, values)]
    }),
  )
}

export const pretty = (value: Json): string => JSON.stringify(value, null, 2)

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** Optional parameters of every list that its example shows anyway. */
const usual = ['page', 'limit']

const addressOf = ({ path, parameters, query }: DocCall, api: string, values: Members): string => {
  const shown = parameters.filter(
    ({ name, required }) => required || usual.includes(name) || values[name] !== undefined,
  )
  const exampleOf = (name: string) => String(values[name] ?? query[name] ?? '')
  const inPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(exampleOf(name)))
  const search = new URLSearchParams(
    shown.filter(({ name }) => !path.includes(`{${name}}`)).map(({ name }) => [name, exampleOf(name)]),
  ).toString()
  return `${api}${inPath}${search && '?'}${search}`
}

/**
 * A call as a curl command, with `$TOKEN` for the session.
 *
 * @param values members by name that replace those of the example
 */
export const curlOf = (call: DocCall, api: string, values: Members = {}): string => {
  const { method, open, scene, request } = call
  const parts = [
    `curl ${quoted(addressOf(call, api, values))}`,
    ...(method === 'GET' || scene !== undefined || request !== undefined ? [] : [`-X ${method}`]),
    ...(method === 'PUT' ? ['-X PUT'] : []),
    ...(open ? [] : ['-H "X-Token: $TOKEN"']),
    ...(scene === undefined ? [] : ["-F 'file=@picture.png'", `-F ${quoted(`scene=${scene}`)}`]),
    ...(request === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(given(request, values)))}`]),
  ]
  return parts.join(' \\\n  ')
}
