import type { stewardsCalls } from '@shelfmate/contract/people/stewards'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { sendTo } from '#lib/api/api-client.ts'
import { stewardAddresses as addresses } from '../reports.addresses.ts'
import { act, stewardKey } from './steward.queries.ts'

type Calls = typeof stewardsCalls

/** All stewards; for those of the campus alone. */
export const stewardsQuery = queryOptions({
  queryKey: [...stewardKey, 'stewards'],
  queryFn: ({ signal }) => sendTo<Calls['listStewards']>(addresses.listStewards, {}, { signal }),
  networkMode: 'always',
})

/** People whose name has this part, the first ones. */
export const namedQuery = (search: string) =>
  queryOptions({
    queryKey: [...stewardKey, 'people', search],
    queryFn: ({ signal }) =>
      sendTo<Calls['findPeople']>(addresses.findPeople, { query: { search } }, { signal }),
    enabled: search !== '',
    networkMode: 'always',
    placeholderData: keepPreviousData,
  })

/** Names a steward of a dorm, or of the campus where `dorm` is empty; it is recorded with its reason. */
export const nameSteward = (userId: string, body: { dorm: string; reason: string }): Promise<void> =>
  act(sendTo<Calls['name']>(addresses.name, { params: { userId }, body }))
