import type { Seed, SeedContext } from '@mock/platform/areas/rules'
import { createRandom } from '@/declaration'

export const now = Date.parse('2024-06-01T12:00:00+08:00') / 1000

/** The records that a seed makes for the first partner. */
export async function sampleOf<R>(
  seed: Seed<R>,
  count: number,
  earlier: { readonly [area: string]: unknown },
  size: SeedContext['size'] = 'standard',
): Promise<R[]> {
  const records: R[] = []
  const given = seed.records({
    partnerId: 100238,
    username: 'demo_partner',
    size,
    count,
    now,
    random: createRandom('20240601'),
    colleagues: async () => ['林青', '周晴'],
    others: async <O>(area: string) => earlier[area] as readonly O[],
  })
  for await (const record of given) records.push(record as R)
  return records
}
