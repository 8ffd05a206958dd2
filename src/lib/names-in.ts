/** The names in texts, with blanks between them. Their types are the names, for enums. */
export const namesIn = <const Text extends string>(...texts: Text[]): Name<Text>[] =>
  // The type splits as the code does.
  texts.flatMap((text) => text.split(' ')) as Name<Text>[];

type Name<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Name<Rest>
  : Text;

/** Groups of words, divided by commas. */
export const groupsIn = (text: string): string[][] =>
  text.split(',').map((group) => group.trim().split(/\s+/));
