import { shiftClock, shiftToMorning } from '../clock.mjs'

shiftClock(shiftToMorning())

/** The page's clock, which goes on from ten in the morning. */
export const morning = Date
