import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { countOf, formatCount } from '../../../model/quantity.ts';
import type {
  PageCall,
  PageConversation,
  PageImage,
  PageMessage,
} from '../../../render/html/data/page-conversation.ts';
import { formatDuration, formatTokens } from '../../../render/text/format.ts';
import { Highlighted, useIsFound } from '../highlight.tsx';
import { Timeline } from './timeline.tsx';

/** What was said and called, one below the other, and what the time was spent on. */
export function Conversation({ conversation }: { conversation: PageConversation }) {
  const { omitted, messages, timeline } = conversation;
  return (
    <div class="conversation">
      {timeline.length > 0 && <Timeline timeline={timeline} />}
      {omitted !== undefined && (
        <p class="soft">{countOf(omitted, 'message')} before these: see traces/ of the artifact.</p>
      )}
      <ol class="messages" aria-label="Messages">
        {messages.map((message, at) => (
          <li key={at} class={`message by-${kindOf(message)}`}>
            <Message message={message} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const KNOWN_ROLES = ['user', 'assistant', 'system', 'step', 'tool'];

const kindOf = ({ role }: PageMessage): string => (KNOWN_ROLES.includes(role) ? role : 'other');

const WHO: Readonly<Record<string, string>> = { step: 'step of the case', tool: 'result' };

function Message({ message }: { message: PageMessage }) {
  const { role, text, reasoning, images, calls = [], durationMs, tokens } = message;
  const figures = [
    WHO[role] ?? role,
    ...(durationMs === undefined ? [] : [formatDuration(durationMs)]),
    ...tokensOf(tokens),
  ];
  return (
    <>
      <p class="who soft">{figures.join(' · ')}</p>
      {reasoning !== undefined && <Thought text={reasoning} />}
      {text !== '' && (
        <div class="bubble">
          <Text text={text} />
        </div>
      )}
      <Images images={images} />
      {calls.map((call, at) => (
        <Call key={at} call={call} />
      ))}
    </>
  );
}

function Thought({ text }: { text: string }) {
  return (
    <details class="thought" open={useIsFound(text)}>
      <summary>Thought before</summary>
      <Text text={text} />
    </details>
  );
}

function tokensOf(tokens: PageMessage['tokens']): string[] {
  if (tokens === undefined) return [];
  const { input, output, total } = tokens;
  if (input !== null && output !== null) {
    return [`${formatTokens(input)} tokens in, ${formatTokens(output)} out`];
  }
  return total === null ? [] : [`${formatTokens(total)} tokens`];
}

function Text({ text }: { text: string }) {
  return (
    <div class="said">
      <Highlighted text={text} />
    </div>
  );
}

/** Tools whose calls are unfolded since those beside them are. */
export const UnfoldedContext = createContext<ReadonlySet<string>>(new Set());

/** Tools of calls that went wrong. */
export function toolsGoneWrong({ messages }: PageConversation): ReadonlySet<string> {
  const calls = messages.flatMap((message) => message.calls ?? []);
  return new Set(calls.filter((one) => marksOf(one).length > 0).map(({ toolName }) => toolName));
}

const marksOf = ({ isError, differs, isUnexpected }: PageCall): string[] => [
  ...(isError ? ['error'] : []),
  ...(differs ? ['other arguments'] : []),
  ...(isUnexpected ? ['not expected'] : []),
];

/** A call unfolds to its arguments and its result; one that went wrong, or was searched for, is unfolded. */
function Call({ call }: { call: PageCall }) {
  const { toolName, server, isError, differs, durationMs, result } = call;
  const marks = marksOf(call);
  const isBad = marks.length > 0;
  const isFound = useIsFound(call.arguments, result ?? '');
  const isUnfolded = useContext(UnfoldedContext).has(toolName);
  const about = [
    ...(server === undefined ? [] : [server]),
    ...(durationMs === undefined ? [] : [formatDuration(durationMs)]),
    ...(result === undefined ? ['no result'] : []),
  ];
  return (
    <details class={`call ${isBad ? 'is-bad' : ''}`} open={isBad || isFound || isUnfolded}>
      <summary>
        <code>
          <Highlighted text={toolName} />
        </code>
        {marks.map((mark) => (
          <span key={mark} class="tag t-bad">
            {mark}
          </span>
        ))}
        <span class="soft">{about.join(' · ')}</span>
      </summary>
      {differs && <Differences differs={differs} />}
      <Json title="Arguments" text={call.arguments} />
      {result !== undefined && <Json title={isError ? 'Error' : 'Result'} text={result} />}
      <Images images={call.images} />
    </details>
  );
}

function Differences({ differs }: { differs: NonNullable<PageCall['differs']> }) {
  return (
    <div class="scroll">
      <table class="differs" aria-label="Arguments that differ">
        <thead>
          <tr>
            <th scope="col">Argument</th>
            <th scope="col">expected</th>
            <th scope="col">actual</th>
          </tr>
        </thead>
        <tbody>
          {differs.map(({ name, expected, actual }) => (
            <tr key={name}>
              <th scope="row">
                <Highlighted text={name} />
              </th>
              <td class="plus">
                <Value text={expected} />
              </td>
              <td class="minus">
                <Value text={actual} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ text }: { text: string | undefined }) {
  if (text === undefined) return <>not given</>;
  return (
    <code>
      <Highlighted text={text} />
    </code>
  );
}

/** Lines that are in sight at once, as the styles have it. */
const LINES_IN_SIGHT = 22;

function Json({ title, text }: { title: string; text: string }) {
  const isLong = text.split('\n').length > LINES_IN_SIGHT;
  return (
    <div class="json">
      <div class="json-head">
        <span class="soft">{title}</span>
        <CopyButton text={text} what={title.toLowerCase()} />
      </div>
      <pre {...(isLong ? { role: 'group', tabIndex: 0, 'aria-label': title } : {})}>
        <Highlighted text={text} />
      </pre>
    </div>
  );
}

/** Says that it has copied, or what to do where the browser does not let it. */
function CopyButton({ text, what }: { text: string; what: string }) {
  const [told, setTold] = useState('');
  const copy = () => {
    const copied =
      navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => setTold('Copied'),
      () => setTold('Not allowed: select and copy'),
    );
  };
  return (
    <span>
      <span role="status" class="soft">
        {told}
      </span>{' '}
      <button type="button" class="copy" aria-label={`Copy ${what}`} onClick={copy}>
        Copy
      </button>
    </span>
  );
}

function Images({ images = [] }: { images?: readonly PageImage[] | undefined }) {
  return (
    <>
      {images.map(({ mediaType, data }, at) => (
        <img
          key={at}
          src={`data:${mediaType};base64,${data}`}
          alt={`${formatCount(at + 1)} of ${countOf(images.length, 'picture')} in the message`}
        />
      ))}
    </>
  );
}
