/** What servers may add to anything they send. */
interface Extras {
  annotations?: Record<string, unknown> | undefined;
  _meta?: Record<string, unknown> | undefined;
}

/** What a resource holds, as text or as Base64. */
export type ResourceContents = Extras & {
  uri: string;
  mimeType?: string | undefined;
} & ({ text: string } | { blob: string });

/** A part of what a tool or a prompt comes to. */
export type ContentBlock = Extras &
  (
    | { type: 'text'; text: string }
    | { type: 'image' | 'audio'; data: string; mimeType: string }
    | ({ type: 'resource_link' } & Resource)
    | { type: 'resource'; resource: ResourceContents }
  );

/** A resource that a server has, or points to. */
export interface Resource extends Extras {
  uri: string;
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  mimeType?: string | undefined;
  /** In bytes. */
  size?: number | undefined;
}
