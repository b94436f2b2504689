import type { UnsentMessage } from '../data/chat-unsent.ts'
import { Bubble, type BubbleProps } from './bubble.tsx'
import * as words from './chat-messages-words.ts'
import { SendFailure } from './failure-line.tsx'

interface UnsentRowsProps {
  messages: readonly UnsentMessage[]
  name: string
  onImage: BubbleProps['onImage']
}

/** What was written here and is not on the server yet, below everything that is. */
export function UnsentRows({ messages, name, onImage }: UnsentRowsProps) {
  return messages.map((message) => {
    const isUnderWay = message.state === 'waiting'
    return (
      <Bubble
        key={message.id}
        isMine
        name={name}
        isFirst={false}
        text={message.text}
        isDeleted={false}
        isEdited={false}
        image={message.image}
        sentAt={message.writtenAt}
        status={isUnderWay ? words.sending : undefined}
        onImage={onImage}
        failure={!isUnderWay && <SendFailure message={message} />}
      />
    )
  })
}
