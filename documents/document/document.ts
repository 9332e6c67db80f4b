import type { Logo } from '#documents/picture/logo.ts';
import type { Look } from './colours.ts';

/** A cell of a table: plain text, or emphasized text. */
export type Cell = string | { text: string; strong: true };

export interface Column {
  head: string;
  /** Share of the width relative to the other columns. */
  width: number;
  align?: 'end';
}

/** One side of a topic: its score and threshold on the axis 0–25. */
export interface Gauge {
  label: string;
  /** Null if nothing on this side has been assessed. */
  score: number | null;
  threshold: number;
  /** What decides the result, in words. */
  said: string;
}

/** A picture; its drawing, and its size in pixels. */
export interface Figure {
  kind: 'figure';
  svg: string;
  size: { width: number; height: number };
  alt: string;
  caption: string;
}

/**
 * The parts of a page. Texts are plain; a line break begins a new paragraph.
 * - `facts`: names with their values, one on each line
 * - `figures`: a few large numbers side by side
 * - `figure`: a picture with a text alternative
 * - `beside`: a picture at half width with other blocks next to it
 * - `stated`: the company's own words, with the place where they were entered
 * - `gap`: something that nobody has written yet, for a person to fill in; the product never fills it
 */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string; tone: 'lead' | 'body' | 'quiet' }
  | { kind: 'list'; items: string[] }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  | { kind: 'figures'; items: { value: string; label: string }[] }
  | { kind: 'gauges'; rows: Gauge[] }
  | { kind: 'table'; caption: string; columns: Column[]; rows: Cell[][] }
  | Figure
  | { kind: 'beside'; figure: Figure; blocks: Block[] }
  | { kind: 'callout'; title: string; text: string }
  | { kind: 'stated'; text: string; from: string }
  | { kind: 'gap'; text: string };

export interface Chapter {
  title: string;
  blocks: Block[];
}

/** A report before it becomes a file: every renderer writes the same words in the same order. */
export interface ReportDocument {
  /** The company's own name for it, or the product's. */
  title: string;
  look: Look;
  logo: Logo | null;
  company: string;
  /** The assessment's name. */
  assessment: string;
  /** 'Financial year starting 1 January 2026'. */
  year: string;
  /** The version of the standards, with its legal act. */
  version: string;
  legalAct: string;
  /** Whether readers can rely on it: approved; frozen; or a draft or a result that is no longer valid. */
  tone: 'good' | 'neutral' | 'warning';
  /** 'Draft', on every page. */
  state: string;
  /** 'Frozen on 12 November 2026, seal 3f2a91bc', on every page; '' if the file shows the current assessment. */
  source: string;
  /** The thresholds, whose they are, and since when they have applied; on every page. */
  thresholds: string;
  /** The day on which the data was read. */
  madeOn: string;
  chapters: Chapter[];
}

export const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text, tone: 'body' });
export const lead = (text: string): Block => ({ kind: 'paragraph', text, tone: 'lead' });
export const quiet = (text: string): Block => ({ kind: 'paragraph', text, tone: 'quiet' });
export const gap = (text: string): Block => ({ kind: 'gap', text });
export const strong = (text: string): Cell => ({ text, strong: true });

/** The characters that XML does not allow; half a surrogate pair is not a character at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The same document with only those characters that every format can contain. */
export function cleanTexts<Document extends object>(document: Document): Document {
  const clean = (_name: string, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replace(NO_TEXT, '').replace(/\r\n?/g, '\n') : value;
  return JSON.parse(JSON.stringify(document, clean)) as Document;
}

export const list = (items: string[]): Block => ({ kind: 'list', items });
export const callout = (title: string, text: string): Block => ({ kind: 'callout', title, text });
