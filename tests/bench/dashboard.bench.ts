import type { Bench } from './bench'
import { sideBySide } from './measure'
import { directly, onPlatform } from './onPlatform'

/** The dashboard's one call, which every console makes once a minute, compared with a page of trades from the same platform. */
const bench: Bench = {
  title: "The dashboard's call at the platform's edge (SEED=full, embedded store)",
  run: (dataDir) =>
    onPlatform(dataDir, directly, async (ask) => {
      const { dashboard, trades } = await sideBySide(
        { dashboard: () => ask('/user/dashboard'), trades: () => ask('/user/tradelist?page=1&limit=20') },
        { rounds: 20, warmUp: 2 },
      )
      return [{ what: 'the dashboard', time: dashboard, against: { what: 'a page of trades', time: trades } }]
    }),
}

export default bench
