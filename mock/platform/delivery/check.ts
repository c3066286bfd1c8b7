import { roleTitles } from '@resources/account/roles'
import groups from '@resources/menu'
import { createRandom, isRecord, type Json, type Page, type Permissions, type Resource } from '@/declaration'
import { completed } from '@/declaration/completed'
import { declarationHash } from '@/declaration/declarationHash'
import { inspectOverlay, isOverlay } from '@/declaration/delivered/overlay'
import { inspectDelivered, longestDelivered, placed } from '@/declaration/delivered/policy'
import { errorCatalogue } from '@/declaration/errors'
import type { Report } from '@/declaration/inspect/report'
import { findProblems } from '@/declaration/load'
import { rolePermissions } from '@/declaration/roles'
import type { WrittenResource } from '@/declaration/written'
import type { Sql } from '../../store/sql'
import { fixedSeed } from '../areas/context'
import { declaredAreas } from '../areas/declared'
import { migrating } from '../areas/migration'
import { MigrationRefused } from '../areas/migration/refused'
import { genericSeed } from '../areas/seed'
import { declaredFiles } from '../declaredFiles'
import { ownerOf } from './store'

/** All that is declared in files: its names and addresses are taken. */
const own = Object.values(declaredFiles).filter(
  (one): one is Resource | Page => isRecord(one) && 'name' in one && 'path' in one,
)

/** What a delivered declaration may name besides other areas. */
const beside = {
  componentFiles: [],
  codes: Object.keys(errorCatalogue).map(Number),
  roles: Object.keys(roleTitles),
}

/** A declaration that may be delivered. */
export interface Checked {
  readonly resource: Resource
  readonly overlay: boolean
  readonly hash: string
  /** As it is delivered: with its calls and its address. */
  readonly body: string
  /** By role, the permissions that it gives. */
  readonly grants: readonly (readonly [role: string, patterns: Permissions])[]
}

/** What is wrong with a declaration, a line each with place and remedy. */
export class DeliveryRefused extends Error {
  override readonly name = 'DeliveryRefused'
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

const parsed = (text: string): Record<string, unknown> => {
  if (bytesOf(text) > longestDelivered)
    throw new DeliveryRefused([`is longer than ${longestDelivered} bytes`])
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new DeliveryRefused([`is no JSON: ${error instanceof Error ? error.message : String(error)}`])
  }
  if (!isRecord(value)) throw new DeliveryRefused(['is no declaration; write an object'])
  const { $schema: _, ...declaration } = value
  return isOverlay(declaration) ? declaration : placed(declaration)
}

/** The area that the console has itself, and its file. */
const ownArea = (name: unknown): readonly [file: string, area: Resource] | undefined =>
  Object.entries(declaredFiles).find(
    (entry): entry is [string, Resource] =>
      isRecord(entry[1]) && 'fields' in entry[1] && entry[1].name === name,
  )

/** An area with an overlay applied to it. */
const overlaid = (overlay: { readonly [part: string]: unknown }, report: Report): Resource | undefined =>
  inspectOverlay(overlay, ownArea(overlay.name)?.[1], report)

/** The resource of a delivered declaration that has been checked. */
export const resourceOf = (body: string): Resource =>
  completed(JSON.parse(body) as WrittenResource) as Resource

/** What the JSON stands for: a declaration, or an area with the overlay applied. */
export const meantBy = (body: string): Json => {
  const declaration: unknown = JSON.parse(body)
  return (isOverlay(declaration) ? overlaid({ ...declaration }, () => {}) : declaration) as Json
}

/** What an overlay is compared with where none is in use; undefined for a declaration. */
export const withoutOverlay = (body: string): Json | undefined => {
  const declaration: unknown = JSON.parse(body)
  return isOverlay(declaration) ? (ownArea(declaration.name)?.[1] as Json | undefined) : undefined
}

const problemAt = (place: string, what: string): string => `${place === '' ? 'declaration' : place} ${what}`

