import { collect } from '@mock/platform/collect'
import { checkDelivery, DeliveryRefused } from '@mock/platform/delivery/check'
import returnAddress from '@resources/delivery/platform/returnAddress.json'
import menuGroups from '@resources/menu'
import { describe, expect, it } from 'vitest'
import { headOf, type Resource } from '@/declaration'
import { declarationHash } from '@/declaration/declarationHash'
import { longestDelivered, placed } from '@/declaration/delivered/policy'
import { fillText } from '@/declaration/label'
import { received } from '@/shell/delivered/received'
import { isFullRun } from '../../scope'
import { platformOnce } from '../platform-core/platformOnce'
import { hostileDeclarations, rich, scripts, type Tree, textPlaces, withAt, withText } from './hostile'

/*
 * A hostile declaration is refused twice: by the platform when it is published, and by the console when it arrives. Either would
 * be enough, but another platform may not check, and a browser may run an older console.
 */

const { store } = await platformOnce({ areas: [] })
const publish = (text: string) => checkDelivery(store, 1, text)

const declarations = collect().declarations
const heads = declarations.map(headOf)
const receive = async (text: string, base?: Resource): Promise<Resource> => {
  // Endless nesting has no hash.
  const hash = await declarationHash(JSON.parse(text)).catch(() => '')
  return received({ text, name: JSON.parse(text).name, hash, heads, groups: menuGroups, base })
}

/** The check's own reason for a refusal; any other error is an accident. */
const reasonOf = async (check: Promise<unknown>): Promise<string> =>
  check.then(
    () => 'accepted',
    (error: unknown) =>
      error instanceof DeliveryRefused || (error instanceof Error && error.constructor === Error)
        ? error.message
        : `an accident: ${String(error)}`,
  )

const verdictsOn = async (text: string, base?: Resource) => ({
  platform: await reasonOf(publish(text)),
  console: await reasonOf(receive(text, base)),
})

describe('a hostile declaration', () => {
  it('is made out of one that is in order', async () => {
    expect(await verdictsOn(JSON.stringify(rich))).toEqual({ platform: 'accepted', console: 'accepted' })
  })

  const kinds = Object.entries(hostileDeclarations).map(([kind, make]) => {
    const distinct = new Map(make().map((one) => [one.text, one]))
    return [kind, distinct.size, [...distinct.values()]] as const
  })
  const count = kinds.reduce((sum, [, size]) => sum + size, 0)

  describe(`in ${count} ways, each refused by the platform and by the console, in words`, () => {
    it.each(kinds)('with %s: %i', async (_, __, all) => {
      const missed: string[] = []
      // It is refused because of its hostile part only.
      for (const { what, text, place } of all)
        for (const [who, why] of Object.entries(await verdictsOn(text)))
          if (!why.includes(place)) missed.push(`${who}: ${what}: ${why.slice(0, 200)}`)
      expect(missed).toEqual([])
    })
  })

  const [base] = declarations.filter(({ name }) => name === 'replyTemplate')
  const overlay = (edit: object) => JSON.stringify({ name: 'replyTemplate', edits: [edit] })
  it.each<[what: string, text: string, why: RegExp]>([
    [
      'a value nested without end',
      overlay({ place: ['list', 'columns'], value: 'x' }).replace(
        '"x"',
        '['.repeat(50_000) + ']'.repeat(50_000),
      ),
      /levels/,
    ],
    [
      'a name that every object has',
      overlay({ place: ['label'], value: { zh: '一', en: 'One', es: 'Uno', x: 1 } }).replace(
        '"x"',
        '"__proto__"',
      ),
      /every object/,
    ],
    ['a text that is too long', overlay({ place: ['label', 'zh'], value: 'x'.repeat(20_001) }), /characters/],
  ])('is refused as an overlay with %s', async (_, text, why) => {
    const refusal = expect.stringMatching(why)
    expect(await verdictsOn(text, base)).toEqual({ platform: refusal, console: refusal })
  })
})

/** The declaration with labels so long that the delivered JSON has this many bytes. */
const ofBytes = (bytes: number): string => {
  const bytesDelivered = (one: Tree) => JSON.stringify(placed(one)).length
  let declaration = JSON.parse(JSON.stringify(returnAddress).replace(/[^\x20-\x7e]/g, 'x')) as Tree
  for (const place of ['label', 'one', 'fields.receiver.label', 'fields.phone.label'])
    for (const locale of ['zh', 'en', 'es']) {
      const length = Math.min(19_000, bytes - bytesDelivered(declaration))
      const before = withAt(`${place}.${locale}`, '', declaration)
      const room = Math.min(19_000, bytes - bytesDelivered(before))
      if (length > 0) declaration = withAt(`${place}.${locale}`, 'x'.repeat(room), declaration)
    }
  return JSON.stringify(declaration)
}

describe('a declaration that is as long as one may be', () => {
  it('is published and received, with the calls that it leaves out', async () => {
    const { body, hash } = await publish(ofBytes(longestDelivered))
    expect(body).toHaveLength(longestDelivered)
    const resource = await received({ text: body, name: 'returnAddress', hash, heads, groups: menuGroups })
    expect(resource.list.call).toBe('GET /user/area/returnAddress/list')
  })

  it('is not published when its calls make it too long to be received', async () => {
    const text = ofBytes(longestDelivered + 1)
    expect(text.length).toBeLessThan(longestDelivered)
    await expect(publish(text)).rejects.toThrow(/longer than 200000 bytes with its calls/)
  })
})

describe('a text that would do something elsewhere', () => {
  const cases = Object.entries(scripts).flatMap(([what, text]) => [
    // All places at once are checked as fast as one; a long text only fits in one place.
    ...(text.length < 1000 ? [{ where: `${what} everywhere`, places: textPlaces, text }] : []),
    ...(text.length < 1000 && !isFullRun ? [] : textPlaces).map((place) => ({
      where: `${what} at ${place}`,
      places: [place],
      text,
    })),
  ])

  const textAt = (resource: Resource, place: string): unknown =>
    `${place}.zh`
      .split('.')
      .reduce<unknown>((at, part) => (at as { readonly [name: string]: unknown })[part], resource)

  it(`is published and received as it is, in ${cases.length} declarations`, async () => {
    const wrong: string[] = []
    for (const { where, places, text } of cases) {
      const { body, hash } = await publish(JSON.stringify(withText(places, text)))
      const resource = await received({ text: body, name: 'returnAddress', hash, heads, groups: menuGroups })
      if (!places.every((place) => textAt(resource, place) === text)) wrong.push(where)
    }
    expect(wrong).toEqual([])
  })

  it('is not filled in with what every object has', () => {
    const text = '{constructor} {toString} %{__proto__} {count}'
    expect(fillText(text, { count: 2 })).toBe('{constructor} {toString} %{__proto__} 2')
  })
})
