import type { SecretMasker } from './secret-masker.ts';
import { parseWorkflowCommand, type WorkflowCommand } from './workflow-command.ts';

const ANNOTATIONS_PER_KIND = 10;
const ANNOTATION_MESSAGE_LENGTH = 4096;

const KINDS = ['error', 'warning', 'notice'] as const;
export type AnnotationKind = (typeof KINDS)[number];

/** What people see beside the code or on the run's page. */
export interface Annotation {
  kind: AnnotationKind;
  message: string;
  title?: string;
  file?: string;
  line?: number;
  endLine?: number;
  col?: number;
  endColumn?: number;
}

/** Reads what a step prints: carries out workflow commands and keeps the log as people see it. */
export class StepLog {
  readonly annotations: Annotation[] = [];
  readonly debugMessages: string[] = [];
  /** Values registered by `add-mask`. */
  readonly masks: string[] = [];
  /** Of the commands that still exist beside the files. */
  readonly legacyOutputs: Record<string, string> = {};
  readonly legacyState: Record<string, string> = {};
  readonly #lines: string[] = [];
  readonly #rawLines: string[] = [];
  readonly #masker: SecretMasker;
  readonly #onLine: (line: string) => void;
  #resumeToken: string | null = null;

  constructor(masker: SecretMasker, onLine: (line: string) => void) {
    this.#masker = masker;
    this.#onLine = onLine;
  }

  /** The log, masked. */
  get text(): string {
    return this.#lines.join('\n');
  }

  /** What was printed before masking, without the `add-mask` commands themselves. */
  get rawText(): string {
    return this.#rawLines.join('\n');
  }

  /** Takes one line of the step's stdout or stderr. */
  read(line: string): void {
    const command = parseWorkflowCommand(line);
    if (command?.name !== 'add-mask') this.#rawLines.push(line);
    if (this.#resumeToken !== null) {
      if (command?.name === this.#resumeToken) this.#resumeToken = null;
      else this.#write(line);
      return;
    }
    if (command === null || !this.#carryOut(command)) this.#write(line);
  }

  /** Adds an annotation and its line of the log. */
  annotate(annotation: Annotation): void {
    const message = this.#masker.mask(annotation.message).slice(0, ANNOTATION_MESSAGE_LENGTH);
    this.#write(`##[${annotation.kind}]${message}`);
    const ofKind = this.annotations.filter(({ kind }) => kind === annotation.kind);
    if (ofKind.length < ANNOTATIONS_PER_KIND) this.annotations.push({ ...annotation, message });
  }

  /** Returns whether the command is one the runner knows. */
  #carryOut({ name, properties, data }: WorkflowCommand): boolean {
    const kind = KINDS.find((known) => known === name);
    if (kind !== undefined) {
      this.annotate({ kind, message: data, ...place(properties) });
      return true;
    }
    switch (name) {
      case 'add-mask':
        this.masks.push(data);
        this.#masker.add(data);
        return true;
      case 'group':
        this.#write(`##[group]${data}`);
        return true;
      case 'endgroup':
        this.#write('##[endgroup]');
        return true;
      case 'debug':
        this.debugMessages.push(this.#masker.mask(data));
        return true;
      case 'stop-commands':
        this.#resumeToken = data.toLowerCase();
        return true;
      case 'set-output':
        this.legacyOutputs[properties['name'] ?? ''] = data;
        return true;
      case 'save-state':
        this.legacyState[properties['name'] ?? ''] = data;
        return true;
      case 'echo':
      case 'add-matcher':
      case 'remove-matcher':
        return true;
      default:
        return false;
    }
  }

  #write(line: string): void {
    const masked = this.#masker.mask(line);
    this.#lines.push(masked);
    this.#onLine(masked);
  }
}

function place(properties: Readonly<Record<string, string>>): Partial<Annotation> {
  const { title, file } = properties;
  const number = (name: string) => Number(properties[name]);
  return {
    ...(title === undefined ? {} : { title }),
    ...(file === undefined ? {} : { file }),
    ...(properties['line'] === undefined ? {} : { line: number('line') }),
    ...(properties['endLine'] === undefined ? {} : { endLine: number('endLine') }),
    ...(properties['col'] === undefined ? {} : { col: number('col') }),
    ...(properties['endColumn'] === undefined ? {} : { endColumn: number('endColumn') }),
  };
}
