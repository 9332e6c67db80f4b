import { dossierTold } from '#analyst/kinds/records/of-one.ts';
import { askedOf } from '#analyst/kinds/records/record-answer.ts';
import { atEntry, equal, missing, notBe } from '#analyst/question/meaning.ts';
import { everything, type Query } from '#domain/query/query.ts';
import { subjectStems } from '#domain/words/stems.ts';
import type { Ask, AskInput } from './ask.ts';
import * as of from './concepts.ts';
import { entries, ofTopics } from './leads-to.ts';

/** The evidence for the entry or the topics that are named. */
const ofThing = (named: AskInput): Query[] => {
  const isEntry = named.asked.data.current.components.some(({ title }) => title === named.thing);
  return named.thing !== null && isEntry
    ? [{ ...everything('evidence'), where: [atEntry('evidence', named.thing)] }]
    : ofTopics('evidence', 'topic')(named);
};

/** The evidence that is called so. */
function titled({ rest }: AskInput): Query[] {
  const words = rest.filter((word) => subjectStems(word).length > 0);
  if (words.length === 0) return [];
  return [{ ...everything('evidence'), where: words.map((text) => ({ field: 'title', is: 'contains', text })) }];
}

/** Evidence, and entries without any. */
export const evidenceAsks: readonly Ask[] = [
  {
    leadsTo: () => [everything('evidence')],
    examples: [
      'what evidence do we have',
      'list of documents',
      'which proofs were uploaded',
      'all evidence',
      'which files support the assessment',
    ],
  },
  {
    about: [[of.EVIDENCE, of.EXPIRING]],
    yields: true,
    leadsTo: (named) => [
      ...[...ofThing(named), ...titled(named)].map(
        (query): Query => ({ ...query, sort: [{ field: 'validUntil', order: 'lowest' }] }),
      ),
      { ...everything('evidence'), where: [notBe(missing('validUntil'))] },
      { ...everything('evidence'), where: [equal('expired', true)] },
    ],
    examples: [
      'does any of our evidence run out soon',
      'which evidence has expired',
      'when do documents expire',
      'is any proof outdated',
      'which evidence is too old',
    ],
  },
  {
    about: [[of.EVIDENCE, of.NONE, of.MATERIAL]],
    leadsTo: ({ narrowed }) => [entries([...narrowed, equal('material', true), missing('evidence')])],
  },
  {
    about: [[of.EVIDENCE, of.NONE]],
    unless: [of.LAW],
    yields: true,
    leadsTo: ({ thing }) => (thing === null ? [entries([missing('evidence')])] : [askedOf(dossierTold, thing)]),
    examples: [
      'no evidence for which entries',
      'which entries have no proof',
      'what is not backed up',
      'where is evidence missing',
      'entries without documents',
    ],
  },
  {
    about: [[of.EVIDENCE]],
    unless: [of.LAW, of.EDITING, of.NONE],
    yields: true,
    leadsTo: ofThing,
    examples: [
      'show me the proof behind {thing}',
      'which evidence supports {thing}',
      'documents for {thing}',
      'proof for {thing}',
    ],
  },
];
