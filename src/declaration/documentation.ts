import type { Json } from './condition'
import { type DocCall, docCallOf, docPushOf } from './documentedCall'
import type { Label } from './label'
import { DeclarationError } from './load'
import type { OpenApiDocument } from './openapi'

export type { DocCall, DocRow } from './documentedCall'

/** A label in a cell is shown in the reader's language, a string as code. */
export interface DocTable {
  readonly caption: Label
  readonly columns: readonly Label[]
  readonly rows: readonly (readonly (Label | string)[])[]
}

/** A section of a document. Text between backticks is shown as code. */
export interface DocSection {
  readonly id: string
  readonly title: Label
  readonly text?: readonly Label[]
  readonly steps?: readonly Label[]
  readonly tables?: readonly DocTable[]
  readonly code?: readonly { title: Label; text: string }[]
  /** The calls described here: an area or page by name (all of its calls), or a single call (`POST /user/login`). */
  readonly calls?: readonly string[]
  readonly pushes?: readonly string[]
  /** Shows the error codes of all calls in the document. */
  readonly codes?: true
  readonly support?: true
  /** Links to screens of the console, by path; screens the reader has no access to are left out. */
  readonly screens?: readonly `/${string}`[]
}

/** A document of the documentation centre. Its call descriptions come from the declarations. */
export interface Doc {
  readonly order: number
  readonly slug: string
  readonly label: Label
  readonly lead: Label
  readonly sections: readonly DocSection[]
  /** Example values by member name, so that all examples of the document are about the same thing. */
  readonly given?: { readonly [member: string]: Json }
}

export const defineDoc = (doc: Doc): Doc => doc

export type DocHead = Pick<Doc, 'slug' | 'label'>

/** All documents, and every call they mention, once. */
export interface Documentation {
  readonly docs: readonly Doc[]
  /** By operation id, or `push.<name>` for webhooks. */
  readonly calls: { readonly [id: string]: DocCall }
  readonly errors: { readonly [code: string]: Label }
  /** Error codes any call may answer. */
  readonly common: readonly number[]
}

const docsInOrder = (docs: readonly Doc[]): readonly Doc[] => [...docs].sort((a, b) => a.order - b.order)

export const docHeadsOf = (docs: readonly Doc[]): readonly DocHead[] =>
  docsInOrder(docs).map(({ slug, label }) => ({ slug, label }))

const duplicateIn = (names: readonly string[]): string | undefined =>
  names.find((name, index) => names.indexOf(name) !== index)

/** @throws DeclarationError for a document that cannot be shown, with the remedy */
const check = (docs: readonly Doc[], known: ReadonlyMap<string, readonly string[]>, pushes: object): void => {
  const fail = (problem: string) => {
    throw new DeclarationError([problem])
  }
  const slug = duplicateIn(docs.map((doc) => doc.slug))
  if (slug !== undefined) fail(`docs: two documents are called "${slug}"; rename one`)
  for (const doc of docs) {
    const id = duplicateIn(doc.sections.map((section) => section.id))
    if (id !== undefined) fail(`docs/${doc.slug}: two sections are called "${id}"; rename one`)
    const repeated = duplicateIn(
      doc.sections.flatMap(({ calls = [] }) => calls.flatMap((name) => known.get(name) ?? [])),
    )
    if (repeated !== undefined) fail(`docs/${doc.slug}: ${repeated} is listed twice; name it in one section`)
    for (const { calls = [], pushes: pushNames = [] } of doc.sections) {
      const call = calls.find((name) => !known.has(name))
      if (call !== undefined)
        fail(`docs/${doc.slug}: "${call}" is not an area, page or call; npm run api-doc lists them`)
      const push = pushNames.find((name) => !Object.hasOwn(pushes, name))
      if (push !== undefined) fail(`docs/${doc.slug}: there is no push "${push}"`)
    }
  }
}

/** @throws DeclarationError if a document names something that does not exist */
export function documentationOf(
  document: OpenApiDocument,
  documents: readonly Doc[],
  common: readonly number[],
): Documentation {
  const { schemas } = document.components
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => docCallOf(method, path, operation, schemas)),
  )
  const known = new Map<string, readonly string[]>()
  for (const { id, method, path } of operations) {
    const [owner = ''] = id.split('.')
    known.set(`${method} ${path}`, [id])
    known.set(owner, [...(known.get(owner) ?? []), id])
  }
  const webhooks = document.webhooks ?? {}
  check(documents, known, webhooks)
  const docs = docsInOrder(documents).map((doc) => ({
    ...doc,
    sections: doc.sections.map((section) => ({
      ...section,
      ...(section.calls
        ? { calls: [...new Set(section.calls.flatMap((name) => known.get(name) ?? []))] }
        : {}),
    })),
  }))
  const shown = docs.flatMap(({ sections }) => sections)
  const ids = new Set(shown.flatMap(({ calls = [] }) => calls))
  const sent = new Set(shown.flatMap(({ pushes = [] }) => pushes))
  const pushed = Object.entries(webhooks)
    .filter(([name]) => sent.has(name))
    .map(([, { post }]) => docPushOf(post, schemas))
  const calls = [...operations.filter(({ id }) => ids.has(id)), ...pushed]
  const codes = new Set([...common, ...calls.flatMap((call) => call.codes)])
  return {
    docs,
    calls: Object.fromEntries(calls.map((call) => [call.id, call])),
    errors: Object.fromEntries(
      Object.entries(document['x-errors']).filter(([code]) => codes.has(Number(code))),
    ),
    common,
  }
}
