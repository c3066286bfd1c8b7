import approval from '@resources/approval/approval.area'
import approvalRules from '@resources/approval/platform/rules'
import { beforeAll, describe } from 'vitest'
import { fixtures } from '../areas/fixtures'
import { lookedAt } from '../areas/looked'
import { startedOnce } from '../unit/platform-areas/started'
import { historyContract, isWritten, Witness } from './areas/history'
import { Ledger } from './areas/ledger'
import { areaOn } from './areas/sessions'

const declarations = [...fixtures.declarations, approval]
const running = await startedOnce({
  declarations,
  rules: { ...fixtures.rules, approval: approvalRules },
  seeds: { approval: { records: () => [] } },
})
const fetch = (path: string, init: RequestInit = {}) =>
  running.platform.fetch(new Request(`http://platform.test/api${path}`, init))

let witness: Witness

beforeAll(async () => {
  const ledger = new Ledger(running.store, declarations)
  witness = await new Witness({ clock: running.clock, fetch }, ledger).begin()
})

describe.each(lookedAt(fixtures.declarations).filter(isWritten))('the fixture $name', (resource) => {
  historyContract(
    areaOn(resource, () => running, fixtures.rules[resource.name]),
    () => witness,
  )
})
