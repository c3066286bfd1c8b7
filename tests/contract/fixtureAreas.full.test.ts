import approval from '@resources/approval/approval.area'
import approvalRules from '@resources/approval/platform/rules'
import { describe } from 'vitest'
import { fixtures } from '../areas/fixtures'
import { lookedAt } from '../areas/looked'
import { startedOnce } from '../unit/platform-areas/started'
import { actingContract } from './areas/acting'
import { readingContract } from './areas/reading'
import { savingContract } from './areas/saving'
import { areaOn } from './areas/sessions'

const running = await startedOnce({
  declarations: [...fixtures.declarations, approval],
  rules: { ...fixtures.rules, approval: approvalRules },
  seeds: { approval: { records: () => [] } },
})

describe.each(lookedAt(fixtures.declarations).map((resource) => [resource.name, resource] as const))(
  'the fixture %s',
  (name, resource) => {
    const area = areaOn(resource, () => running, fixtures.rules[name])
    readingContract(area)
    savingContract(area)
    actingContract(area)
  },
)
