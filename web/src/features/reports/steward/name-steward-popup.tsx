import { Button } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useDeferredValue, useState } from 'react'
import { dormsQuery } from '#lib/api/campus.ts'
import { describeError } from '#lib/api/errors.ts'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { LongTextField } from '#ui/fields/long-text-field.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import { notifySuccess } from '#ui/layers/toasts.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { tellFailure } from '../reports.queries.ts'
import classes from './steward.module.css'
import * as words from './steward-words.ts'
import { namedQuery, nameSteward } from './stewards.queries.ts'

/** Who is to be a steward, of what, and why: it is kept in the record of what stewards did. */
export function NameStewardPopup({ onClose }: { onClose: () => void }) {
  const [userId, setUserId] = useState('')
  const [dorm, setDorm] = useState('')
  const [reason, setReason] = useState('')
  const { data: dorms = [] } = useQuery(dormsQuery)
  const naming = useMutation({
    mutationFn: () => nameSteward(userId, { dorm, reason }),
    onSuccess: () => {
      notifySuccess(words.namedNote)
      onClose()
    },
    onError: tellFailure,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    naming.mutate()
  }
  return (
    <Popup title={words.nameASteward} opened onClose={onClose}>
      <form className={classes.decision} onSubmit={submit}>
        <PersonFields userId={userId} onChange={setUserId} />
        <SelectField
          label={words.stewardOf}
          value={dorm}
          onChange={({ currentTarget: { value } }) => setDorm(value)}
          options={[
            { value: '', label: words.theCampus },
            ...dorms.map((name) => ({ value: name, label: name })),
          ]}
        />
        <LongTextField
          label={words.why}
          description={words.keptInRecord}
          required
          withAsterisk={false}
          maxLength={limits.commentLength}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
        <Button type="submit" loading={naming.isPending} disabled={userId === ''}>
          {words.nameAsSteward}
        </Button>
      </form>
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
  const failure = error && describeError(error)
  const people = failure ? [] : (found?.items ?? [])
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
      {failure && <FormAlert message={failure.message} requestId={failure.requestId} />}
      <SelectField
        label={words.person}
        value={userId}
        onChange={({ currentTarget: { value } }) => onChange(value)}
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
