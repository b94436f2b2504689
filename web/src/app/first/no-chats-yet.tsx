import { startTitles } from '#features/chat/chat-words.ts'
import * as words from '#features/chat/conversation/conversation-words.ts'
import classes from '#features/chat/conversation/start-chat-screen.module.css'
import * as listWords from '#features/chat/list/chat-list-words.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { ScreenHeader } from '#ui/frame/screen-header.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'

/** Where one starts a chat, as StartChatScreen draws it, of somebody who has none; people follow. */
export const NoChatsYet = () => (
  <>
    <ScreenHeader {...startTitles} />
    <div className={classes.search}>
      <SearchField label={words.searchByDisplayName} value="" onChange={() => undefined} />
    </div>
    <div className={classes.lists}>
      <section className={classes.list}>
        <h2>{words.allChats}</h2>
        <EmptyState illustration={<span />} text={listWords.noChatsYet} hint={listWords.findSomeone} />
      </section>
    </div>
  </>
)
