const minute = 60_000

/** A server that stops ends its connections one by one: what still succeeds meanwhile is no end of the outage. */
const settlesIn = 500

/** Tells the log of what is wrong with a store: a line for each outage, however many calls meet with it. */
export class Outage {
  private isDown = false
  private failedAt = 0
  private toldFull = Number.NEGATIVE_INFINITY

  /** @param place of the store, for people to read */
  constructor(private readonly place: string) {}

  /** It cannot be reached. */
  down(reason: string): void {
    if (!this.isDown)
      console.error(`${this.place} does not answer (${reason}); calls are refused until it does`)
    this.isDown = true
    this.failedAt = performance.now()
  }

  /** It has done something that was asked at this moment. */
  works(asked: number): void {
    if (!this.isDown || asked < this.failedAt + settlesIn) return
    console.log(`${this.place} answers again`)
    this.isDown = false
  }

  /** It has no room. Some of it may still be written, so there is no end to tell of: a line a minute while it lasts. */
  full(reason: string): void {
    if (performance.now() - this.toldFull < minute) return
    this.toldFull = performance.now()
    console.error(`${this.place} has no room (${reason}); what needs room is refused until there is some`)
  }
}
