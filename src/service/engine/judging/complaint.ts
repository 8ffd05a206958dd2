/** Null where an assertion holds, else why it does not, in a sentence that may hold secrets yet. */
export type Complaint = string | null;
