import { isRecord } from '../condition'
import type { Page } from '../page'
import type { Resource } from '../resource'
import { freeCodes } from './freeCodes'
import type { Known } from './known'
import type { Report } from './report'

interface Owner {
  readonly file: string
  readonly owner: Resource | Page
  readonly report: Report
  /** Whether this is the file being checked, which gets the blame. */
  readonly isAsked: boolean
}

interface Claim extends Owner {
  readonly place: string
  readonly what: string
  /** Of an error code. */
  readonly code?: number
  /** Uploads may share a call, but only with each other. */
  readonly isUpload?: true
}

const callsIn = (section: unknown, place: string): readonly (readonly [place: string, call: string])[] =>
  isRecord(section) && typeof section.call === 'string' ? [[`${place}.call`, section.call]] : []

const callsInEach = (sections: unknown, place: string) =>
  Object.entries(isRecord(sections) ? sections : {}).flatMap(([name, one]) =>
    callsIn(one, `${place}.${name}`),
  )

/** The calls that upload the files of fields. */
const uploadsIn = (fields: unknown, place: string): readonly (readonly [place: string, call: string])[] =>
  Object.entries(isRecord(fields) ? fields : {}).flatMap(([name, field]) => {
    if (!isRecord(field)) return []
    const pictures = isRecord(field.pictures) ? field.pictures : {}
    return [
      ...callsIn(field.upload, `${place}.${name}.upload`),
      ...callsIn(pictures.upload, `${place}.${name}.pictures.upload`),
      ...uploadsIn(field.fields, `${place}.${name}.fields`),
    ]
  })

const uploadsInEach = (sections: unknown, place: string) =>
  Object.entries(isRecord(sections) ? sections : {}).flatMap(([name, one]) =>
    isRecord(one) ? uploadsIn(one.inputs, `${place}.${name}.inputs`) : [],
  )

/** Everything that must be unique to one area or page, with its place. The input is still unchecked. */
const claimsOf = (one: Owner): readonly Claim[] => {
  const { name, path, endpoints, ...sections }: { readonly [part: string]: unknown } = { ...one.owner }
  const calls = [
    ...callsIn(sections.list, 'list'),
    ...callsIn(sections.detail, 'detail'),
    ...callsIn(sections.save, 'save'),
    ...callsInEach(endpoints, 'endpoints'),
    ...callsInEach(sections.actions, 'actions'),
  ]
  const uploads = [
    ...uploadsIn(sections.fields, 'fields'),
    ...uploadsInEach(sections.actions, 'actions'),
    ...uploadsInEach(endpoints, 'endpoints'),
  ]
  return [
    { ...one, place: 'name', what: `name "${String(name)}"` },
    { ...one, place: 'path', what: `path "${String(path)}"` },
    ...Object.keys(isRecord(sections.errors) ? sections.errors : {}).map((code) => ({
      ...one,
      place: `errors.${code}`,
      what: `error code ${code}`,
      code: Number(code),
    })),
    ...calls.map(([place, call]) => ({ ...one, place, what: `call "${call}"` })),
    ...uploads.map(([place, call]) => ({ ...one, place, what: `call "${call}"`, isUpload: true as const })),
  ]
}

const fileName = (file: string): string => file.replace(/^.*\//, '')

/**
 * Checks that no two files have the same name, path, error code or call, and that none takes a call or a code of the platform.
 * Within an area, actions may share a call, and uploads share theirs with each other. The file whose name comes later is blamed,
 * and both are named.
 *
 * @param beside without `codes`, neither the catalogue's codes nor the free ones are known
 */
export const inspectClaims = (
  owners: readonly Owner[],
  { platformCalls = [], codes: catalogue }: Pick<Known, 'codes' | 'platformCalls'>,
): void => {
  const taken = new Map<string, Claim>()
  /** What to use instead. */
  const another = ({ owner, code }: Claim): string => {
    if (code === undefined || !catalogue) return 'choose another'
    const free = freeCodes(
      owner,
      owners.map((one) => one.owner),
      catalogue,
    )
    return `choose another: ${free.join(', ')} and on are free`
  }
  const sorted = [...owners].sort(
    (a, b) => Number(a.isAsked) - Number(b.isAsked) || (a.file < b.file ? -1 : 1),
  )
  for (const claim of sorted.flatMap(claimsOf)) {
    const other = taken.get(claim.what)
    if (platformCalls.some((call) => claim.what === `call "${call}"`))
      claim.report(claim.place, `has the ${claim.what}, which is the platform's own; choose another`)
    else if (claim.code !== undefined && catalogue?.includes(claim.code))
      claim.report(
        claim.place,
        `is in src/declaration/errorCatalogue.ts; use it without declaring it, or ${another(claim)}`,
      )
    else if (other === undefined) taken.set(claim.what, claim)
    else if (claim.isUpload ? !other.isUpload : other.isUpload || other.file !== claim.file)
      claim.report(
        claim.place,
        other.file === claim.file
          ? `is taken: ${other.place} has the ${claim.what} too; ${another(claim)}`
          : `is taken: ${fileName(other.file)} and ${fileName(claim.file)} both have the ${claim.what}; ${another(claim)}`,
      )
  }
}
