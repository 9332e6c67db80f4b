import { equal, missing, notBe } from '#analyst/question/meaning.ts';
import { everything } from '#domain/query/query.ts';
import type { Ask } from './ask.ts';
import { entries, ofTopics } from './leads-to.ts';

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
    leadsTo: () => [
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
    leadsTo: () => [entries([missing('evidence')])],
    examples: [
      'no evidence for which entries',
      'which entries have no proof',
      'what is not backed up',
      'where is evidence missing',
      'entries without documents',
    ],
  },
  {
    leadsTo: ofTopics('evidence', 'topics'),
    examples: [
      'show me the proof behind {thing}',
      'which evidence supports {thing}',
      'documents for {thing}',
      'proof for {thing}',
    ],
  },
];
