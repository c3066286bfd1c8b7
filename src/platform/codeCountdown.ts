import { attempt } from './attempt'

export type CodeScene = 'login' | 'register' | 'recovery'

export type CodeCountdown = ReturnType<typeof createCountdown>

/** Longer waits, s, are ignored: they appear after the clock was set back. */
const maxSeconds = 24 * 3600

function createCountdown(key: string) {
  const listeners = new Set<() => void>()
  let deadline = Number(attempt(() => sessionStorage.getItem(key))) || 0
  let remaining = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Reads the clock instead of counting timer ticks, which are throttled in background windows. */
  const count = () => {
    const now = Date.now()
    // The clock was set back: it goes on from where it was.
    if (remaining > 0) deadline = Math.min(deadline, now + remaining * 1000)
    const seconds = Math.ceil((deadline - now) / 1000)
    remaining = seconds > 0 && seconds <= maxSeconds ? seconds : 0
  }

  const tick = () => {
    clearTimeout(timer)
    count()
    for (const listener of listeners) listener()
    // Wakes up when the next second begins.
    if (remaining > 0 && listeners.size > 0)
      timer = setTimeout(tick, deadline - Date.now() - (remaining - 1) * 1000)
  }

  return {
    start: (seconds: number): void => {
      remaining = Math.min(seconds, maxSeconds)
      deadline = Date.now() + remaining * 1000
      // Without storage the countdown ends with the page; the platform still enforces it.
      attempt(() => sessionStorage.setItem(key, String(deadline)))
      tick()
    },
    /** Rounded up; 0 when a code can be sent. */
    secondsLeft: (): number => {
      // With subscribers the value must only change along with a notification, as React requires.
      if (listeners.size === 0) count()
      return remaining
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      if (listeners.size === 1) tick()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearTimeout(timer)
      }
    },
  }
}

const countdowns = new Map<CodeScene, CodeCountdown>()

/** The countdown of a scene. It survives reloads in this tab. */
export function codeCountdown(scene: CodeScene): CodeCountdown {
  const countdown = countdowns.get(scene) ?? createCountdown(`console.codeUntil.${scene}`)
  countdowns.set(scene, countdown)
  return countdown
}
