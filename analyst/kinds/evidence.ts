import type { Block, Line, Part } from '#analyst/blocks/answer.ts';
import { amount, blocks, day, joined, named, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import {
  componentSource,
  evidenceSource,
  resultsSource,
  stakeholderSource,
  topicSource,
} from '#analyst/blocks/sources.ts';
import { besideEvidence, evidenceAsked } from '#analyst/question/asks-evidence.ts';
import { type EvidencePiece, evidencedCriteria } from '#domain/evidence/evidence.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { everything } from '#domain/query/query.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { labelOf } from '#domain/reference/option.ts';
import { offersTexts } from './facts.ts';
import type { Asked, Kind, Said } from './kind.ts';
import { holds, type Scope, scopeOf } from './scope.ts';

/** Which evidence the assessment uses, for what, and until when it is valid. */
export const evidenceKind: Kind = {
  id: 'evidence',
  offer: 'Which evidence expires?',
  async answer({ question, data, desk }: Asked): Promise<Said | null> {
    const asked = evidenceAsked(question);
    const all = await desk.evidence();
    const scope = scopeOf(besideEvidence(question), data);
    const found = all.filter((piece) => isFor(piece, scope, data.current));
    const isNarrowed = scope.said !== null || scope.left.length > 0;
    // The texts may speak of what no entry is called.
    if (found.length === 0 && isNarrowed && scope.said === null) return null;
    const of = scope.said ?? scope.left.join(' ');
    const about = of === '' ? '' : ` (${of})`;
    const blocksSaid =
      all.length === 0
        ? tellNone('anything in this assessment')
        : found.length === 0
          ? blocks(tellNone(of), offers(...offersTexts(besideEvidence(question), data.current)))
          : asked === 'validity'
            ? tellValidity(found, about, EXPIRED.test(question), data.current)
            : tellList(found, about, all.length, data.current);
    return { blocks: blocksSaid, queries: [] };
  },
};

/** What has expired, not what will. */
const EXPIRED = /\b(?:expired|outdated|out of date|stale|lapsed|invalid|no longer valid|not valid|overdue|too old)\b/i;

/** Whether a piece is used for something that the question narrows to, or its own words hold what was asked. */
function isFor(
  piece: EvidencePiece,
  { entries, said, left }: Scope,
  { topics, measures = [] }: AssessmentData,
): boolean {
  const words = [
    piece.title,
    piece.owner ?? '',
    ...piece.uses.flatMap(({ recordName, passage }) => [recordName, passage]),
  ];
  if (left.length > 0 && !holds(words.join(' '), left)) return false;
  if (said === null) return true;
  const ids = new Set<string>(entries.map(({ id }) => id));
  const under = new Set(entries.map(({ topicId }) => topicId));
  return piece.uses.some(({ noun, recordId }) => {
    if (noun === 'component') return ids.has(recordId);
    if (noun === 'measure') return measures.some(({ id, componentId }) => id === recordId && ids.has(componentId));
    return noun === 'topic' && topics.some(({ id }) => id === recordId && under.has(id) && entries.length > 1);
  });
}

/** Those that state an end, what has expired first, then by their day. */
function tellValidity(
  found: readonly EvidencePiece[],
  about: string,
  asksExpired: boolean,
  current: AssessmentData,
): Block[] {
  const ending = found
    .filter(({ validUntil }) => validUntil !== null)
    .toSorted((one, other) => (one.validUntil ?? '').localeCompare(other.validUntil ?? ''));
  const expired = ending.filter(({ hasExpired }) => hasExpired);
  const [next] = ending.filter(({ hasExpired }) => !hasExpired);
  const source = rests(evidenceSource);
  const pieces = amount(found.length, 'piece', 'pieces');
  const hasOrHave = (count: number) => (count === 1 ? 'has' : 'have');
  const isNext = next?.validUntil ? ` Next to expire is ${next.title}, valid until ${day(next.validUntil)}.` : '';
  if (ending.length === 0)
    return [
      sentence(
        strong('None'),
        ` of ${pieces} of evidence${about} states until when it is valid: by what is stated, nothing expires.`,
        source,
      ),
    ];
  if (asksExpired) {
    return blocks(
      sentence(
        strong(expired.length === 0 ? 'None' : expired.length),
        ` of ${pieces} of evidence${about} ${hasOrHave(Math.max(1, expired.length))} expired.${isNext}`,
        source,
      ),
      expired.length > 0 && pieceTable(expired, current),
    );
  }
  return blocks(
    sentence(
      strong(ending.length),
      ` of ${pieces} of evidence${about} ${ending.length === 1 ? 'states' : 'state'} until when it is valid; `,
      strong(expired.length === 0 ? 'none' : expired.length),
      ` ${hasOrHave(Math.max(1, expired.length))} expired.${isNext}`,
      source,
    ),
    pieceTable(ending, current),
  );
}

function tellList(found: readonly EvidencePiece[], about: string, all: number, current: AssessmentData): Block[] {
  return blocks(
    sentence(
      strong(found.length),
      found.length < all && ` of ${all}`,
      ` ${all === 1 ? 'piece' : 'pieces'} of evidence${about}.`,
      rests(evidenceSource),
    ),
    pieceTable(found, current),
    offers('Which evidence expires?', WITHOUT),
  );
}

const WITHOUT = sayQuery({ ...everything('component'), where: [{ field: 'evidence', is: 'missing' }] });

const tellNone = (of: string): Block[] => [
  sentence(strong('No evidence'), ` is given for ${of}.`, rests(evidenceSource)),
];

/** Pieces with what they are for, in which passage, and until when they are valid. */
function pieceTable(pieces: readonly EvidencePiece[], current: AssessmentData): Block {
  const hasOwners = pieces.some(({ owner }) => owner !== null);
  return {
    is: 'table',
    columns: [
      { label: 'Evidence' },
      { label: 'Given for' },
      { label: 'Dated' },
      { label: 'Valid until' },
      ...(hasOwners ? [{ label: 'Owner' }] : []),
    ],
    rows: pieces.map((piece): Line[] => [
      [piece.title, rests(evidenceSource)],
      joined(
        piece.uses.map((use) => usedFor(use, current)),
        '; ',
      ),
      [piece.datedOn === null ? '–' : day(piece.datedOn)],
      [piece.validUntil === null ? '–' : day(piece.validUntil), piece.hasExpired && ' (expired)'],
      ...(hasOwners ? [[piece.owner ?? '–']] : []),
    ]),
  };
}

/** 'Water withdrawal in a dry basin, scale (June to September)', with where it stands. */
function usedFor(
  { noun, recordId, recordName, criterion, passage }: EvidencePiece['uses'][number],
  current: AssessmentData,
): Part[] {
  const details = [
    criterion !== '' && `, ${labelOf(evidencedCriteria, criterion).toLowerCase()}`,
    passage.trim() !== '' && ` (${passage.trim()})`,
  ];
  return [...named(placeOf(noun, recordId, current), recordName), ...details];
}

function placeOf(noun: EvidencePiece['uses'][number]['noun'], recordId: string, current: AssessmentData) {
  const { components, topics, stakeholders, measures = [] } = current;
  const entry = noun === 'measure' ? measures.find(({ id }) => id === recordId)?.componentId : recordId;
  const component = components.find(({ id }) => id === entry);
  if (component) return componentSource(current, component);
  const topic = topics.find(({ id }) => id === recordId);
  if (topic) return topicSource(current, topic);
  const stakeholder = stakeholders.find(({ id }) => id === recordId);
  return stakeholder ? stakeholderSource(current, stakeholder) : resultsSource(current);
}
