import { ServerResponse } from 'node:http'
import { shiftClock } from '../clock.mjs'

/*
 * Loaded into each process of a platform under test before anything else (`node --import`): its clock goes as that of the
 * pages. Node dates its answers by the machine's clock, so they carry no date.
 */
shiftClock(Number(process.env.CLOCK_SHIFT))
Object.defineProperty(ServerResponse.prototype, 'sendDate', { get: () => false, set: () => {} })
