import { startPlatform } from '@mock/platform'
import { openStore } from '@mock/store/open'
import { asking } from './asking'
import type { Bench } from './bench'
import { sideBySide } from './measure'

/** The dashboard's one call, which every console makes once a minute, against a page of trades from the same platform. */
const bench: Bench = {
  title: "The dashboard's call at the platform's edge (SEED=full, embedded store)",
  async run(dataDir) {
    const store = await openStore({ dataDir })
    const platform = await startPlatform({ sql: store, size: 'full' })
    try {
      const ask = await asking(platform)
      const { dashboard, trades } = await sideBySide(
        { dashboard: () => ask('/user/dashboard'), trades: () => ask('/user/tradelist?page=1&limit=20') },
        { rounds: 20, warmUp: 2 },
      )
      return [{ what: 'the dashboard', time: dashboard, against: { what: 'a page of trades', time: trades } }]
    } finally {
      await platform.close()
      await store.close()
    }
  },
}

export default bench
