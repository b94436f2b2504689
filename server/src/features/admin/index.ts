export type { Account } from './admin.repository.ts'
export { AdminError, AdminService } from './admin.service.ts'
