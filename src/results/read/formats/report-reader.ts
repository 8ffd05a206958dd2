/** Takes the decoded text of one file, in chunks cut anywhere. */
export interface ReportReader {
  /** False: nothing more will be read. */
  write(text: string): boolean;
  /** The text is at its end, or will not be read further. */
  end(): void;
}
