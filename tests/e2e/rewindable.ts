import { type Sql, type Store, withAtEnd } from '../../mock/store/sql'

/** A store whose changes can be discarded. */
export interface Rewindable {
  /** Changes made through it are only visible to it. */
  readonly sql: Sql
  /** Discards all changes: the store is as before. Nothing may still use `sql`. */
  rewind(): Promise<void>
}

class Rewound extends Error {
  override readonly name = 'Rewound'
}

/**
 * Opens one transaction around everything until the rewind. Transactions inside it are savepoints and run one after the other,
 * like the store's own: one connection has one state.
 *
 * @param store one connection, as the embedded store is; it must not be used by others meanwhile
 * @throws whatever the store throws when it begins a transaction
 */
export async function rewindable(store: Store): Promise<Rewindable> {
  let opened: (sql: Sql) => void = () => {}
  const opening = new Promise<Sql>((resolve) => {
    opened = resolve
  })
  let end: (why: Rewound) => void = () => {}
  const ended = new Promise<never>((_, reject) => {
    end = reject
  })
  const whole = store.transaction((sql) => {
    opened(sql)
    return ended
  })
  const sql = await Promise.race([opening, whole])
  return {
    sql: oneAfterTheOther(sql),
    rewind: async () => {
      end(new Rewound('the test is over'))
      await whole.catch((error: unknown) => {
        if (!(error instanceof Rewound)) throw error
      })
    },
  }
}

/** Each statement and each transaction succeeds or fails by itself, and only begins after the last has ended. */
function oneAfterTheOther(sql: Sql): Sql {
  let last: Promise<unknown> = Promise.resolve()
  const transaction: Sql['transaction'] = (run) => {
    const result = last.then(() => sql.transaction((step) => withAtEnd(step, run)))
    last = result.catch(() => undefined)
    return result
  }
  const query: Sql['query'] = (text, params) => transaction((step) => step.query(text, params))
  return {
    transaction,
    query,
    exec: (text) => transaction((step) => step.exec(text)),
    atEnd: async (_, end) => void (await end({ query })),
  }
}
