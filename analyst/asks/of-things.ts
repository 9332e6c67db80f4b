import { mentionedTold } from '#analyst/kinds/records/mentioned.ts';
import { dossierTold } from '#analyst/kinds/records/of-one.ts';
import { movedTold } from '#analyst/kinds/records/of-years.ts';
import { askedOf, type RecordAnswer } from '#analyst/kinds/records/record-answer.ts';
import type { Ask, AskInput } from './ask.ts';

/** Of the one thing that is named best. */
const ofThing =
  (told: RecordAnswer) =>
  ({ things }: AskInput) =>
    things.slice(0, 1).map((thing) => askedOf(told, thing));

/** What is recorded about one thing, how it changed, and where it is mentioned. */
export const thingAsks: readonly Ask[] = [
  {
    leadsTo: ofThing(dossierTold),
    examples: [
      'everything about {thing}',
      'did anyone check {thing}',
      'who reviewed {thing}',
      'who owns {thing}',
      'who is responsible for {thing} and until when',
      'how sure are we about {thing}',
      'how reliable is the number for {thing}',
      'where does the figure for {thing} come from',
      'what do we know about {thing}',
      'what is the story with {thing}',
      'what are we doing about {thing}',
      'what are we doing about {thing} and does it work',
      'is {thing} covered by a measure',
      'did {thing} help',
      'does the measure against {thing} work',
      'has {thing} been reviewed',
      'who entered {thing} and when',
      'when is {thing} due',
      'is there proof for {thing}',
      'is {thing} backed by evidence',
      'what evidence do we have for {thing}',
      'who worked on {thing}',
      'tell me all about {thing}',
      'whats with {thing}',
      'has the auditor looked at {thing}',
      'background on {thing}',
      'which assumptions are behind {thing}',
      'why severity {number} for {thing} when nothing is above {number}',
      'why is the severity of {thing} {number}',
      'who gave {thing} a {number}',
      'explain {thing} to me',
      'how bad is {thing}',
      'how likely is {thing}',
      'how did we get to {number} for {thing}',
      'how much is {thing} going to cost',
      'how was {thing} scored',
    ],
  },
  {
    leadsTo: ofThing(movedTold),
    examples: [
      'why did {thing} drop so much vs last year',
      'why is {thing} lower than last year',
      'why did {thing} go up',
      'did {thing} go up since last time and if so why',
      'what changed for {thing} since last year',
      'how did {thing} develop',
      'what was the score of {thing} last year and now',
      'is {thing} better or worse than before',
      'why is {thing} no longer material',
      'why has {thing} become material',
      'was {thing} material last year',
      '{thing} last year versus this year',
      'compare {thing} with the previous assessment',
      'why was {thing} rescored',
      'has {thing} improved',
    ],
  },
  {
    leadsTo: ({ rest }) => (rest.length === 0 ? [] : [askedOf(mentionedTold, rest.join(' '))]),
    examples: [
      'anything about {thing} in there',
      'all the stuff concerning {thing}',
      'did we cover {thing}',
      '{thing} - did we cover that',
      'did we think of {thing}',
      'is {thing} in the assessment',
      'where is {thing} mentioned',
      'do we say anything on {thing}',
      'is there something about {thing}',
      'have we considered {thing}',
      'everything that mentions {thing}',
      'what about {thing}',
      'did we look at {thing}',
      'is {thing} a topic for us',
      'does {thing} play a role',
    ],
  },
];
