import declarationArea, { type Declaration } from '@resources/delivery/declaration.area'
import type { DeclaredAreas } from '../areas/declared'
import { defineRules, type RuleContext, type Rules } from '../areas/rules'
import { changesBetween } from './changes'
import { type Checked, checkDelivery, DeliveryRefused, meantBy, withoutOverlay } from './check'
import { deliver, takeBack } from './store'

type Context = Pick<RuleContext<Declaration>, 'sql' | 'partnerId' | 'area' | 'refuse'>

/** How many problems are named at once. The rest show up once these are fixed. */
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

const versionsOf = ({ area }: Context) => area<Declaration>(declarationArea.name)

/** The version of an area that is in use. */
const inUse = async (context: Context, area: string): Promise<Declaration | undefined> => {
  const [found] = await versionsOf(context).find({ area, state: 'IN_USE' })
  return found
}

const legible = (body: string): string => JSON.stringify(JSON.parse(body), null, 2)

/** Delivers this version in place of the one in use. */
const put = async (context: RuleContext<Declaration>) => {
  const { sql, partnerId, record } = context
  const { resource, overlay, hash, body, grants } = await checked(context, record.body)
  await versionsOf(context).changeAll({ area: resource.name, state: 'IN_USE' }, { state: 'REPLACED' })
  await deliver(sql, { partnerId, area: resource.name, hash, body, overlay }, grants)
  return {}
}

const rules = defineRules<Declaration>({
  async save(context) {
    const { input, record } = context
    const { resource, hash, body } = await checked(context, String(input.body ?? record?.body ?? ''))
    const before = await inUse(context, resource.name)
    const changes = changesBetween(before ? meantBy(before.body) : withoutOverlay(body), meantBy(body))
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

/** The areas, where publishing a declaration also delivers it. */
export const withDelivery = (areas: DeclaredAreas): DeclaredAreas => {
  const area = areas.get(declarationArea.name)
  // Rules of all areas are kept as those of any record.
  return area
    ? new Map([...areas, [declarationArea.name, { ...area, rules: rules as Rules<never> as Rules }]])
    : areas
}
