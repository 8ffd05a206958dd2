/** Writes all that is generated from declarations. `--check` compares only. */
import './reference.ts';
import './api-docs.ts';
import './suite-docs.ts';
import './gate-docs.ts';
import './input-docs.ts';
import './cli-docs.ts';
