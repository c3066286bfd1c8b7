import { ServerResponse } from 'node:http'
import { shiftClock } from '../clock.mjs'

/*
 * Loaded into each process of a tested platform before anything else (`node --import`), so that its clock matches the pages'.
 * Node dates answers by the machine's clock, so they get no date.
 */
shiftClock(Number(process.env.CLOCK_SHIFT))
Object.defineProperty(ServerResponse.prototype, 'sendDate', { get: () => false, set: () => {} })
