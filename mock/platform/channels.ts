/** What lies outside the platform, and is simulated: nothing of it is ever really called. */
export const channelNames = ['wxpay', 'alipay', 'wechat', 'sms', 'push', 'shops'] as const
export type Channel = (typeof channelNames)[number]

/**
 * The simulated channels. They answer by the platform's clock: what takes them a while is a moment in Unix seconds that is
 * written down, never a wait.
 */
export interface Channels {
  /** When something that usually takes so many seconds is done, Unix seconds; sooner where the channels are sped up. */
  doneAt(now: number, usualSeconds: number): number
  /** Whether a channel refuses everything. */
  isDown(channel: Channel): boolean
}

export interface ChannelSettings {
  /** How much faster than usual the channels are; 1 without it, 0 does everything at once. */
  readonly pace?: number
  readonly down?: readonly Channel[]
}

/** @param settings read at every question, so that whoever holds them can change them while the platform runs */
export const channelsOf = (settings: ChannelSettings): Channels => ({
  doneAt: (now, usualSeconds) => {
    const { pace = 1 } = settings
    return now + (pace === 0 ? 0 : Math.ceil(usualSeconds / pace))
  },
  isDown: (channel) => settings.down?.includes(channel) === true,
})
