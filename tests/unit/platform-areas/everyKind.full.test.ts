import { actingContract } from '../../contract/areas/acting'
import { readingContract } from '../../contract/areas/reading'
import { savingContract } from '../../contract/areas/saving'
import { areaOn } from '../../contract/areas/sessions'
import { everyKind } from './everyKind'
import { shop, startedOnce } from './started'

const running = await startedOnce()

// The contract of declared areas, over kinds, tests and calls that no area of the console has yet.
const area = areaOn(everyKind, () => running)
readingContract(area)
savingContract(area)
actingContract(area)
readingContract(areaOn(shop, () => running))
