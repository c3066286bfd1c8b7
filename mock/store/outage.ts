const minute = 60_000

/** A stopping server closes its connections one by one: a success within this time does not end the outage. */
const settleMs = 500

/** Logs what is wrong with a store: one line per outage, however many calls meet it. */
export class Outage {
  private isDown = false
  private failedAt = 0
  private loggedFull = Number.NEGATIVE_INFINITY

  constructor(private readonly place: string) {}

  down(reason: string): void {
    if (!this.isDown)
      console.error(`${this.place} does not answer (${reason}); calls are refused until it does`)
    this.isDown = true
    this.failedAt = performance.now()
  }

  works(sentAt: number): void {
    if (!this.isDown || sentAt < this.failedAt + settleMs) return
    console.log(`${this.place} answers again`)
    this.isDown = false
  }

  /** It has no room. Some writes may still succeed, so no end can be logged: one line a minute instead. */
  full(reason: string): void {
    if (performance.now() - this.loggedFull < minute) return
    this.loggedFull = performance.now()
    console.error(`${this.place} has no room (${reason}); writing is refused until there is some`)
  }
}