/** The problems that the checker finds when this declaration takes the place of a file among the others. */
const problemsBeside = (file: string, declaration: unknown): readonly string[] =>
  findProblems({ ...declaredFiles, [file]: declaration }, groups, beside, (one) => one === file).map(
    ({ place, what }) => problemAt(place, what),
  )

/** @throws DeliveryRefused with everything that is wrong with an overlay */
async function checkOverlay(overlay: { readonly [part: string]: unknown }): Promise<Checked> {
  const problems: string[] = []
  const resource = overlaid(overlay, (place, what) => problems.push(problemAt(place, what)))
  if (!resource) throw new DeliveryRefused(problems)
  const [file = ''] = ownArea(overlay.name) ?? []
  const found = problemsBeside(file, resource)
  if (found.length > 0) throw new DeliveryRefused(found)
  const body = JSON.stringify(overlay)
  return { resource, overlay: true, hash: await declarationHash(overlay), body, grants: [] }
}

/** How many samples are tried. */
const tried = 24

/** Makes samples as the platform would, in memory. */
async function trySamples(resource: Resource, keyOf: (area: string) => readonly string[]): Promise<void> {
  const { records } = genericSeed(resource, keyOf)
  const context = {
    ...{ partnerId: 0, username: '', size: 'small' as const, count: tried, now: 1_717_200_000 },
    random: createRandom(`${fixedSeed} ${resource.name}`),
    colleagues: async () => [],
    others: async () => [],
  }
  let made = 0
  for await (const _ of records(context)) made += 1
  if (made === 0) throw new DeliveryRefused(['sample: no record can be made; loosen what its values must be'])
}

/** Undoes what was only tried. */
class Undone extends Error {}

/** Tries whether the records of an earlier declaration can be kept, and changes nothing. */
async function tryTable(sql: Sql, resource: Resource): Promise<void> {
  const areas = declaredAreas({ declarations: [resource] })
  const area = areas.get(resource.name)
  if (!area) return
  await sql
    .transaction(async (step) => {
      await migrating(areas, area).migrate?.(step, { tell: () => {}, discards: false, later: () => {} })
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (error instanceof MigrationRefused) throw new DeliveryRefused(error.problems)
      if (!(error instanceof Undone)) throw error
    })
}

/**
 * Checks a declaration that a partner wants delivered: by the policy, by the checker of all declarations, by samples, and by
 * the records that the partner has of an earlier one.
 *
 * @param text JSON as it was written
 * @throws DeliveryRefused with everything that is wrong
 */
export async function checkDelivery(sql: Sql, partnerId: number, text: string): Promise<Checked> {
  const declaration = parsed(text)
  if (isOverlay(declaration)) return checkOverlay(declaration)
  const problems: string[] = []
  inspectDelivered(
    declaration,
    { names: own.map(({ name }) => name), paths: own.map(({ path }) => path) },
    (place, what) => problems.push(problemAt(place, what)),
  )
  const name = String(declaration.name)
  const owner = await ownerOf(sql, name)
  if (owner !== undefined && owner !== partnerId) problems.push(`name "${name}" is taken; choose another`)
  if (problems.length > 0) throw new DeliveryRefused(problems)
  // Nothing may refer to other delivered areas: they may be taken out of use.
  const found = problemsBeside('declaration', declaration)
  if (found.length > 0) throw new DeliveryRefused(found)
  const body = JSON.stringify(declaration)
  // Consoles receive it with the omitted calls filled in.
  if (bytesOf(body) > longestDelivered)
    throw new DeliveryRefused([`is longer than ${longestDelivered} bytes with its calls in it`])
  const resource = resourceOf(body)
  const keys = new Map(own.flatMap((one) => ('key' in one ? [[one.name, one.key] as const] : [])))
  await trySamples(resource, (area) => keys.get(area) ?? [])
  await tryTable(sql, resource)
  return {
    resource,
    overlay: false,
    hash: await declarationHash(declaration),
    body,
    grants: Object.keys(roleTitles).map((role) => [role, rolePermissions(resource, role)] as const),
  }
}
