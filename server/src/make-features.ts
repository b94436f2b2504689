import { join } from 'node:path'
import { profileChangedEvent } from '@shelfmate/contract/api/live'
import { achievementsFeature, changeAndRebuild, takeUnearnedBack } from '#features/achievements/index.ts'
import { AdminService, type Lifted } from '#features/admin/index.ts'
import {
  AuthAdmin,
  authFeature,
  purgeExpiredResets,
  purgeUnverified,
  restoredLetter,
  stillSuspendedLetter,
  verifyWithoutMail,
} from '#features/auth/index.ts'
import { barcodesFeature, ProductData, productLimit, productPart } from '#features/barcodes/index.ts'
import { blocksFeature } from '#features/blocks/index.ts'
import { awaitMessages, ChatCards, chatFeature, leaveChats } from '#features/chat/index.ts'
import { entryFeature } from '#features/entry/index.ts'
import { ExchangeAdmin, exchangeFeature } from '#features/exchange/index.ts'
import { foodsFeature, keepsCorrections, preferencesInPlainWords } from '#features/foods/index.ts'
import { notificationsFeature } from '#features/notifications/index.ts'
import { DonationService, keepsFood, pantryRoutes, purgeRemovedItems } from '#features/pantry/index.ts'
import {
  keepsProfile,
  listenForNewcomers,
  ProfileNews,
  ProfileService,
  profileRoutes,
} from '#features/profile/index.ts'
import { keepsRecipes, recipesFeature } from '#features/recipes/index.ts'
import { Answers, reportsFeature, shortenSuspensions } from '#features/reports/index.ts'
import {
  handOversBetween,
  haveHandedOver,
  type RequestEnding,
  requestsFeature,
} from '#features/requests/index.ts'
import { campusRoutes } from '#platform/campus/campus.routes.ts'
import { writtenMoment } from '#platform/clock/written-day.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import { purgeIdempotencyKeys } from '#platform/idempotency/idempotency.jobs.ts'
import { hiddenNow } from '#platform/identity/blocks/blocks.repository.ts'
import { cutEndedSessions, purgeExpiredSessions } from '#platform/identity/identity.jobs.ts'
import { Limiter } from '#platform/limits/limiter.ts'
import { purgeOutbox } from '#platform/mail/outbox.ts'
import { LinkSigner } from '#platform/secret/secret.ts'
import type { Platform } from './make-platform.ts'

/** Every feature on the platform, and what the process needs of them: calls, later work, pages, and how they end. */
export function makeFeatures(platform: Platform) {
  const { config, database, clock, limitStore, realtime, images, mails } = platform
  const food = foodOn(platform)
  const { notifications, recipes, exchange, requests, profiles, shared, closeEarly } = food
  const chat = chatFeature(limitStore, { ...shared, images: images.images, handOversBetween })
  const products = productsOf(platform)
  return {
    routes: [
      ...authOn(platform),
      ...campusRoutes(config, database),
      ...images.routes,
      ...profileRoutes(profiles),
      ...pantryRoutes(shared),
      ...recipes.routes,
      ...foodsFeature(limitStore, shared),
      ...entryFeature(limitStore, {
        ...shared,
        images: images.images,
        aiDailyCeiling: config.AI_DAILY_CEILING,
        ai: config.AI_VISION ? platform.ai : undefined,
      }),
      ...barcodesFeature(limitStore, { ...shared, products }),
      ...exchange.routes,
      ...requests.routes,
      ...chat.routes,
      ...blocksFeature(limitStore, { ...shared, awaitMessages }),
      ...reportsOn(platform, food),
      ...notifications.routes,
      ...achievementsFeature(shared, shared.events),
    ],
    jobs: [
      cutEndedSessions(database, realtime, clock),
      purgeExpiredSessions(database, clock),
      purgeExpiredResets(database, clock),
      purgeIdempotencyKeys(database, clock),
      purgeUnverified(database, clock, [keepsFood, keepsRecipes, keepsCorrections, keepsProfile]),
      ...(config.SMTP_URL ? [] : [verifyWithoutMail(database, authAdminOn(platform))]),
      purgeRemovedItems(database, clock),
      mails.job,
      purgeOutbox(join(config.DATA_DIR, 'outbox')),
      ...exchange.jobs,
      ...requests.jobs,
      ...chat.jobs,
      ...notifications.jobs,
      ...images.jobs,
    ],
    parts: [productPart(config.PRODUCT_DATA_URL, products)],
    registerPages: notifications.registerPages,
    heads: exchange.heads,
    closeEarly,
    /** Once nobody asks any more. */
    async closeLate() {
      await notifications.close()
      await mails.close()
    },
  }
}

/** The server that names products, where the operator named one. */
function productsOf({ config, publicUrl, limitStore, log }: Platform): ProductData | undefined {
  const { PRODUCT_DATA_URL: baseUrl } = config
  if (baseUrl === undefined) return undefined
  const requests = new Limiter(limitStore, productLimit)
  return new ProductData({ baseUrl, publicUrl, requests, log: log.child({ name: 'products' }) })
}

