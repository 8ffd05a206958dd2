import { z } from 'zod';

/** How one model provider is reached. */
const providerConfigSchema = z.strictObject({
  /** Key of the provider's API; `${VAR}` references are already expanded. */
  apiKey: z.string().min(1).optional(),
  /** Root of the API including its version, as the provider's SDK takes it: `http://host/v1`. */
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** Names offered as hosted models, without the provider's prefix. */
  models: z.array(z.string().min(1)).optional(),
});
export type ProviderConfig = z.infer<typeof providerConfigSchema>;

/** The service's own model providers, by name. */
export const modelsConfigSchema = z.strictObject({
  providers: z.record(z.string().min(1), providerConfigSchema).default({}),
});
export type ModelsConfig = z.infer<typeof modelsConfigSchema>;
