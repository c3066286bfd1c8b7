import type { Json } from './condition'
import { type DocCall, docCallOf, docPushOf } from './documentedCall'
import type { Label } from './label'
import { DeclarationError } from './load'
import type { OpenApiDocument } from './openapi'

export type { DocCall, DocRow } from './documentedCall'

/** A table of a document. A cell that is a label is said in the reader's language, one that is a text is code. */
export interface DocTable {
  readonly caption: Label
  readonly columns: readonly Label[]
  readonly rows: readonly (readonly (Label | string)[])[]
}

/** A piece of a program, to be copied. */
interface DocCode {
  readonly title: Label
  readonly text: string
}

/** A chapter of a document. In its texts, words between backticks are code. */
export interface DocSection {
  /** Its part of the address, after `#` and the document's own name; unique in the document. */
  readonly id: string
  readonly title: Label
  readonly text?: readonly Label[]
  /** What is done in this order. */
  readonly steps?: readonly Label[]
  readonly tables?: readonly DocTable[]
  readonly code?: readonly DocCode[]
  /** Calls that are described here: areas and pages by their names (all their calls), or single ones (`POST /user/login`). */
  readonly calls?: readonly string[]
  /** What the platform sends by itself, by the names of the declared pushes. */
  readonly pushes?: readonly string[]
  /** The catalogue of the codes of all calls of the document stands here. */
  readonly codes?: true
  /** The support contact stands here. */
  readonly support?: true
  /** Screens of the console that are linked to, by their addresses; one that the reader does not have is left out. */
  readonly screens?: readonly `/${string}`[]
}

/** A document of the documentation centre. What it says of calls is not written: it comes from their declarations. */
export interface Doc {
  /** Its place in the list. */
  readonly order: number
  /** Its name in the address: `/docs/<slug>`. */
  readonly slug: string
  readonly label: Label
  /** What it is for, in a few sentences. */
  readonly lead: Label
  readonly sections: readonly DocSection[]
  /** Values that members of these names have in all examples of the document, so that they speak of its subject. */
  readonly given?: { readonly [member: string]: Json }
}

/** Declares a document of the documentation centre. */
export const defineDoc = (doc: Doc): Doc => doc

/** What the frame needs of a document before it is opened. */
export type DocHead = Pick<Doc, 'slug' | 'label'>

/** The documentation centre as it is shown: all documents, and every call that one of them names, once. */
export interface Documentation {
  readonly docs: readonly Doc[]
  /** By operation, or by `push.<name>` for what the platform sends. */
  readonly calls: { readonly [id: string]: DocCall }
  /** What each code means. */
  readonly errors: { readonly [code: string]: Label }
  /** The codes that every call may answer. */
  readonly common: readonly number[]
}

/** The documents in their order. */
const docsInOrder = (docs: readonly Doc[]): readonly Doc[] => [...docs].sort((a, b) => a.order - b.order)

/** What the frame needs of the documents, in their order. */
export const docHeadsOf = (docs: readonly Doc[]): readonly DocHead[] =>
  docsInOrder(docs).map(({ slug, label }) => ({ slug, label }))

const twice = (names: readonly string[]): string | undefined =>
  names.find((name, index) => names.indexOf(name) !== index)

/** @throws DeclarationError for what cannot be shown, with the document and the remedy */
const check = (docs: readonly Doc[], known: ReadonlyMap<string, readonly string[]>, pushes: object): void => {
  const fail = (problem: string) => {
    throw new DeclarationError([problem])
  }
  const slug = twice(docs.map((doc) => doc.slug))
  if (slug !== undefined) fail(`docs: two documents are called "${slug}"; rename one`)
  for (const doc of docs) {
    const id = twice(doc.sections.map((section) => section.id))
    if (id !== undefined) fail(`docs/${doc.slug}: two sections are called "${id}"; rename one`)
    const repeated = twice(
      doc.sections.flatMap(({ calls = [] }) => calls.flatMap((name) => known.get(name) ?? [])),
    )
    if (repeated !== undefined)
      fail(`docs/${doc.slug}: ${repeated} stands in it twice; name it in one section`)
    for (const { calls = [], pushes: sent = [] } of doc.sections) {
      const call = calls.find((name) => !known.has(name))
      if (call !== undefined)
        fail(`docs/${doc.slug}: "${call}" is no area, page or call; npm run api-doc lists them`)
      const push = sent.find((name) => !Object.hasOwn(pushes, name))
      if (push !== undefined) fail(`docs/${doc.slug}: no push is called "${push}"`)
    }
  }
}

/**
 * The documentation centre out of its documents and the API document. Areas that a document names are replaced by their
 * operations, and only what some document names is kept.
 *
 * @throws DeclarationError for a document that names what is not there
 */
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
      Object.entries(document['x-errors'])
        .filter(([code]) => codes.has(Number(code)))
        .map(([code, label]) => [code, label as unknown as Label]),
    ),
    common,
  }
}
