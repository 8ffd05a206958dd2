import { z } from 'zod';

export const CHAT_SESSION_STATUSES = ['active', 'archived'] as const;

/** Who sees a chat session besides its owner. */
export const CHAT_SESSION_VISIBILITIES = ['private', 'project'] as const;

/** Who may use a chatbox. */
export const CHATBOX_MODES = ['project_members', 'invited_only', 'anyone_with_link'] as const;

const epochMs = z.number().nullish();

/** Item of GET /chat-sessions. */
export const chatSessionSchema = z.looseObject({
  id: z.string(),
  title: z.string().nullish(),
  status: z.string().nullish(),
  projectId: z.string().nullish(),
  visibility: z.string().nullish(),
  lastActivityAt: epochMs,
  createdAt: epochMs,
  isPinned: z.boolean().optional(),
  isUnread: z.boolean().optional(),
});
export type ChatSession = z.infer<typeof chatSessionSchema>;

/** Item of GET /projects/{projectId}/chatboxes. */
export const chatboxSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  projectId: z.string().nullish(),
  description: z.string().nullish(),
  mode: z.string().nullish(),
  hostStyle: z.string().nullish(),
  hostId: z.string().nullish(),
  hostName: z.string().nullish(),
  serverCount: z.number(),
  serverNames: z.array(z.string()),
  link: z.looseObject({ path: z.string(), url: z.string() }).nullish(),
  createdAt: epochMs,
  updatedAt: epochMs,
});
export type Chatbox = z.infer<typeof chatboxSchema>;

/** A chatbox with what it tells its model, and its servers. */
export const chatboxDetailSchema = chatboxSchema.extend({
  modelId: z.string().nullish(),
  systemPrompt: z.string().nullish(),
  temperature: z.number().nullish(),
  requireToolApproval: z.boolean(),
  servers: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      url: z.string().nullish(),
      useOAuth: z.boolean(),
    }),
  ),
});
export type ChatboxDetail = z.infer<typeof chatboxDetailSchema>;
