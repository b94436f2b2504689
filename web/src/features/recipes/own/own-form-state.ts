import type { OwnRecipe } from '@shelfmate/contract/recipe-book/own-recipes'
import { FormOpening, isSame, type Opening } from '#lib/forms/form-opening.ts'
import { newId } from '#lib/new-id.ts'
import { createStore } from '#lib/store.ts'
import { dismissDeeds } from '#ui/layers/toasts.ts'
import { saveOne } from './own.mutations.ts'
import * as words from './own-words.ts'

/** A recipe as it is typed: one line an ingredient, one a step. */
export type FormValues = Record<'title' | 'ingredients' | 'steps' | 'minutes' | 'portions', string>

/** One opening of the form. */
export interface OwnForm extends Opening<FormValues> {
  /** The page that it was brought from. */
  address: string | null
  /** Nothing of it is saved yet. */
  isNew: boolean
  /** Called when it is saved. */
  onSave?: (() => void) | undefined
}

export const emptyValues: FormValues = {
  title: '',
  ingredients: '',
  steps: '',
  minutes: '30',
  portions: '2',
}

export const ownForms = new FormOpening<OwnForm, FormValues, OwnRecipe>({
  name: 'ownRecipe',
  empty: emptyValues,
  isBlank: (values, begun) =>
    isSame(values, begun) ||
    [values.title, values.ingredients, values.steps].every((text) => text.trim() === ''),
  isNew: ({ isNew }) => isNew,
  save: (_, recipe) => saveOne(recipe),
  failure: ({ recipe }) => words.notSaved(recipe.title),
  dismissSaid: dismissDeeds,
})

/** Opens the form to write a recipe, or to look at one that was brought, which takes nothing from the one that is being written. */
export const openOwnForm = (imported?: Pick<OwnForm, 'values' | 'address' | 'onSave'>): void =>
  ownForms.open(
    imported
      ? ownForms.about(imported.address ?? imported.values.title, { ...imported, id: newId(), isNew: true })
      : { ...ownForms.fresh(), address: null, isNew: true },
  )

const importing = createStore(false)

/** Whether somebody is about to add recipes. */
export const useImporting = importing.use

/** Asks how a recipe is to be added. */
export const openImporting = (): void => importing.set(true)
export const closeImporting = (): void => importing.set(false)
