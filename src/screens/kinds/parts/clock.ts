/** How often what counts down is looked at, ms: no word of it changes more often than each minute. */
const pace = 5000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => {
  for (const listener of listeners) listener()
}

/** Calls back as time goes by: one timer for everything on the screen that counts down, none while there is nothing. */
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
