export { itemConsumed, itemConsumptionUndone, itemDonated, itemLogged } from './pantry.events.ts'
export { purgeRemovedItems } from './pantry.jobs.ts'
export type { PantryPorts } from './pantry.ledger.ts'
export { pantryRoutes } from './pantry.routes.ts'
