export {
  type Account,
  decidedUntil,
  findStewardship,
  isReplaced,
  listStewardDorms,
  listStewards,
  type Suspension,
  stewardsOf,
} from './admin.repository.ts'
export { AdminError, AdminService, isKeptOut, type Lifted, NobodyError } from './admin.service.ts'
export { DormsAdmin } from './dorms.admin.ts'
