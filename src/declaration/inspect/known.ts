import { isRecord } from '../condition'
import type { Page } from '../page'
import type { Resource } from '../resource'

/** What exists outside a declaration. Anything left out is not checked. */
export interface Known {
  /** The components that it may name. */
  readonly components?: readonly string[]
  /** The codes that have a message. */
  readonly codes?: readonly number[]
  /** The calls of the platform itself, such as signing in. */
  readonly platformCalls?: readonly string[]
  /** The roles of the platform. */
  readonly roles?: readonly string[]
  /** The actions that its rules implement. */
  readonly ruled?: readonly string[]
}

/** What exists outside all declarations, by the files that hold it. */
export interface Found extends Pick<Known, 'codes' | 'platformCalls' | 'roles'> {
  /** Files of components, as in `/resources/pay/trade/ui/Refunds.part.tsx`. */
  readonly componentFiles?: readonly string[]
  /** The actions that rules implement, by area. */
  readonly ruled?: { readonly [area: string]: readonly string[] }
}

export const componentKey = (file: string): string => file.replace(/^.*\//, '').replace(/\.part\.tsx$/, '')

const folderOf = (file: string): string => file.replace(/[^/]*$/, '')

/** The innermost area folder that a file is in. It owns the file. */
const ownerOf = (file: string, folders: readonly string[]): string | undefined =>
  folders.filter((folder) => file.startsWith(folder)).sort((a, b) => b.length - a.length)[0]

/**
 * What a declaration may name. A component belongs to the area whose folder it is in. Outside such folders, all areas may name
 * it.
 *
 * @param files the files of all declarations
 */
export const knownTo = (
  declared: Resource | Page,
  file: string,
  files: readonly string[],
  { componentFiles, ruled, codes, ...others }: Found,
): Known => {
  const { name } = declared
  const errors = 'errors' in declared && isRecord(declared.errors) ? declared.errors : {}
  const folders = [...new Set(files.map(folderOf))]
  const own = folderOf(file)
  const components = componentFiles?.filter((one) => {
    const owner = ownerOf(one, folders)
    return owner === undefined || owner === own
  })
  return {
    ...others,
    codes: codes && [...codes, ...Object.keys(errors).map(Number)],
    components: components?.map(componentKey),
    ruled: ruled && (ruled[name] ?? []),
  }
}
