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
  /** Whether a start may drop values that no longer fit a changed declaration. */
  readonly discards: boolean
}

/** The server cannot start; the message says why and what to do, in one line. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}

const refused = (name: string, text: string, expected: string): never => {
  throw new StartRefused(`${name} is ${JSON.stringify(text)}; expected ${expected}`)
}

const portOf = (text: string): number =>
  /^\d+$/.test(text) && Number(text) <= 65535
    ? Number(text)
    : refused('PORT', text, 'a number from 0 to 65535')

const sizeOf = (text: string): SeedSize =>
  seedSizes.find((one) => one === text) ?? refused('SEED', text, seedSizes.join(', '))

const platformOf = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new StartRefused('PLATFORM_URL must be an address such as https://platform.example.com')
  return url
}

const switchOf = (name: string, text: string): boolean =>
  text === '0' || text === '1' ? text === '1' : refused(name, text, '1 or 0')

const discardsOf = (text: string): boolean =>
  text === '' || text === 'discard' ? text !== '' : refused('MIGRATE', text, 'discard')

const paceOf = (text: string): number =>
  /^\d+(\.\d+)?$/.test(text) && Number(text) <= 1000
    ? Number(text)
    : refused('CHANNEL_PACE', text, 'a number from 0 to 1000')

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

/** Reads the environment variables; an empty one counts as not set. Throws StartRefused for an invalid value. */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>): Settings {
  return {
    port: portOf(env.PORT || '8080'),
    host: env.HOST || '127.0.0.1',
    dataDir: env.DATA_DIR || '.data',
    databaseUrl: env.DATABASE_URL || undefined,
    size: sizeOf(env.SEED || 'standard'),
    platformUrl: env.PLATFORM_URL ? platformOf(env.PLATFORM_URL) : undefined,
    trustProxy: switchOf('TRUST_PROXY', env.TRUST_PROXY || '0'),
    discards: discardsOf(env.MIGRATE || ''),
    channels: { pace: paceOf(env.CHANNEL_PACE || '1'), down: downOf(env.CHANNELS_DOWN || '') },
  }
}
