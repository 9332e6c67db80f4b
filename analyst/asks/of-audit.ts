import { firmnessTold } from '#analyst/kinds/records/decided.ts';
import { dossierTold } from '#analyst/kinds/records/of-one.ts';
import { looksTold } from '#analyst/kinds/records/talks.ts';
import type { Ask } from './ask.ts';
import * as of from './concepts.ts';
import { onThing } from './leads-to.ts';

/** What an auditor has asked and looked at, and what one would find. */
export const auditAsks: readonly Ask[] = [
  {
    about: [[of.AUDITOR, of.ASKING]],
    unless: [of.GUESS, of.LOOKED],
    leadsTo: () => ['What has our auditor asked?', looksTold.offer],
    examples: [
      'what did the auditor ask and did we answer',
      'questions from the auditor',
      'which auditor questions are unanswered',
      'what does the auditor want to know',
      'did we reply to the auditor',
      'what has the assurance provider raised',
      'auditor requests',
      'findings of the auditor',
    ],
  },
  {
    about: [[of.AUDITOR, of.LOOKED]],
    unless: [of.GUESS],
    leadsTo: onThing(dossierTold, looksTold),
    examples: [
      'what has the auditor looked at',
      'what did the auditor check',
      'which entries did the auditor verify',
      'how far is the audit',
      'did the auditor confirm the numbers',
      'what did the auditor sample',
      'audit progress',
      'has the auditor already seen {thing}',
      'notes of the auditor',
      'what is still left for the auditor to look at',
    ],
  },
  {
    about: [[of.AUDITOR, of.GUESS]],
    unless: [of.LAW],
    leadsTo: () => ['Which gaps would an auditor find?', firmnessTold.offer],
    examples: [
      'what questions will the auditor ask us',
      'what would the auditor criticise',
      'where are we weak',
      'where will assurance nail us',
      'what are our weak points',
      'what could an auditor pick on',
      'how would this stand up in an audit',
      'are we ready for the audit',
      'biggest holes in the assessment',
      'which reasons are missing',
      'which entries have no justification',
    ],
  },
];
