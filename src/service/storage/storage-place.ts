/** Where what is stored lasts: in a file of SQLite, or in PostgreSQL. */
export type LastingPlace =
  | { databasePath: string }
  /** The address may hold a password. */
  | { databaseUrl: string; uploadsFolder: string };

/**
 * Where a store keeps what it is given: where it lasts; or in memory, with traces in a sealed file
 * of a temporary folder. Then nothing of it lasts, and no other process can change it unnoticed.
 */
export type StoragePlace = LastingPlace | { temporaryFolder: string };
