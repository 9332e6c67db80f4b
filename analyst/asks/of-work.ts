import { dossierTold } from '#analyst/kinds/records/of-one.ts';
import { askedOf } from '#analyst/kinds/records/record-answer.ts';
import { stateTold } from '#analyst/kinds/records/state.ts';
import { discussionsTold, saidTold, talkedTold } from '#analyst/kinds/records/talks.ts';
import {
  overdueTold,
  ownerlessTold,
  ownersTold,
  personTold,
  reviewedTold,
  reviewsTold,
} from '#analyst/kinds/records/team.ts';
import { equal } from '#analyst/question/meaning.ts';
import { everything } from '#domain/query/query.ts';
import type { Ask, AskInput } from './ask.ts';
import * as of from './concepts.ts';
import { always, onThing } from './leads-to.ts';

/** The state of the assessment, the work of the team, and its discussions. */
export const workAsks: readonly Ask[] = [
  {
    leadsTo: always(stateTold),
    about: [[of.SIGNING, of.THE_RESULT]],
    unless: [of.DISCLOSURES, of.MEASURES, of.EVIDENCE, of.AUDITOR, of.COMPLETING],
    examples: [
      'is this final or still a draft',
      'what is the status of the assessment',
      'is the assessment completed yet',
      'who has signed',
      'who signed off last years assessment',
      'has the board approved it',
      'did management sign this off',
      'when was it approved and by whom',
      'who still has to sign',
      'is last years result final',
      'can i show this to the auditor or is it only a draft',
      'who approved the earlier assessment',
      'was it frozen',
      'are we done and signed',
      'in which state is this assessment',
      'whose signature is missing',
    ],
  },
  {
    leadsTo: ({ person, thing }) =>
      person !== null
        ? [askedOf(personTold, person)]
        : [...(thing === null ? [] : [askedOf(dossierTold, thing)]), overdueTold.offer],
    about: [[of.LATE]],
    unless: [of.DISCLOSURES, of.EVIDENCE, of.MEASURES, of.MY_TASKS, /\bpa(?:y|id)/],
    examples: [
      'anything overdue',
      'what is overdue',
      'which tasks are late',
      'are we behind schedule',
      'what is due this week',
      'what is due next',
      'which deadlines did we miss',
      'next deadlines',
      'is anybody late with something',
      'what has to be done by friday',
      'which entries are past their due date',
      'when is what due',
    ],
  },
  {
    leadsTo: ({ person, thing }) =>
      person !== null ? [askedOf(personTold, person)] : onThing(reviewedTold, reviewsTold)({ thing }),
    about: [[of.REVIEW]],
    unless: [of.AUDITOR, of.LAW, of.MY_TASKS, /\bannual|every year|each year|once a year|scores?\b/],
    examples: [
      'who still has to review something',
      'which reviews are open',
      'what is waiting for review',
      'what has been reviewed so far',
      'who reviewed what',
      'which entries are in review',
      'are there reviews outstanding',
      'what was not reviewed yet',
      'did a second person look at the entries',
      'four eyes principle who checked',
      'who is reviewing',
      'how many entries were reviewed',
      'pending reviews',
    ],
  },
  {
    about: [[of.OWNER, of.NONE, /\btopics?\b/]],
    leadsTo: always(ownerlessTold),
  },
  {
    leadsTo: always(ownersTold),
    examples: [
      'who has to do what',
      'who is responsible for what and until when',
      'who owns which topic',
      'who does what by when',
      'list of tasks per person',
      'how is the work split in the team',
      'who has the most to do',
      'to-do list of the team',
      'who is in the team and what do they do',
      'who is working on this',
      'which topics have an owner',
      'assignments and due dates',
    ],
  },
  {
    about: [[of.PERSON, of.TASKS], [of.MY_TASKS]],
    unless: [of.COMMENTS, of.EDITING, of.CHANGED],
    leadsTo: ({ person, me }) => [person ?? me].flatMap((name) => (name === null ? [] : [askedOf(personTold, name)])),
    examples: [
      'what does {person} have on their plate',
      'what does {person} have to do',
      'which topics does {person} own',
      'tasks of {person}',
      'is {person} late with anything',
      'what is {person} responsible for',
      'what is assigned to {person}',
      'what does {person} still need to review',
      'what is left for {person}',
      'which entries belong to {person} and until when',
      '{person} open items',
      'what is {person} working on',
      'has {person} finished their part',
    ],
  },
  {
    leadsTo: ({ person }) => (person === null ? [] : [{ ...everything('change'), where: [equal('by', person)] }]),
    examples: [
      'what did {person} change',
      'what has {person} edited',
      'which entries did {person} add',
      'what did {person} do last week',
      'changes by {person}',
      'was it {person} who changed the score',
    ],
  },
  {
    about: [[of.PERSON, of.COMMENTS]],
    leadsTo: ({ person }) => (person === null ? [] : [askedOf(saidTold, person)]),
  },
  {
    about: [[of.COMMENTS]],
    unless: [of.AUDITOR, of.STAKEHOLDERS],
    leadsTo: ({ things }) => [...things.map((thing) => askedOf(talkedTold, thing)), discussionsTold.offer],
    examples: [
      'open discussions',
      'which comments are unresolved',
      'what is the team discussing',
      'any open comments',
      'what are people talking about in the comments',
      'list the threads that are still open',
      'are there disagreements in the team',
      'which questions of colleagues are unanswered',
      'what did {person} say in the comments',
      'was {person} mentioned somewhere',
      'did {person} comment on anything',
      'latest comments',
      'what has {person} been asked',
      'what should {person} tell the works council',
      'what do we tell {thing}',
    ],
  },
  {
    leadsTo: talkedOf,
    examples: [
      'what was discussed about {thing}',
      'comments on {thing}',
      'what did colleagues say about {thing}',
      'is there a discussion on {thing}',
      'what did {person} write about {thing}',
      'did anybody comment on {thing}',
      'any remarks on {thing}',
      'was there a debate on {thing}',
      'what are we supposed to tell {thing} about {thing}',
    ],
  },
];

function talkedOf({ things }: AskInput) {
  return [...things.slice(0, 1).map((thing) => askedOf(talkedTold, thing)), discussionsTold.offer];
}
