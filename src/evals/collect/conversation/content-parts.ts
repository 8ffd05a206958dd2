import { z } from 'zod';
import {
  type ConversationImage,
  IMAGE_TYPES,
  type ImageType,
} from '../../../model/conversation/conversation.ts';

/** Texts and pictures of a message or a result. */
export interface Content {
  text: string;
  reasoning: string;
  images: ConversationImage[];
}

const thoughtSchema = z.looseObject({ type: z.literal('reasoning'), text: z.string() });
const textSchema = z.looseObject({ type: z.literal('text'), text: z.string() });
/** In the shapes of the model SDK and of MCP. */
const fileSchema = z.looseObject({
  type: z.enum(['image', 'file', 'file-data', 'image-data', 'media']),
  data: z.unknown().optional(),
  image: z.unknown().optional(),
  mediaType: z.string().nullish(),
  mimeType: z.string().nullish(),
});

/** What parts say and show, a line each; those of a kind that is not known here are told as JSON. */
export function contentOf(parts: readonly unknown[]): Content {
  const texts: string[] = [];
  const thoughts: string[] = [];
  const images: ConversationImage[] = [];
  for (const part of parts) {
    const thought = thoughtSchema.safeParse(part);
    const file = fileSchema.safeParse(part);
    if (thought.success) thoughts.push(thought.data.text);
    else if (file.success && (file.data.image ?? file.data.data) !== undefined) {
      const image = imageOf(file.data);
      if (image === null) texts.push(fileNote(file.data));
      else images.push(image);
    } else texts.push(textOf(part));
  }
  const lines = (all: string[]) => all.filter((text) => text !== '').join('\n');
  return { text: lines(texts), reasoning: lines(thoughts), images };
}

function textOf(part: unknown): string {
  const text = textSchema.safeParse(part);
  return text.success ? text.data.text : asText(part);
}

/** A text as it is, anything else as JSON. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

type FilePart = z.infer<typeof fileSchema>;

const DATA_ADDRESS = /^data:(image\/[a-z]{1,10});base64,/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Null for what is no picture, or none that is drawn. */
function imageOf({ data, image, mediaType, mimeType }: FilePart): ConversationImage | null {
  const given = image ?? data;
  if (typeof given !== 'string') return null;
  const address = DATA_ADDRESS.exec(given);
  const type = imageType(address?.[1] ?? mediaType ?? mimeType ?? '');
  const base64 = address === null ? given : given.slice(address[0].length);
  return type === undefined || !BASE64.test(base64) ? null : { mediaType: type, data: base64 };
}

function imageType(told: string): ImageType | undefined {
  const type = told.toLowerCase();
  return IMAGE_TYPES.find((known) => known === (type === 'image/jpg' ? 'image/jpeg' : type));
}

/** Of a file that is not shown. */
function fileNote({ type, data, image, mediaType, mimeType }: FilePart): string {
  const given = image ?? data;
  const extent = typeof given === 'string' ? ` of ${given.length} characters` : '';
  return `[${mediaType ?? mimeType ?? type}${extent}, not shown]`;
}
