import { type Chore, defineRules } from '@mock/platform/areas/rules'
import type { PushLog } from '../pushLog.area'
import { arrivals } from './arrivals'
import { deliver, repush } from './delivery'
import { figuresSchema, shopFigures } from './figures'
import { queue } from './queue'
import { arrearsSchema } from './stop'

/** Days the log is kept: a week that can be pushed again, and a little more to look at. */
const keptDays = 10

/** Deletes old pushes so that the log does not fill the disk; their fees stay in the ledger. */
const forgetting: Chore = {
  name: 'forget',
  everySeconds: 3600,
  run: async ({ area }) => {
    await area<PushLog>('pushLog').forget({ create_time: { beforeDays: keptDays } })
  },
}

export default defineRules<PushLog>({
  schema: [...figuresSchema, ...arrearsSchema],
  actions: { repush },
  jobs: [deliver],
  chores: [arrivals, queue, shopFigures, forgetting],
})
