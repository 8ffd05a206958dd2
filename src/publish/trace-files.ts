import type { TraceChoice } from '../model/choices/publishing.ts';
import type { Conversation, ConversationArchive } from '../model/conversation/conversation.ts';
import { plainMessages } from '../model/conversation/plain-messages.ts';
import { redactConversation } from '../model/redacted-report.ts';
import type { CaseReport, IterationReport, RunReport } from '../model/run-report.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { MAX_TRACES_BYTES } from '../report-file/conversation-archive.ts';
import { TRACE_SCHEMA_ID, type TraceFile } from '../report-file/schema/trace-schema.ts';

/** Which traces have files, and where those are that the report has no room for. */
export interface TraceFilesOptions {
  choice: TraceChoice;
  /** The whole conversation of an iteration, without secrets; undefined where only the report may have it. */
  whole?(iterationId: string): Conversation | undefined;
}

/** What an archive has kept, without secrets. */
export function wholeOf(
  archive: ConversationArchive | undefined,
  secrets: Redactor,
): NonNullable<TraceFilesOptions['whole']> {
  return (iterationId) => {
    const kept = archive?.get(iterationId);
    return kept && redactConversation(kept, secrets);
  };
}

/** One iteration, by its place in the report. */
interface Placed {
  name: string;
  testCase: CaseReport;
  iteration: IterationReport;
}

/**
 * Names and texts of the trace files, one at a time: those that failed first, as far as there is room.
 * @param onLeftOut told how many there is no room for, where it is any.
 */
export function* traceFiles(
  { cases }: RunReport,
  { choice, whole }: TraceFilesOptions,
  onLeftOut: (count: number) => void,
): Generator<{ name: string; text: string }> {
  if (choice === 'none') return;
  const all = cases.flatMap(placed);
  const hasFailed = ({ iteration }: Placed) => ['failed', 'error'].includes(iteration.outcome);
  const chosen = [
    ...all.filter(hasFailed),
    ...(choice === 'all' ? all.filter((one) => !hasFailed(one)) : []),
  ];
  let bytes = 0;
  let leftOut = 0;
  for (const { name, testCase, iteration } of chosen) {
    const conversation = whole?.(iteration.id) ?? iteration.conversation;
    if (conversation === undefined) continue;
    const text = `${JSON.stringify(traceFile(testCase, iteration, conversation), null, 2)}\n`;
    const size = Buffer.byteLength(text);
    if (leftOut > 0 || bytes + size > MAX_TRACES_BYTES) {
      leftOut += 1;
      continue;
    }
    bytes += size;
    yield { name, text };
  }
  if (leftOut > 0) onLeftOut(leftOut);
}

/** As `placed` names them, so that nothing else is taken for one. */
export const TRACE_FILE_NAME = /^case-\d+-iteration-\d+\.json$/;

/** Named by position, since titles and ids hold anything. */
function placed(testCase: CaseReport, caseIndex: number): Placed[] {
  return testCase.iterations.map((iteration, index) => ({
    name: `case-${caseIndex + 1}-iteration-${index + 1}.json`,
    ...{ testCase, iteration },
  }));
}

function traceFile(
  { id: caseId, title }: CaseReport,
  { id: iterationId, number, outcome, error, model, provider }: IterationReport,
  conversation: Conversation,
): TraceFile {
  return {
    $schema: TRACE_SCHEMA_ID,
    ...{ caseId, title, iteration: number, iterationId, outcome, error, model, provider },
    ...{ messages: plainMessages(conversation), conversation },
  };
}
