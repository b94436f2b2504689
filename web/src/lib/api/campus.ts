import type { CallAddress } from '@shelfmate/contract/api/call'
import type { campusCalls } from '@shelfmate/contract/campus/campus'
import { queryOptions } from '@tanstack/react-query'
import { keptOnDevice } from '../device/persisted-queries.ts'
import { sendTo } from './api-client.ts'

type ReadCampus = typeof campusCalls.read
const readCampus = 'GET /campus' as const satisfies CallAddress<ReadCampus>

/** The dorms to choose from. Set by the operator, so it holds as long as the page does. */
export const dormsQuery = queryOptions<string[]>({
  queryKey: ['campus', 'dorms'],
  queryFn: async ({ signal }) => (await sendTo<ReadCampus>(readCampus, {}, { signal })).dorms,
  staleTime: Number.POSITIVE_INFINITY,
  // A post can be written without a connection, and says where it is.
  meta: keptOnDevice(),
  networkMode: 'always',
  refetchOnReconnect: true,
})
