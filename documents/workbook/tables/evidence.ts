import type { FileFacts } from '#documents/facts.ts';
import { type EvidencedNoun, evidencedCriteria, evidenceKinds } from '#domain/evidence/evidence.ts';
import { evidenceFields, evidenceUseFields } from '#domain/evidence/fields.ts';
import { registerTitles } from '#domain/files/register-titles.ts';
import { sheetNames } from '#domain/files/sheet-titles.ts';
import { type FrozenUse, inReadingOrder } from '#domain/frozen-results/frozen-evidence.ts';
import { nounNames } from '#domain/history/nouns.ts';
import { labelOf } from '#domain/reference/option.ts';
import type { Reading } from './reading.ts';
import { type Cell, number, said, type Table, text } from './table.ts';

const WHAT = { ...nounNames, topic: 'Topic', thresholds: 'Thresholds' } satisfies Record<EvidencedNoun, string>;

/** One row for each use of a piece of evidence. */
export function evidenceTable({ facts, topicOf }: Reading): Table {
  const topicIds = topicsOfRecords(facts.data);
  const codeOf = ({ noun, recordId }: FrozenUse) => {
    const topicId = noun === 'topic' ? recordId : topicIds.get(recordId);
    return topicId === undefined ? null : topicOf(topicId).code;
  };
  return {
    name: sheetNames.evidence,
    columns: [
      text(evidenceFields.title.label, 36),
      text('Kind', 8),
      text('Date of the document', 12),
      text('Valid until', 12),
      text('Owner', 20),
      text('Supports', 28),
      text(registerTitles.topicCode, 11),
      text('Supported record', 36),
      text(evidenceUseFields.criterion.label, 16),
      text(evidenceUseFields.passage.label, 30),
      text('File name', 36),
      number('Revision', 10),
      text('SHA-256', 68),
      text(evidenceFields.url.label, 40),
      text(evidenceFields.note.label, 40),
      text('Id of the supported record', 38),
      text(registerTitles.id, 38),
    ],
    rows: inReadingOrder(facts.evidence ?? []).flatMap(({ uses, ...piece }) =>
      uses.map((use): Cell[] => [
        piece.title,
        labelOf(evidenceKinds, piece.kind),
        piece.datedOn,
        piece.validUntil,
        said(piece.owner),
        WHAT[use.noun],
        codeOf(use),
        said(use.recordName),
        said(labelOf(evidencedCriteria, use.criterion)),
        said(use.passage),
        said(piece.file?.fileName),
        piece.file?.revision ?? null,
        said(piece.file?.sha256),
        said(piece.url),
        said(piece.note),
        use.recordId,
        piece.id,
      ]),
    ),
  };
}

/** The topic of each entry or measure, by its id. */
function topicsOfRecords({ components, measures = [] }: FileFacts['data']): ReadonlyMap<string, string> {
  const topics = new Map<string, string>(components.map(({ id, topicId }) => [id, topicId]));
  for (const { id, componentId } of measures) {
    const topicId = topics.get(componentId);
    if (topicId !== undefined) topics.set(id, topicId);
  }
  return topics;
}
