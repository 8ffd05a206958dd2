import { z } from 'zod';

/** What a user may do in an organization; a guest may not use the API. */
export const ROLES = ['owner', 'admin', 'member', 'guest'] as const;
export type Role = (typeof ROLES)[number];

/** Whose a project is within its organization: every member's, or that of members it names. */
export const PROJECT_VISIBILITIES = ['organization', 'private'] as const;
export type ProjectVisibility = (typeof PROJECT_VISIBILITIES)[number];

const epochMs = z.number().nullish();

/** GET /me: the account behind the key. */
export const accountSchema = z.looseObject({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  imageUrl: z.string().nullish(),
  profilePictureUrl: z.string().nullish(),
  plan: z.string().nullish(),
  createdAt: epochMs,
  updatedAt: epochMs,
});
export type Account = z.infer<typeof accountSchema>;

/** Item of GET /organizations. */
export const organizationSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  isCreator: z.boolean().default(false),
  myRole: z.string().nullish(),
  plan: z.string().nullish(),
  logoUrl: z.string().nullish(),
  createdAt: epochMs,
});
export type Organization = z.infer<typeof organizationSchema>;

/** Item of GET /projects. */
export const projectSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  description: z.string().nullish(),
  icon: z.string().nullish(),
  organizationId: z.string().nullish(),
  visibility: z.string().nullish(),
  role: z.string().nullish(),
  createdAt: epochMs,
  updatedAt: epochMs,
});
export type Project = z.infer<typeof projectSchema>;

/** Item of GET /projects/{projectId}/servers. Never carries command, args, env or headers. */
export const serverSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  projectId: z.string().nullish(),
  enabled: z.boolean().default(true),
  transportType: z.string().default('http'),
  url: z.string().nullish(),
  useOAuth: z.boolean().default(false),
  hasClientSecret: z.boolean().default(false),
  oauthScopes: z.array(z.string()).nullish(),
  createdAt: epochMs,
  updatedAt: epochMs,
});
export type Server = z.infer<typeof serverSchema>;

/** How replies name the servers of a suite or run. */
export const serverReferenceSchema = z.looseObject({ id: z.string(), name: z.string().nullish() });
