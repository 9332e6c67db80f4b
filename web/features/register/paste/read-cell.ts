import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import { MAX_LONG_TEXT, MAX_TITLE } from '#domain/limits.ts';
import type { ComponentKind, ImpactPolarity } from '#domain/reference/component-kinds.ts';
import type { Option } from '#domain/reference/option.ts';
import { type ComponentChange, changeComponent } from '#web/features/components/component-change.ts';
import { fold } from '#web/lib/fold.ts';
import { type CellEdit, isBeside, type RegisterColumn } from '../columns.ts';
import { registerMessages } from '../messages.ts';
import { pasteMessages as say } from './messages.ts';
import type { Target } from './targets.ts';

/** The component with what a cell says, or why it cannot say so, in a sentence. */
export type Read = Component | string;

/** What a kind is called, and of impacts of which polarity. */
const kinds: Readonly<Record<string, { kind: ComponentKind; polarity?: ImpactPolarity }>> = {
  impact: { kind: 'impact' },
  'negative impact': { kind: 'impact', polarity: 'Negative' },
  negative: { kind: 'impact', polarity: 'Negative' },
  'positive impact': { kind: 'impact', polarity: 'Positive' },
  positive: { kind: 'impact', polarity: 'Positive' },
  risk: { kind: 'risk' },
  opportunity: { kind: 'opportunity' },
};

/** The kind that a cell names; null where it names none. */
export const readKind = (text: string) => kinds[plain(text)] ?? null;

/** The topic that a cell names by its code, its name or both; undefined where none. */
export function readTopic(text: string, topics: readonly Topic[]): Topic | undefined {
  const said = plain(text);
  const [code] = said.split(' ');
  return (
    topics.find((topic) =>
      [topic.code, topic.name, `${topic.code} ${topic.name}`].some((name) => plain(name) === said),
    ) ?? topics.find((topic) => plain(topic.code) === code)
  );
}

/** Reads what stands in a cell of the block into a component. */
export function readCell(target: Target, text: string, component: Component, topics: readonly Topic[]): Read {
  switch (target.id) {
    case 'title': {
      const title = text.replace(/\s+/g, ' ').trim();
      return title.length > MAX_TITLE ? say.titleTooLong : { ...component, title };
    }
    case 'description':
    case 'justification':
      return text.length > MAX_LONG_TEXT ? say.textTooLong : { ...component, [target.id]: text.trim() };
    case 'topic': {
      const topic = readTopic(text, topics);
      return topic ? { ...component, topicId: topic.id } : say.noTopic(text.trim());
    }
    case 'kind': {
      const read = readKind(text);
      if (!read) return say.noKind(text.trim());
      if (read.kind !== component.kind) return say.keepsKind;
      return read.polarity ? changeComponent(component, { impactPolarity: read.polarity }) : component;
    }
    case 'cell':
      return readValue(target.column, text.trim(), component);
  }
}

function readValue(column: RegisterColumn, text: string, component: Component): Read {
  const edit = column.edit?.(component);
  if (edit === undefined) return say.computed;
  if (typeof edit === 'string') {
    // What follows from the others may be repeated.
    const isRepeated = edit === 'from-details' && text === String(component.impactSeverity);
    return isRepeated || (edit === 'actual' && text === '5') ? component : registerMessages.notHere[edit];
  }
  if (isBeside(edit)) return say.setBeside;
  const value = edit.kind === 'score' ? readScore(text) : readOption(edit, text);
  return typeof value === 'object' ? changeComponent(component, { [edit.name]: value.is } as ComponentChange) : value;
}

function readScore(text: string): { is: Score5 } | string {
  const number = /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
  if (number === null) return say.noScore(text);
  const score = ([1, 2, 3, 4, 5] as const).find((value) => value === number);
  return score === undefined ? say.outOfScale(text) : { is: score };
}

/** By its label or id, or by how one label alone begins. */
function readOption({ options }: Extract<CellEdit, { kind: 'choice' }>, text: string): { is: string } | string {
  const said = plain(text);
  const isNamed = ({ id, label }: Option) => plain(id) === said || plain(label) === said;
  const begun = options.filter(({ label }) => plain(label).startsWith(said));
  const option = options.find(isNamed) ?? (begun.length === 1 ? begun[0] : undefined);
  return option
    ? { is: option.id }
    : say.noOption(
        text,
        options.map(({ label }) => label),
      );
}

const plain = (text: string) => fold(text).replace(/\s+/g, ' ').trim();
