/** Rows of data and their sentence, of a table from sentences to data. */
export const bySentence = <Data>(table: Record<string, Data>) =>
  Object.entries(table).map(([sentence, data]): [Data, string] => [data, sentence]);
