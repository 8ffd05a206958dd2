import { SaxesParser } from 'saxes';

/** A part of a picture and the room it takes, which of a path is that of its absolute points. */
export interface Shape {
  name: string;
  fill?: string;
  path?: string;
  box: { left: number; top: number; right: number; bottom: number };
}

/** What an SVG picture shows, as a strict parser reads it: one that is not well-formed throws. */
export interface Figure {
  width: number;
  height: number;
  label: string;
  elements: Set<string>;
  shapes: Shape[];
  texts: string[];
  hints: string[];
}

/** Numbers of a shape; none of them may be something else. */
function numbersOf(attributes: Record<string, string>, names: readonly string[]): number[] {
  return names.map((name) => {
    const value = Number(attributes[name] ?? 0);
    if (!Number.isFinite(value)) throw new Error(`${name} is ${attributes[name]}`);
    return value;
  });
}

function boxOf(name: string, attributes: Record<string, string>): Shape['box'] | null {
  if (name === 'rect') {
    const [x = 0, y = 0, width = 0, height = 0] = numbersOf(attributes, [
      ...['x', 'y', 'width', 'height'],
    ]);
    if (width < 0 || height < 0) throw new Error(`a rectangle of ${width} by ${height}`);
    return { left: x, top: y, right: x + width, bottom: y + height };
  }
  if (name === 'circle') {
    const [x = 0, y = 0, r = 0] = numbersOf(attributes, ['cx', 'cy', 'r']);
    return { left: x - r, top: y - r, right: x + r, bottom: y + r };
  }
  if (name === 'polyline') {
    const points = (attributes['points'] ?? '').split(' ').map((point) => point.split(','));
    const [xs, ys] = [points.map(([x]) => Number(x)), points.map(([, y]) => Number(y))];
    if ([...xs, ...ys].some(Number.isNaN)) throw new Error(`points ${attributes['points']}`);
    return {
      ...{ left: Math.min(...xs), right: Math.max(...xs) },
      ...{ top: Math.min(...ys), bottom: Math.max(...ys) },
    };
  }
  if (name === 'path') {
    const start = /^M(-?[\d.]+) (-?[\d.]+)/.exec(attributes['d'] ?? '');
    if (start === null) throw new Error(`path ${attributes['d']}`);
    const [x, y] = [Number(start[1]), Number(start[2])];
    return { left: x, right: x, top: y, bottom: y };
  }
  return null;
}

export function readFigure(svg: string): Figure {
  const figure: Figure = {
    ...{ width: 0, height: 0, label: '', elements: new Set<string>() },
    ...{ shapes: [], texts: [], hints: [] },
  };
  const parser = new SaxesParser();
  const inside: string[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    figure.elements.add(name);
    inside.push(name);
    if (name === 'text') figure.texts.push('');
    if (name === 'title') figure.hints.push('');
    if (name === 'svg') {
      const [, , width, height] = (attributes['viewBox'] ?? '').split(' ').map(Number);
      Object.assign(figure, { width, height, label: attributes['aria-label'] });
    }
    const box = boxOf(name, attributes);
    if (box === null) return;
    const { fill, d: path } = attributes;
    figure.shapes.push({ name, box, ...(fill && { fill }), ...(path && { path }) });
  });
  parser.on('text', (text) => {
    const holder = inside.at(-1);
    if (holder !== 'text' && holder !== 'title') {
      if (text.trim() !== '') throw new Error(`text beside the parts: ${text}`);
      return;
    }
    const list = holder === 'text' ? figure.texts : figure.hints;
    list[list.length - 1] += text;
  });
  parser.on('closetag', () => {
    inside.pop();
  });
  parser.write(svg).close();
  return figure;
}
