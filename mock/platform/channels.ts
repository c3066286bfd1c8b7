/** External services that are simulated; none is ever called. */
export const channelNames = ['wxpay', 'alipay', 'wechat', 'sms', 'push', 'shops'] as const
export type Channel = (typeof channelNames)[number]

/**
 * The simulated channels. They follow the platform's clock: a delay is a stored time in Unix seconds, never a wait.
 */
export interface Channels {
  /** When something that usually takes `usualSeconds` is done, in Unix seconds; earlier at a higher pace. */
  doneAt(now: number, usualSeconds: number): number
  isDown(channel: Channel): boolean
}

export interface ChannelSettings {
  /** Speed factor, default 1; 0 does everything at once. */
  readonly pace?: number
  readonly down?: readonly Channel[]
}

/** @param settings read at every call, so that they can change while the platform runs */
export const channelsOf = (settings: ChannelSettings): Channels => ({
  doneAt: (now, usualSeconds) => {
    const { pace = 1 } = settings
    return now + (pace === 0 ? 0 : Math.ceil(usualSeconds / pace))
  },
  isDown: (channel) => settings.down?.includes(channel) === true,
})
