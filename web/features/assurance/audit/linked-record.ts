import { sectionPath } from '#domain/chat/chat-source.ts';
import { measureItemId } from '#domain/chat/places.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { NOUN_OF_PART } from '#domain/records/kinds.ts';
import type { AuditedRecord, recordsOf } from './records.ts';

const { question: _question, ...knownById } = NOUN_OF_PART;
const partsWithIds = Object.entries(knownById);
const parts = Object.keys(NOUN_OF_PART);

/** The record that a link to the questionnaire names; undefined if it names none, or the record does not exist. */
export function linkedRecord(
  params: URLSearchParams,
  records: ReturnType<typeof recordsOf>,
): AuditedRecord | undefined {
  const field = params.get('field') ?? '';
  const measure = records.measure.find(({ recordId }) => measureItemId(recordId) === field);
  if (measure) return measure;
  for (const [part, noun] of partsWithIds) {
    const found = records[noun].find(({ recordId }) => recordId === params.get(part));
    if (found) return found;
  }
  const section = questionnaire.find(({ name }) => sectionPath(name).endsWith(`=${params.get('section')}`));
  const asked = section?.questions.find(({ position }) => String(position) === params.get('question'));
  return records.answer.find(({ recordId }) => recordId === asked?.text);
}

/** An address without the part that names a record. */
export function withoutRecord(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['section', ...parts, 'field']) next.delete(name);
  return next;
}