function reportsOn(
  platform: Platform,
  { shared, profiles, requests }: Pick<ReturnType<typeof foodOn>, 'shared' | 'profiles' | 'requests'>,
) {
  const { limitStore, images, mails } = platform
  const { campusZone } = shared
  return reportsFeature(limitStore, {
    ...shared,
    images: images.images,
    profiles,
    exchange: exchangeAdminOn(platform),
    adminIn: adminOn(platform, campusZone, requests.ending),
    tellLifted: (tx, lifted) => mails.queue(tx, liftedLetter(lifted, campusZone)),
  })
}

/** Of the campus's wall clock, which the mail says: where somebody is by now is not known. */
const liftedLetter = (lifted: Lifted, campusZone: string) => {
  const { account } = lifted
  if (lifted.isBack) return restoredLetter(account)
  const until = lifted.until && `${writtenMoment(lifted.until, campusZone)} (${campusZone})`
  return stillSuspendedLetter(account, until)
}

/** The administrator's deeds as part of a transaction that is under way. */
function adminOn(platform: Platform, campusZone: string, ending: RequestEnding) {
  const { clock, config, publish, publishToEveryone } = platform
  const ports = {
    clock,
    auth: authAdminOn(platform),
    exchange: exchangeAdminOn(platform),
    takeUnearnedBack: (tx: Tx, userId: string, annulled: readonly { donatedAt: string }[]) =>
      takeUnearnedBack(tx, userId, annulled, { campusZone, publish, publishToEveryone }),
    requests: ending,
    leaveChats,
    publish,
    publishToEveryone,
    shortenSuspensions,
    configuredDorms: config.DORMS,
  }
  return (tx: Tx, operator: string) => {
    const database: Database = { use: (work) => tx.use(work), transaction: (work) => work(tx) }
    const recount = <T>(change: (tx: Tx) => Promise<T>) =>
      changeAndRebuild({ database, campusZone, now: clock.now() }, change)
    return new AdminService({ ...ports, database, operator, recount })
  }
}

const exchangeAdminOn = ({ events, publish, publishToEveryone }: Platform) =>
  new ExchangeAdmin({ events, publish, publishToEveryone })

const authAdminOn = ({ clock, events, publicUrl, publish, realtime }: Platform) =>
  new AuthAdmin({ clock, events, publicUrl, publish, letIn: (userId) => realtime.letIn(userId) })

function authOn(platform: Platform) {
  const { config, database, events, limitStore, sessions, cookie, mails, publicUrl, publish, clock } =
    platform
  return authFeature({
    database,
    events,
    store: limitStore,
    sessions,
    cookie,
    letters: mails,
    publicUrl,
    publish,
    clock,
    campusZone: config.CAMPUS_TIME_ZONE,
    mailServer: config.SMTP_URL !== undefined,
    allowedDomains: config.ALLOWED_EMAIL_DOMAINS,
    localWords: [...config.DORMS, ...(config.CAMPUS_NAME ? [config.CAMPUS_NAME] : [])],
    answers: new Answers({ database, clock, publish }),
    endLive: (sessionIds) => platform.realtime.endSessions(sessionIds),
    letIn: (userId) => platform.realtime.letIn(userId),
  })
}

function foodOn(platform: Platform) {
  const { database, clock, events, publish, publishToEveryone, limitStore, log, mailer } = platform
  const { config, publicUrl, publishToVerified, push, realtime, secret, ai } = platform
  const campusZone = config.CAMPUS_TIME_ZONE
  const configuredDorms = config.DORMS
  const shared = { database, clock, events, publish, publishToEveryone, campusZone, configuredDorms }
  const notifications = notificationsFeature(limitStore, {
    ...shared,
    mailer,
    publicUrl,
    push,
    hasScreens: (userId) => realtime.hasScreens(userId),
    links: new LinkSigner(secret, 'unsubscribe'),
    log: log.child({ name: 'notifications' }),
  })
  const recipes = recipesFeature(limitStore, {
    ...shared,
    ai,
    aiDailyCeiling: config.AI_DAILY_CEILING,
    pageOrigins: config.RECIPE_ORIGINS,
    log: log.child({ name: 'recipes' }),
  })
  const news = new ProfileNews({
    publish: (change, but) => publishToVerified(profileChangedEvent, change, but),
    hiddenNow: (userId) => hiddenNow(database, userId),
    log: log.child({ name: 'profiles' }),
  })
  const profiles = new ProfileService({ ...shared, news, haveHandedOver, preferencesInPlainWords })
  listenForNewcomers(events)
  const exchange = exchangeFeature(limitStore, {
    ...shared,
    viewPerson: (viewer, userId) => profiles.view(viewer, userId),
    links: new LinkSigner(secret, 'share a post'),
    images: platform.images.images,
    log: log.child({ name: 'exchange' }),
  })
  const requests = requestsFeature(limitStore, {
    ...shared,
    holds: exchange.holds,
    cards: new ChatCards(shared),
    pantry: new DonationService(shared),
  })
  /** Before requests end: what would keep them waiting. */
  const closeEarly = async () => {
    recipes.close()
    news.close()
    await exchange.close()
  }
  return { shared, notifications, recipes, exchange, requests, profiles, closeEarly }
}
