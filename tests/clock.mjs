/** Ten in the morning in the zone of the tests: a day has begun, and nothing waits for the next one. */
const hour = 10

/** By how many milliseconds to move a clock to the nearest ten o'clock in the morning. */
export const shiftToMorning = () => {
  const morning = new Date()
  morning.setHours(hour, 0, 0, 0)
  return morning.getTime() - Date.now()
}

/**
 * Moves the clock of this process or page, which goes on from there. It refers to nothing outside, so its text can be passed to a
 * page.
 *
 * @param {number} milliseconds
 */
export function shiftClock(milliseconds) {
  const RealDate = Date
  const now = () => RealDate.now() + milliseconds
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, asked) => Reflect.construct(target, given.length > 0 ? given : [now()], asked),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
