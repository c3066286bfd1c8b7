/** What a code from a text message is for; each has its own pause between two codes (domain §3). */
export type CodeScene = 'login' | 'register' | 'recovery'

/** The seconds until the next code can be sent to the same person; for another one, it is started anew with 0. */
export interface CodeCountdown {
  /** @param seconds until the next code can be sent */
  start(seconds: number): void
  /** Seconds left, rounded up; 0 when a code can be sent. */
  secondsLeft(): number
  /** @returns the function that ends the subscription */
  subscribe(listener: () => void): () => void
}

/** Longer pauses are no countdown; also what is left after the clock was set back. In seconds. */
const longest = 24 * 3600

function createCountdown(key: string): CodeCountdown {
  const listeners = new Set<() => void>()
  let deadline = readDeadline(key)
  let left = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Counts by the clock, not by the timer: a window in the background is woken rarely. */
  const count = () => {
    const seconds = Math.ceil((deadline - Date.now()) / 1000)
    left = seconds > 0 && seconds <= longest ? seconds : 0
  }

  const tick = () => {
    clearTimeout(timer)
    count()
    for (const listener of listeners) listener()
    // Woken when the next second begins.
    if (left > 0 && listeners.size > 0) timer = setTimeout(tick, deadline - Date.now() - (left - 1) * 1000)
  }

  return {
    start: (seconds) => {
      deadline = Date.now() + Math.min(seconds, longest) * 1000
      keepDeadline(key, deadline)
      tick()
    },
    secondsLeft: () => {
      // While somebody listens the seconds change between two renders only, as React wants it.
      if (listeners.size === 0) count()
      return left
    },
    subscribe: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) tick()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearTimeout(timer)
      }
    },
  }
}

/** The end of the countdown in milliseconds since 1970, as a former visit of this browser tab left it. */
function readDeadline(key: string): number {
  try {
    return Number(sessionStorage.getItem(key)) || 0
  } catch {
    return 0
  }
}

function keepDeadline(key: string, deadline: number): void {
  try {
    sessionStorage.setItem(key, String(deadline))
  } catch {
    // Without a storage the countdown ends with the page; the platform still knows.
  }
}

const countdowns = new Map<CodeScene, CodeCountdown>()

/** The countdown of a scene. It survives a reload of the page, in this browser tab. */
export function codeCountdown(scene: CodeScene): CodeCountdown {
  const known = countdowns.get(scene)
  if (known) return known
  const made = createCountdown(`console.codeUntil.${scene}`)
  countdowns.set(scene, made)
  return made
}
