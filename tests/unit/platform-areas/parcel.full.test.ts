import { actingContract } from '../../contract/areas/acting'
import { readingContract } from '../../contract/areas/reading'
import { savingContract } from '../../contract/areas/saving'
import { areaOn } from '../../contract/areas/sessions'
import { parcel } from './parcel'
import { startedOnce } from './started'

const running = await startedOnce({ declarations: [parcel] })

// The contract of every area, over one that leaves out what follows from the rest.
const area = areaOn(parcel, () => running)
readingContract(area)
savingContract(area)
actingContract(area)
