import { completed } from '@/declaration/completed'
import { isRecord } from '@/declaration/condition'
import { declarationHash } from '@/declaration/declarationHash'
import { inspectOverlay } from '@/declaration/delivered/overlay'
import { inspectDelivered, longestDelivered } from '@/declaration/delivered/policy'
import { inspectResource } from '@/declaration/inspect'
import { passes, type Report } from '@/declaration/inspect/report'
import type { Resource } from '@/declaration/resource'
import type { WrittenResource } from '@/declaration/written'
import { attempt } from '@/platform/attempt'
import type { ToReceive } from './receive'

/** How many problems an error message names. */
const mostNamed = 3

/** Browsers only hash on pages served over https or from this machine. */
const canHash = 'subtle' in crypto

/**
 * Reads a delivered declaration. The platform has checked it, but the console checks it again: it came over the network, and
 * its screens act in the operator's name.
 *
 * @throws Error when it does not match its announcement, declares something it must not, or is invalid
 */
export async function received({ text, name, hash, heads, groups, base }: ToReceive): Promise<Resource> {
  const refuse = (why: string): never => {
    throw new Error(`${name}: ${why}`)
  }
  if (text.length > longestDelivered) refuse(`longer than ${longestDelivered} characters`)
  const declaration = attempt((): unknown => JSON.parse(text))
  if (!isRecord(declaration) || declaration.name !== name)
    return refuse(declaration === undefined ? 'is no JSON' : 'is another declaration')
  const problems: string[] = []
  const report = (place: string, what: string) => void problems.push(`${place} ${what}`)
  const resource = base ? inspectOverlay(declaration, base, report) : declaredIn(declaration, heads, report)
  // Endlessly nested data cannot be hashed, so check before hashing.
  if (problems.length === 0 && canHash && (await declarationHash(declaration)) !== hash)
    refuse('is not what was announced')
  const names = heads.map((head) => head.name)
  if (resource && problems.length === 0)
    inspectResource(resource, base ? names : [...names, name], groups, report, base ? {} : { components: [] })
  if (!resource || problems.length > 0) return refuse(problems.slice(0, mostNamed).join('; '))
  return resource
}

/** The area that a declaration declares; undefined if problems were reported. */
const declaredIn = (
  declaration: { readonly [part: string]: unknown },
  heads: ToReceive['heads'],
  report: Report,
): Resource | undefined => {
  const taken = { names: heads.map((head) => head.name), paths: heads.map(({ path }) => path) }
  const mayBe = passes(report, (found) => inspectDelivered(declaration, taken, found))
  return mayBe ? (completed(declaration as unknown as WrittenResource) as Resource) : undefined
}
