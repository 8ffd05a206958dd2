/** What tests open. The configuration of Jest closes it when their file ends. */
const open = new Set<() => Promise<void>>();

/** Remembers how to close something. Returns what closes it before. */
export function closing(close: () => Promise<void>): () => Promise<void> {
  const closeOnce = () => {
    open.delete(closeOnce);
    return close();
  };
  open.add(closeOnce);
  return closeOnce;
}

/** Closes what is open, the last one first. */
export async function closeAll(): Promise<void> {
  for (const close of [...open].reverse()) await close();
}
