/**
 * Where a store keeps what it is given: in a file, or in memory, with traces in a sealed file of a
 * temporary folder. Then nothing of it lasts, and no other process can change it unnoticed.
 */
export type StoragePlace = { databasePath: string } | { temporaryFolder: string };
