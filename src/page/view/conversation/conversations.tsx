import { useState } from 'preact/hooks';
import type { PageConversation } from '../../../render/html/data/page-conversation.ts';
import type { PageEvidence } from '../../../render/html/data/page-data.ts';
import { Conversation, toolsGoneWrong, UnfoldedContext } from './conversation.tsx';

interface ConversationsProps {
  conversation: PageConversation;
  /** What it may be looked at beside. */
  besides: readonly PageEvidence[];
}

/** A conversation, and beside it another one where that is wanted. */
export function Conversations({ conversation, besides }: ConversationsProps) {
  const [wanted, setWanted] = useState<string | null>(null);
  const beside = besides.find(({ title }) => title === wanted);
  return (
    <>
      {besides.length > 0 && (
        <p class="pills">
          {besides.map(({ title }) => (
            <button
              key={title}
              type="button"
              aria-pressed={title === wanted}
              class="pill"
              onClick={() => setWanted(title === wanted ? null : title)}
            >
              Side by side: {title}
            </button>
          ))}
        </p>
      )}
      {beside?.conversation === undefined ? (
        <Conversation conversation={conversation} />
      ) : (
        <div class="beside">
          <section aria-label="This one">
            <h5>This one</h5>
            <Conversation conversation={conversation} />
          </section>
          <section aria-label={beside.title}>
            <h5>{beside.title}</h5>
            <UnfoldedContext.Provider value={toolsGoneWrong(conversation)}>
              <Conversation conversation={beside.conversation} />
            </UnfoldedContext.Provider>
          </section>
        </div>
      )}
    </>
  );
}
