/** Null where an assertion holds, else why it does not, in a sentence. */
export type Complaint = string | null;
