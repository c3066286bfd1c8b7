import { defineRules, type RuleContext } from '@mock/platform/areas/rules'
import { changesBetween } from '@mock/platform/delivery/changes'
import { type Checked, checkDelivery, DeliveryRefused } from '@mock/platform/delivery/check'
import { deliver, takeBack } from '@mock/platform/delivery/store'
import type { Json } from '@/declaration'
import type { Declaration } from '../declaration.area'

type Context = Pick<RuleContext<Declaration>, 'sql' | 'partnerId' | 'area' | 'refuse'>

/** So many problems are named at once; the rest come when these are mended. */
const mostNamed = 5

/** @throws Refusal 48201 with what is wrong */
const checked = async ({ sql, partnerId, refuse }: Context, body: string): Promise<Checked> => {
  try {
    return await checkDelivery(sql, partnerId, body)
  } catch (error) {
    if (!(error instanceof DeliveryRefused)) throw error
    return refuse(48201, { x: error.problems.slice(0, mostNamed).join('\n') })
  }
}

const versions = ({ area }: Context) => area<Declaration>('declaration')

/** The version of an area that is in use. */
const inUse = async (context: Context, area: string): Promise<Declaration | undefined> => {
  const [found] = await versions(context).find({ area, state: 'IN_USE' })
  return found
}

const writtenIn = (version: Declaration | undefined): Json | undefined =>
  version && (JSON.parse(version.body) as Json)

const legible = (body: string): string => JSON.stringify(JSON.parse(body), null, 2)

/** Takes the version in use out of it, and delivers this one. */
const put = async (context: RuleContext<Declaration>) => {
  const { sql, partnerId, record } = context
  const { resource, hash, body, grants } = await checked(context, record.body)
  await versions(context).changeAll({ area: resource.name, state: 'IN_USE' }, { state: 'REPLACED' })
  await deliver(sql, { partnerId, area: resource.name, hash, body }, grants)
  return {}
}

export default defineRules<Declaration>({
  async save(context) {
    const { input, record } = context
    const { resource, hash, body } = await checked(context, String(input.body ?? record?.body ?? ''))
    const before = await inUse(context, resource.name)
    const changes = changesBetween(writtenIn(before), JSON.parse(body) as Json)
    return {
      set: {
        area: resource.name,
        title: resource.label.zh,
        hash,
        body: legible(body),
        changes: [...changes],
      },
    }
  },
  actions: {
    publish: put,
    restore: put,
    async withdraw({ sql, partnerId, record }) {
      await takeBack(sql, partnerId, record.area)
      return {}
    },
  },
})
