import type { Json, Resource, WireRecord } from '@/declaration'
import type { Edit } from '@/declaration/edits'
import type { Outcome } from '../editing/pending'

/** The form's values, as typed. */
export interface Question {
  readonly sample: string
  readonly address: string
  readonly pointer: string
  readonly path: string
  readonly name: string
  readonly label: { readonly zh: string; readonly en: string; readonly es: string }
  readonly key: string
  readonly form: string
}

export const emptyQuestion: Question = {
  sample: '',
  address: '',
  pointer: '',
  path: '',
  name: '',
  label: { zh: '', en: '', es: '' },
  key: '',
  form: '',
}

/** What the source results in. */
export interface Plan {
  readonly file: string
  /** The new file's source; absent if the area already exists. */
  readonly source?: string
  /** What the source would add to the existing area. */
  readonly difference?: string
  readonly declaration?: Pick<Resource, 'fields' | 'list' | 'label'>
  /** Lines whose labels still need to be written. */
  readonly unwritten: readonly number[]
  readonly isWritten: boolean
  readonly path: string
  readonly fields: readonly string[]
  readonly doubts: readonly string[]
  readonly rows: readonly WireRecord[]
}

/** What is wrong with a question, and which part of it. */
export interface Mistake {
  readonly error: string
  readonly about: 'source' | 'name' | 'path' | 'key' | 'form'
}

const path = '/__area'

const answered = async (response: Response): Promise<Json> => response.json()

/** The development server only gives it to its own pages. */
const tokenOf = async (): Promise<string> => {
  const { token } = (await answered(await fetch(path))) as { token: string }
  return token
}

const send = async (body: object, signal?: AbortSignal): Promise<Json> =>
  answered(
    await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-area-token': await tokenOf() },
      body: JSON.stringify(body),
      signal: signal ?? null,
    }),
  )

/**
 * Tells the development server to edit an area's declaration.
 *
 * @throws TypeError when the server does not answer
 */
export const askForEdit = async (area: string, edits: readonly Edit[]): Promise<Outcome> =>
  (await send({ area, edits })) as unknown as Outcome

/**
 * Asks the development server what a source results in; writes it if `write` is set.
 *
 * @throws TypeError when the server does not answer
 */
export const askForArea = async (
  question: Question & { readonly write?: boolean },
  signal?: AbortSignal,
): Promise<Plan | Mistake> => {
  // Our own server, at the same commit, so the type is safe.
  return (await send(question, signal)) as unknown as Plan | Mistake
}
