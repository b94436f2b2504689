export { thrownAwaySince } from './actions/waste.repository.ts'
export { ConsumptionService } from './consumption/consumption.service.ts'
export { DonationService } from './consumption/donation.service.ts'
export type { ItemKept } from './consumption/returned-items.repository.ts'
export { hasItemExpiring, listExpiring } from './expiring.repository.ts'
export { lateMoment } from './late-press.ts'
export { findLoggedSeq, listLoggedNames, listLoggedSince, listReplacedSince } from './logged.repository.ts'
export { consumptionActions, loggingActions } from './pantry.counting.repository.ts'
export {
  itemConsumed,
  itemConsumptionUndone,
  itemDonated,
  itemsLogged,
  wasteChanged,
} from './pantry.events.ts'
export { purgeRemovedItems } from './pantry.jobs.ts'
export type { PantryPorts } from './pantry.ledger.ts'
export { findItem, keepsFood, pantryLocked } from './pantry.repository.ts'
export { pantryRoutes } from './pantry.routes.ts'
export { listStock } from './stock.repository.ts'
