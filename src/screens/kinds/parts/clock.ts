/** How often countdowns update, ms. Their words change at most once a minute. */
const pace = 5000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => {
  for (const listener of listeners) listener()
}

/** Calls back as time passes: one timer for all countdowns on the screen, and none if there are none. */
export const whileTimePasses = (listener: () => void): (() => void) => {
  listeners.add(listener)
  timer ??= setInterval(tick, pace)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
