let running = 0

/** Loads something in advance. Failures are ignored: they show when it is really needed. */
export async function preload(load: () => Promise<unknown>): Promise<void> {
  running += 1
  await load().catch(() => undefined)
  running -= 1
}

export const isPreloading = (): boolean => running > 0
