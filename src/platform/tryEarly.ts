let running = 0

/** Loads something before it is wanted. A failure shows itself when it is: nobody typing is disturbed by a reload. */
export async function tryEarly(load: () => Promise<unknown>): Promise<void> {
  running += 1
  await load().catch(() => undefined)
  running -= 1
}

/** Whether something is being loaded that nobody has asked for yet. */
export const isTryingEarly = (): boolean => running > 0
