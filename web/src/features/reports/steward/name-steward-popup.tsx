import { limits } from '@shelfmate/contract/api/limits'
import type { Steward } from '@shelfmate/contract/people/stewards'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { dormsQuery } from '#lib/api/campus.ts'
import { FailureAlert } from '#lib/states/failure-alert.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ReasonField } from '../reason-field.tsx'
import { SendingForm } from '../sending-form.tsx'
import classes from './steward.module.css'
import * as words from './steward-words.ts'
import { namedQuery, nameSteward, stewardsQuery } from './stewards.queries.ts'

/** Who is to be a steward, of what, and why: it is kept in the record of what stewards did. */
export function NameStewardPopup({ onClose }: { onClose: () => void }) {
  const [userId, setUserId] = useState('')
  const [dorm, setDorm] = useState('')
  const [reason, setReason] = useState('')
  const { data: dorms = [] } = useQuery(dormsQuery)
  const { data: stewards } = useQuery(stewardsQuery)
  const isOfCampus = stewards?.items.some((each) => each.userId === userId && each.dorm === '') ?? false
  return (
    <Popup title={words.addASteward} opened onClose={onClose}>
      <SendingForm
        className={classes.decision}
        send={() => nameSteward(userId, { dorm, reason })}
        thanks={words.namedNote}
        onDone={onClose}
        button={words.makeSteward}
        disabled={userId === '' || isOfCampus}
      >
        <PersonFields userId={userId} onChange={setUserId} />
        <SelectField
          label={words.stewardOf}
          error={isOfCampus && words.alreadyOfCampus}
          value={dorm}
          onChange={({ currentTarget: { value } }) => setDorm(value)}
          options={[
            { value: '', label: words.theCampus },
            ...dorms.map((name) => ({ value: name, label: name })),
          ]}
        />
        <ReasonField label={words.why} description={words.keptInRecord} value={reason} onChange={setReason} />
      </SendingForm>
    </Popup>
  )
}

/** Namesakes of one dorm bear a mark in their names; others live elsewhere. */
const calledAs = ({ displayName, dorm }: { displayName: string; dorm: string }) =>
  dorm === '' ? displayName : `${displayName}, ${dorm}`

interface PersonFieldsProps {
  /** Empty: nobody yet. */
  userId: string
  onChange: (userId: string) => void
}

/** Somebody by their name: looked for, then chosen. */
function PersonFields({ userId, onChange }: PersonFieldsProps) {
  const [search, setSearch] = useState('')
  const { data: found, error } = useQuery(namedQuery(useDeferredValue(search.trim())))
  const [chosen, setChosen] = useState<Steward>()
  const named = error ? [] : (found?.items ?? [])
  // An answer that comes late may be without whom somebody has chosen.
  const isNamed = named.some((person) => person.userId === userId)
  const people = chosen?.userId === userId && !isNamed ? [chosen, ...named] : named
  return (
    <>
      <SearchField
        label={words.searchByName}
        maxLength={limits.searchLength}
        value={search}
        onChange={(text) => {
          setSearch(text)
          onChange('')
        }}
      />
      <FailureAlert error={error} />
      <SelectField
        label={words.person}
        value={userId}
        onChange={({ currentTarget: { value } }) => {
          setChosen(people.find((person) => person.userId === value))
          onChange(value)
        }}
        options={[
          { value: '', label: people.length === 0 ? words.nobodyFoundYet : words.chooseSomeone },
          ...people.map((person) => ({ value: person.userId, label: calledAs(person) })),
        ]}
      />
      {userId !== '' && (
        <LinkButton variant="default" to="/viewprofile/$userId" params={{ userId }} target="_blank">
          {words.seeWhoThatIs}
        </LinkButton>
      )}
    </>
  )
}
