import { equal, notBe } from '#analyst/question/meaning.ts';
import { everything, type Query } from '#domain/query/query.ts';
import { rankTexts } from '#domain/search/rank-texts.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import type { Ask, AskInput } from './ask.ts';
import * as of from './concepts.ts';

/** From this fit on, a stakeholder is meant. */
const MEANT = 0.34;

/** The group of the stakeholder whose names, or else views, hold the words of a question. */
function stakeholderMeant({ rest, asked }: AskInput): Query[] {
  const [best] = rankTexts(
    rest.join(' '),
    asked.data.current.stakeholders.map((each) => ({
      group: each.stakeholderGroup,
      title: `${groupName(each)} ${each.stakeholderNames}`,
      text: each.relevantTopicsViews,
    })),
  );
  if (!best || best.fit < MEANT) return [];
  return [{ ...everything('stakeholder'), where: [equal('stakeholderGroup', best.thing.group)] }];
}

/** Stakeholders, what they said, and how they were consulted. */
export const stakeholderAsks: readonly Ask[] = [
  {
    about: [
      [of.TALKED, of.DID_WE],
      [of.SAYS, of.DID_WE],
    ],
    unless: [of.LAW, of.COMMENTS, of.AUDITOR, of.NOT_ASKED, of.PERSON, of.LEFT_OUT, /\bwhom?\b/],
    yields: true,
    names: true,
    leadsTo: stakeholderMeant,
  },
  {
    about: [[of.STAKEHOLDERS, of.NOT_ASKED, of.TALKED]],
    unless: [of.LAW, of.COMMENTS, of.AUDITOR, of.EARLIER],
    yields: true,
    leadsTo: () => [
      {
        ...everything('stakeholder'),
        where: ['interview', 'meetings'].map((way) => notBe(equal('engagementOrganization', way))),
      },
    ],
  },
  {
    leadsTo: () => [everything('stakeholder')],
    examples: [
      'whom did we talk to',
      'which stakeholders did we involve',
      'who was asked',
      'which stakeholders did we not speak to directly',
      'who was not consulted',
      'how did we engage with stakeholders',
      'how were people consulted',
      'write the paragraph on stakeholder engagement',
      'with whom did we speak and how',
      'list of stakeholders',
    ],
  },
  {
    leadsTo: ({ groups }) =>
      groups
        .slice(0, 2)
        .map((group): Query => ({ ...everything('stakeholder'), where: [equal('stakeholderGroup', group)] })),
    examples: [
      'what do the {thing} want from us',
      'what did the {thing} say',
      'did we ask the {thing} anything',
      'what do the {thing} care about',
      'what is important to {thing}',
      '{thing} - what did they say',
      'views of {thing}',
      'what do {thing} expect',
      'how did we engage {thing}',
    ],
  },
  {
    leadsTo: () => [{ ...everything('stakeholder'), where: [equal('isKeyStakeholder', true)] }],
    examples: ['who are our key stakeholders', 'most important stakeholders', 'which stakeholders matter most and why'],
  },
];
