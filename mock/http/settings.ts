import { type ChannelSettings, channelNames } from '../platform/channels'
import { type SeedSize, seedSizes } from '../platform/contract'

export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly size: SeedSize
  readonly platformUrl: URL | undefined
  readonly trustProxy: boolean
  readonly channels: ChannelSettings
}

/** The server cannot start; the message says why and what to do, in one line. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}

const portOf = (text: string): number => {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535)
    throw new StartRefused(`PORT is ${JSON.stringify(text)}; expected a number from 0 to 65535`)
  return port
}

const sizeOf = (text: string): SeedSize => {
  const size = seedSizes.find((one) => one === text)
  if (!size) throw new StartRefused(`SEED is ${JSON.stringify(text)}; expected ${seedSizes.join(', ')}`)
  return size
}

const platformOf = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new StartRefused('PLATFORM_URL must be an address such as https://platform.example.com')
  return url
}

const switchOf = (name: string, text: string): boolean => {
  if (text !== '0' && text !== '1')
    throw new StartRefused(`${name} is ${JSON.stringify(text)}; expected 1 or 0`)
  return text === '1'
}

const paceOf = (text: string): number => {
  const pace = Number(text)
  if (!/^\d+(\.\d+)?$/.test(text) || pace > 1000)
    throw new StartRefused(`CHANNEL_PACE is ${JSON.stringify(text)}; expected a number from 0 to 1000`)
  return pace
}

const downOf = (text: string): ChannelSettings['down'] =>
  text.split(',').flatMap((one) => {
    const name = one.trim()
    if (name === '') return []
    const channel = channelNames.find((known) => known === name)
    if (!channel)
      throw new StartRefused(
        `CHANNELS_DOWN names ${JSON.stringify(name)}; channels are ${channelNames.join(', ')}`,
      )
    return [channel]
  })

/** Reads the environment variables; an empty one counts as not set. @throws StartRefused for an invalid value */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>): Settings {
  return {
    port: portOf(env.PORT || '8080'),
    host: env.HOST || '127.0.0.1',
    dataDir: env.DATA_DIR || '.data',
    databaseUrl: env.DATABASE_URL || undefined,
    size: sizeOf(env.SEED || 'standard'),
    platformUrl: env.PLATFORM_URL ? platformOf(env.PLATFORM_URL) : undefined,
    trustProxy: switchOf('TRUST_PROXY', env.TRUST_PROXY || '0'),
    channels: { pace: paceOf(env.CHANNEL_PACE || '1'), down: downOf(env.CHANNELS_DOWN || '') },
  }
}
