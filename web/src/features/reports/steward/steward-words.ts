import type { ReportKind } from '@shelfmate/contract/people/reports'
import { counted } from '@shelfmate/contract/text/counted'
import { kindWords } from '../report-words.ts'

export const decidedAndTold = 'Decided. Everyone involved will be told.'
export const whatToDo = 'What to do'
export const decision = 'Decision'
export const chooseAnew = 'Choose again'
export const noLongerPossible = 'What you chose is no longer possible. Choose again.'
export const forHowManyDays = 'For how many days'
export const suspensionHint =
  'Leave it empty for “until further notice”. Their posts are removed for good, and their open hand-overs end.'
export const why = 'Why'
export const keptInRecord = 'Kept in the stewards’ record.'
export const personReadsIt = 'The person can read it, and it’s kept in their record.'
export const decide = 'Decide'
export const namedNote = 'Done. They’ll find the reports in their profile.'
export const addASteward = 'Add a steward'
export const stewardOf = 'Steward of'
export const theCampus = 'The campus'
export const alreadyOfCampus = 'Already a steward of the campus.'
export const makeSteward = 'Make steward'
export const searchByName = 'Search by name'
export const person = 'Person'
export const nobodyFoundYet = 'No matches yet'
export const chooseSomeone = 'Choose someone'
export const seeWhoThatIs = 'See who that is'
/** What a report is called: something by who wrote it, a person by their name alone. */
export const titleOf = (kind: ReportKind, displayName: string) =>
  kind === 'person' ? displayName : `${kindWords[kind]} by ${displayName}`
export const whatWasReported = 'What was reported'
export const lookAtIt = 'Look at it'
export const lookAtItOf = (title: string, when: string) => `Look at it: ${title}, ${when}`
export const reportNotLoaded = 'The report could not be loaded.'
export const loadingTheReport = 'Loading the report…'
export const beforeMoment = (moment: string) => `Before ${moment}:`
export const whoReportedItWrote = (note: string) => `The person who reported it wrote: ${note}`
export const alikeReports = (alike: number) =>
  `${counted(alike, 'more report')} of the same thing will be decided with it.`
export const profileOf = (displayName: string) => `Profile of ${displayName}`
export const before = 'Earlier decisions'
export const nothingBefore = 'Nothing has been decided about this person before.'
export const theAnswer = (answer: string) => `The answer: ${answer}`
export const wholeCampus = 'the campus'
export const stewardOfDorms = (dorms: readonly string[]) =>
  `You’re a steward of ${dorms.length === 0 ? wholeCampus : dorms.join(', ')}.`
export const reportsToDecide = 'Reports to decide'
export const toDecide = 'To decide'
export const answered = 'Answered'
export const decided = 'Decided'
export const reports = 'Reports'
export const nothingForYou = 'This page is for stewards.'
export const onlyForStewards = 'Nobody else sees what is reported.'
export const stewardSubtitle = 'What people in your dorms reported, for you to decide.'
export const reportsNotLoaded = 'The reports could not be loaded.'
export const loadingReports = 'Loading reports…'
export const state = 'Status'
export const dorm = 'Dorm'
export const allDorms = 'All dorms'
export const nothingToDecide = 'Nothing to decide.'
export const noAnswers = 'Nobody has answered lately.'
export const liftTheSuspension = 'Lift the suspension'
export const lifted =
  'Lifted. Unless another suspension still holds, they can log in again, and will be told. Their posts stay gone.'
export const nothingWasDecidedYet = 'Nothing has been decided yet.'
export const showOlder = 'Show older'
export const stewardsNotLoaded = 'The stewards could not be loaded.'
export const stewards = 'Stewards'
