import type { Conversation } from '../../../src/model/conversation/conversation.ts';

export const LONDON = {
  toolName: 'get_forecast',
  arguments: { city: 'London', days: 3, lang: 'en' },
};

/** Of a model that took the wrong city, and called what nobody asked for. */
export const LONDON_CONVERSATION: Conversation = {
  messages: [
    { role: 'system', text: 'You are a weather assistant.' },
    { role: 'user', text: 'What will the weather be in Paris over the next three days?' },
    {
      ...{ role: 'assistant', text: '', startMs: 120, durationMs: 610 },
      tokens: { input: 412, output: 31, total: 443 },
      calls: [
        {
          ...LONDON,
          ...{ server: 'weather', startMs: 740, durationMs: 148 },
          result: { text: '{"city":"London","days":[{"max":11},{"max":12},{"max":9}]}' },
        },
      ],
    },
    {
      ...{ role: 'assistant', text: '', startMs: 890, durationMs: 240 },
      tokens: { input: 498, output: 12, total: 510 },
      calls: [
        {
          ...{ toolName: 'delete_cache', arguments: {}, server: 'weather' },
          ...{ startMs: 1_131, durationMs: 4, result: { text: 'ok' } },
        },
      ],
    },
    {
      ...{ role: 'assistant', text: 'It will be around 11 °C in London.\nBring an umbrella.' },
      ...{ startMs: 1_136, durationMs: 380, tokens: { input: 520, output: 24, total: 544 } },
    },
  ],
  timeline: [
    { kind: 'connect', label: 'weather', startMs: 0, endMs: 104 },
    { kind: 'list', label: 'weather', startMs: 105, endMs: 118 },
    { kind: 'model', label: 'claude-sonnet-4-5', startMs: 120, endMs: 730 },
    { kind: 'call', label: 'get_forecast', startMs: 740, endMs: 888 },
    { kind: 'model', label: 'claude-sonnet-4-5', startMs: 890, endMs: 1_130 },
    { kind: 'call', label: 'delete_cache', startMs: 1_131, endMs: 1_135 },
    { kind: 'model', label: 'claude-sonnet-4-5', startMs: 1_136, endMs: 1_516 },
  ],
};

/** Of a model that did what it was asked for. */
export const PARIS_CONVERSATION: Conversation = {
  messages: [
    ...LONDON_CONVERSATION.messages.slice(0, 2),
    {
      ...{ role: 'assistant', text: '', startMs: 120, durationMs: 590 },
      tokens: { input: 412, output: 33, total: 445 },
      calls: [
        {
          ...{ toolName: 'get_forecast', arguments: { city: 'Paris', days: 3, units: 'metric' } },
          ...{ server: 'weather', startMs: 715, durationMs: 151 },
          result: { text: '{"city":"Paris","days":[{"max":14},{"max":15},{"max":13}]}' },
        },
      ],
    },
    {
      ...{ role: 'assistant', text: 'It will be around 14 °C in Paris.' },
      ...{ startMs: 870, durationMs: 350, tokens: { input: 508, output: 19, total: 527 } },
    },
  ],
  timeline: [
    ...LONDON_CONVERSATION.timeline.slice(0, 2),
    { kind: 'model', label: 'claude-sonnet-4-5', startMs: 120, endMs: 710 },
    { kind: 'call', label: 'get_forecast', startMs: 715, endMs: 866 },
    { kind: 'model', label: 'claude-sonnet-4-5', startMs: 870, endMs: 1_220 },
  ],
};
