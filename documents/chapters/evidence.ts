import { type Block, type Chapter, list, paragraph, strong } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { amountOf, dayOf, numberOf } from '#documents/document/words.ts';
import { type EvidencedRecord, evidencedCriteria, recordOf } from '#domain/evidence/evidence.ts';
import type { FrozenEvidence, FrozenUse, GivenEvidence } from '#domain/frozen-results/frozen-evidence.ts';
import { labelOf } from '#domain/reference/option.ts';

/**
 * The most pieces of evidence named in one place, the most documents listed, and the most uses named for one document; the workbook lists
 * all of them.
 */
const MOST_NAMED = 6;
const MOST_LISTED = 300;
const MOST_USES = 6;

/** So many characters of a hash are enough to distinguish documents; the workbook gives the whole hash. */
const SIGNS = 12;

/** The evidence for these records, one line for each piece; empty if there is none. */
export function evidenceAt(records: readonly EvidencedRecord[], { evidence }: Pick<Reading, 'evidence'>): Block[] {
  const given = records.flatMap((record) => evidence.get(recordOf(record)) ?? []);
  const left = given.length - MOST_NAMED;
  if (given.length === 0) return [];
  return [
    list([
      ...given.slice(0, MOST_NAMED).map(givenSaid),
      ...(left > 0 ? [`Evidence: ${amountOf(left, 'more piece')}, listed in the workbook.`] : []),
    ]),
  ];
}

/** 'Evidence: “Meter readings”, 19 January 2026 (Scale; June to September)'. */
function givenSaid({ piece: { title, datedOn }, use }: GivenEvidence): string {
  const of = use.noun === 'measure' ? `Evidence for the measure “${use.recordName}”` : 'Evidence';
  const where = whereSaid(use);
  return `${of}: “${title}”${datedOn ? `, ${dayOf(datedOn)}` : ''}${where ? ` (${where})` : ''}`;
}

const whereSaid = ({ criterion, passage }: FrozenUse): string =>
  [labelOf(evidencedCriteria, criterion), passage].filter(Boolean).join('; ');

/** Every document in use, with what it supports; there is no chapter if the result was frozen before evidence could be stored. */
export function evidenceChapter({ pieces }: Reading): Chapter[] {
  if (pieces === null) return [];
  return [{ title: 'Evidence', blocks: pieces.length > 0 ? listed(pieces) : [paragraph('No evidence was added.')] }];
}

function listed(pieces: readonly FrozenEvidence[]): Block[] {
  const left = pieces.length - MOST_LISTED;
  return [
    paragraph(
      'The company’s evidence and what it supports. For each file, the table shows the first characters of its SHA-256. The workbook contains the full value.',
    ),
    {
      kind: 'table',
      caption: 'Documents and what they support',
      columns: [
        { head: 'Document', width: 5 },
        { head: 'Date', width: 3 },
        { head: 'Supports', width: 6 },
        { head: 'File or link', width: 6 },
      ],
      rows: pieces
        .slice(0, MOST_LISTED)
        .map((piece) => [strong(piece.title), daysSaid(piece), usesSaid(piece), fileSaid(piece)]),
    },
    ...(left > 0 ? [paragraph(`The workbook has ${numberOf(left)} more.`)] : []),
  ];
}

const daysSaid = ({ datedOn, validUntil }: FrozenEvidence) =>
  [datedOn && dayOf(datedOn), validUntil && `valid until ${dayOf(validUntil)}`].filter(Boolean).join('; ');

function usesSaid({ uses }: FrozenEvidence): string {
  const named = uses.slice(0, MOST_USES).map((use) => {
    const where = whereSaid(use);
    return where ? `${use.recordName} (${where})` : use.recordName;
  });
  const left = uses.length - named.length;
  return [...named, ...(left > 0 ? [`${numberOf(left)} more, listed in the workbook`] : [])].join('\n');
}

const fileSaid = ({ file, url }: FrozenEvidence) =>
  file ? `${file.fileName}, revision ${file.revision}\nSHA-256 ${file.sha256.slice(0, SIGNS)}…` : url;
