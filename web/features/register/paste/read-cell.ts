import type { Topic } from '#domain/assessment/assessment.ts';
import { type ComponentChange, changeComponent } from '#domain/components/change-component.ts';
import type { Component } from '#domain/components/component.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import { readTopic } from '#domain/imports/read-topic.ts';
import { readKind, readOption, readScore } from '#domain/imports/read-words.ts';
import { MAX_LONG_TEXT, MAX_TITLE } from '#domain/limits.ts';
import { type CellEdit, isBeside, type RegisterColumn } from '../rows/columns.ts';
import { registerMessages } from '../rows/messages.ts';
import { pasteMessages as say } from './messages.ts';
import type { Target } from './targets.ts';

/** The component with the cell's value, or why it cannot be read, in a sentence. */
export type CellReading = Component | string;

/** Reads a cell of the block into a component. */
export function readCell(target: Target, text: string, component: Component, topics: readonly Topic[]): CellReading {
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
      if (read.kind !== component.kind) return say.otherKind(text.trim(), component.kind);
      const { polarity, actuality } = read;
      if (component.kind !== 'impact' || !(polarity || actuality)) return component;
      return changeComponent(component, {
        ...(polarity && { impactPolarity: polarity }),
        ...(actuality && { actualPotentialImpact: actuality }),
      });
    }
    case 'cell':
      return readValue(target.column, text.trim(), component);
  }
}

function readValue(column: RegisterColumn, text: string, component: Component): CellReading {
  const edit = column.edit?.(component);
  if (edit === undefined) return say.computed;
  if (typeof edit === 'string') {
    // A value that follows from others may be repeated.
    const isRepeated = edit === 'from-details' && text === String(component.impactSeverity);
    return isRepeated || (edit === 'actual' && text === '5') ? component : registerMessages.notHere[edit];
  }
  if (isBeside(edit)) return say.setBeside;
  const value = edit.kind === 'score' ? readScoreCell(text) : readChoice(edit, text);
  return typeof value === 'object' ? changeComponent(component, { [edit.name]: value.is } as ComponentChange) : value;
}

function readScoreCell(text: string): { is: Score5 } | string {
  const score = readScore(text);
  if (score === 'no-score') return say.noScore(text);
  return score === 'off-scale' ? say.outOfScale(text) : { is: score };
}

function readChoice({ options }: Extract<CellEdit, { kind: 'choice' }>, text: string): { is: string } | string {
  const option = readOption(options, text);
  return option
    ? { is: option.id }
    : say.noOption(
        text,
        options.map(({ label }) => label),
      );
}
