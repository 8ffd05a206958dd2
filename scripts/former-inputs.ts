/** All inputs of the first edition. Each is an input still, or has a place that its refusal names. */
export const FORMER_INPUTS = `
  mode base-url api-key timeout-minutes min-pass-rate min-pass-rate-by-model pass-rate-confidence
  inference min-case-pass-rate regression regression-confidence min-effect confirm
  max-confirm-iterations max-total-tokens max-p95-latency-ms max-tool-calls max-duration-minutes
  max-cost prices gate-file quarantine-file suite-file suite command project servers mcp-config
  model-api-keys model-base-urls iterations check-arguments rerun notes allow-untrusted-servers
  server-sandbox shard shard-durations strategy concurrency isolation connect-timeout tool-timeout
  iteration-timeout max-turns results format merge-retries if-no-files test-outcome suite-name
  external-run-id finalize upload-artifacts baseline confirm-checkout confirm-servers
  on-missing-baseline baseline-max-age-days on-unlike-baseline compare-to fail-on-change snapshot
  report-path fail-on summary annotations artifact-name traces comment comment-key pr-number
  check-name incomplete-conclusion matrix github-token report-to report-to-api-key
  report-to-project`
  .trim()
  .split(/\s+/);
