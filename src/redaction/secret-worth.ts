/** A shorter value is in any text by chance. */
const SHORTEST_SECRET = 6;

/**
 * Words with a meaning in reports, traces, results and programs: names of members and the values
 * they may have. A key that is one of them, or a part of one, can be guessed, and to hide it would
 * take the meaning from what we say.
 */
const COMMON_WORDS = `
  passed failed incomplete invalid completed cancelled canceled pending running queued timed_out
  timeout skipped unfinished undecided success failure neutral action_required execution network
  ingest evidence authentication damaged-file publish results result status warnings notices never
  always changed on-failure embedded default undefined string number boolean object function messages
  assistant system secrets passwords bearer localhost https:// http://
  $schema schemaVersion generatedAt traceVersion version source report verdict headline summary history
  notice planned partial folded counts checks criterion declared foreignCases project problems artifacts
  packed identity definition serviceCaseId
  suiteId testId runNumber passRate outcome iterations attempts location prompts prompt promptIndex
  isolation concurrency starts wallMs workMs startupMs protocolVersion connect
  startedAtMs completedAtMs createdAtMs startMs durationMs createdAt completedAt errorDetails analysis
  assertions predicateResults predicate reason pattern needle equals expected actual missing unexpected
  expectedToolCalls actualToolCalls expectedArgs actualArgs expectedOutput argumentMismatches
  mismatchedArguments argumentMatching arguments toolName calledToolName toolCallId serverId servers
  modelId provider finishReason inputTokens outputTokens totalTokens tokensUsed content category parentId
  stepIndex authoredStepId caseSensitive ignore minCount inputValue elementHidden elementVisible
  textVisible target action noToolErrors responseContains responseMatches finalAssistantMessageNonEmpty
  firstToolWas toolCalledAtLeastOnce toolCalledWith toolNeverCalled tokenBudgetUnder turnCountUnder
  widgetRendered widgetRenderLatencyUnder widgetNoConsoleErrors widgetToolCalled tool-call tool-result
  error-text reasoning output
  observed threshold interval confidence pvalue samplesize sampleof stated judged troubles
  notapplicable isshortfall variant column textcontains textequals textmatches exists maxcount jsonpath
  structuredcontent matchesschema matchesoutputschema contenttype mimetype minbytes maxbytes
  hascontent resource resource_link sizeunder iserror snapshot matchessnapshot
  moretools baseline repeats quarantine policy comparison suspicion confirmation heldby regression
  lower-bound strict statistical regressed smallestdrop titles passall stable passes failurerate
  expiresatms active expired unknown unlisted digest changes setting added-file removed-file origin
  removed stillfailing notrun ambiguous otherservers removedtools effect commit branch ismergebase address ground
  varied varied-in-history former-version nothing-varies asked-for iscalled isforbidden trigger
  suspects wanted all-cases single-cases deterministic suspected confirmed not-confirmed
  iterationseach confirmsat clearsabove ranbase iswholesuite casehistory formerversion connectms
  modelms toolms durations workflowrun roster subject rarity repeated command
  surface changesheld breaking weights direction before resource-template unclear wording compatible
  silent chosen untold resources resourcetemplates description inputschema annotations tasksupport readonlyhint
  destructivehint idempotenthint openworldhint uritemplate isowndoing
  doctor diagnoses server advice
  detail probe connection initialization capabilities resource-templates check-oauth validate
  conversation omitted timeline images mediaType image/png image/jpeg image/gif image/webp
  servers-healthy servers-unknown servers-ill configuration prices
`
  .toLowerCase()
  .trim()
  .split(/\s+/);

/** How their parts begin: asked for each form of each line of a secret, of which few begin so. */
const BEGINS_OF_PARTS = new Set(
  COMMON_WORDS.flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - SHORTEST_SECRET + 1) }, (_, start) =>
      word.slice(start, start + SHORTEST_SECRET),
    ),
  ),
);
const LONGEST_WORD = Math.max(...COMMON_WORDS.map(({ length }) => length));

/** Why a value cannot be hidden: it is too short, or a word that is everywhere. */
export type Weakness = 'short' | 'common';

/** What keeps a value from being looked for as a secret; null where nothing does. */
export function weaknessOf(value: string): Weakness | null {
  const bare = value.trim();
  if (bare.length < SHORTEST_SECRET) return 'short';
  if (bare.length > LONGEST_WORD) return null;
  const part = bare.toLowerCase();
  if (!BEGINS_OF_PARTS.has(part.slice(0, SHORTEST_SECRET))) return null;
  return COMMON_WORDS.some((word) => word.includes(part)) ? 'common' : null;
}
