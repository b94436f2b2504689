import { Button, TextInput } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dormsQuery } from '#lib/api/campus.ts'
import { LoadError } from '#lib/states/load-error.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { NarrowScreen } from '#ui/frame/narrow-screen.tsx'
import { ScreenHeader } from '#ui/frame/screen-header.tsx'
import { SkeletonCards } from '#ui/states/skeletons.tsx'
import { addressOfDorm } from './dorm-address.ts'
import { KitchenPoster } from './kitchen-poster.tsx'
import classes from './poster.module.css'
import * as words from './poster-words.ts'
import { posterWords } from './poster-words.ts'

const posterPx = 640

/** Makes a poster for a kitchen's door, to be printed on A4. */
export function PosterScreen({ homeDorm }: { homeDorm: string | undefined }) {
  const query = useQuery(dormsQuery)
  return (
    <NarrowScreen>
      <ScreenHeader title={posterWords.title} subtitle={posterWords.subtitle} />
      {query.data ? (
        <PosterForm dorms={query.data} homeDorm={homeDorm} />
      ) : query.error ? (
        <LoadError title={words.dormsNotLoaded} query={query} />
      ) : (
        <SkeletonCards label={words.loadingThePoster} count={1} height={posterPx} />
      )}
    </NarrowScreen>
  )
}

function PosterForm({ dorms, homeDorm }: { dorms: readonly string[]; homeDorm: string | undefined }) {
  const [chosen, setChosen] = useState<string>()
  const [kitchen, setKitchen] = useState('')
  const home = homeDorm !== undefined && dorms.includes(homeDorm) ? homeDorm : undefined
  const dorm = chosen ?? home ?? dorms[0] ?? ''
  return (
    <>
      <div className={classes.form}>
        <SelectField
          label={posterWords.dorm}
          value={dorm}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          options={dorms.map((name) => ({ value: name, label: name }))}
        />
        <TextInput
          label={posterWords.kitchen}
          placeholder={posterWords.kitchenExample}
          maxLength={limits.pickupPlaceLength}
          value={kitchen}
          onChange={({ currentTarget }) => setKitchen(currentTarget.value)}
        />
        <Button leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => print()}>
          {posterWords.print}
        </Button>
      </div>
      <KitchenPoster dorm={dorm} kitchen={kitchen.trim()} address={addressOfDorm(location.origin, dorm)} />
    </>
  )
}
