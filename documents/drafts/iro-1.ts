import { type Block, gap, paragraph } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { unlessSigned } from '#documents/document/signature-words.ts';
import { amountOf, dayOf, joined, numberOf, topicName } from '#documents/document/words.ts';
import { whyIdle } from '#domain/measures/net-score.ts';
import { hasASay } from '#domain/results/decisions.ts';
import { findingOf, findingText } from '#domain/results/finding.ts';
import { managedSides } from '#domain/results/managed.ts';
import { saidOfScoring } from '#domain/results/scoring-progress.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { stepNames } from '#domain/sign-off/words.ts';
import { engagedBy } from '#domain/stakeholders/engaged-by.ts';
import type { DraftPart } from './draft-part.ts';
import { sourcesSaid } from './material-iros.ts';
import { scopeSaid } from './scope-said.ts';

/** The process to identify and assess material impacts, risks and opportunities, as each version asks for it. */
export function iro1(reading: Reading): DraftPart[] {
  return reading.esrs.id === 'esrs-2023' ? parts2023(reading) : parts2026(reading);
}

function parts2023(reading: Reading): DraftPart[] {
  return [
    { place: 'ESRS 2 §53(a)', asks: 'Methods and assumptions', blocks: [...approach(reading), ...scopeSaid(reading)] },
    {
      place: 'ESRS 2 §53(b)',
      asks: 'Identifying, assessing and prioritising impacts',
      blocks: [
        ...coverage(reading),
        ...consultation(reading),
        ...prioritisation(reading),
        dueDiligence,
        heightenedRisk,
      ],
    },
    {
      place: 'ESRS 2 §53(c)',
      asks: 'Identifying, assessing and prioritising risks and opportunities',
      blocks: [
        ...financialSide(reading),
        ...sourcesSaid(reading),
        gap('How impacts and dependencies led to these risks and opportunities.'),
        gap('How sustainability risks are prioritised relative to the company’s other risks.'),
      ],
    },
    { place: 'ESRS 2 §53(d)', asks: 'Decision-making and internal control', blocks: decisions(reading) },
    {
      place: 'ESRS 2 §53(e), §53(f)',
      asks: 'Integration into risk management and general management',
      blocks: [gap('To what extent this process is part of the company’s risk management and general management.')],
    },
    { place: 'ESRS 2 §53(g)', asks: 'Input parameters', blocks: inputs(reading) },
    {
      place: 'ESRS 2 §53(h)',
      asks: 'Changes, last update and next revision',
      blocks: [...changes(reading), nextRevision],
    },
  ];
}

function parts2026(reading: Reading): DraftPart[] {
  return [
    {
      place: 'ESRS 2 §35(a)',
      asks: 'Process, decision steps, value chain, methods, inputs, considerations or thresholds',
      blocks: [
        ...approach(reading),
        ...scopeSaid(reading),
        ...coverage(reading),
        ...decisions(reading),
        ...inputs(reading),
      ],
    },
    {
      place: 'ESRS 2 §35(b)',
      asks: 'Prioritisation, treatment of mitigation, areas of heightened risk',
      blocks: [...prioritisation(reading), ...financialSide(reading), ...mitigation(reading), heightenedRisk],
    },
    {
      place: 'ESRS 2 §35(c)',
      asks: 'Input from due diligence, and consultation',
      blocks: [...consultation(reading), dueDiligence],
    },
    { place: 'ESRS 2 §35(d)', asks: 'Significant changes', blocks: changes(reading) },
    { place: 'ESRS 2 §35(e)', asks: 'Last update', blocks: [lastUpdate(reading)] },
  ];
}

const APPROACHES = {
  'top-down': 'top-down, from our strategy and business model to the topics',
  'bottom-up': 'bottom-up, from single impacts, risks and opportunities to the topics',
  both: 'both top-down, from our strategy and business model, and bottom-up, from single impacts, risks and opportunities',
} as const;

/** How the assessment was approached, and what was concluded without scores (method M31). */
function approach({ data, dashboard }: Reading): Block[] {
  const { approach: said, approachNote } = data.assessment;
  const topDown = (dashboard.decisions ?? []).filter(({ kind }) => kind === 'top-down');
  const codes = [...new Set(topDown.map(({ topic }) => topic.code))];
  return [
    said === ''
      ? gap('Whether the assessment was approached top-down, bottom-up or both.')
      : paragraph(`We approached the assessment ${APPROACHES[said]}.`),
    ...(codes.length === 0
      ? []
      : [
          paragraph(
            `We concluded ${amountOf(topDown.length, 'side')} of ${amountOf(codes.length, 'topic')} top-down, without scoring each impact, risk and opportunity: ${joined(codes)}. The chapter on the result gives the grounds.`,
          ),
        ]),
    ...(approachNote.trim() === ''
      ? []
      : [{ kind: 'stated' as const, text: approachNote, from: 'What differs between topics' }]),
  ];
}

const dueDiligence = gap('How the company’s due diligence informed the assessment.');
const heightenedRisk = gap(
  'On which activities, business relationships or geographies of heightened risk the assessment focused, and why.',
);
const nextRevision = gap('When the assessment will next be revised.');

/** Which measures were taken into account, and how they change the result (method M28 to M30). */
function mitigation({ data, dashboard, rows }: Reading): Block[] {
  const { measures = [], assessment } = data;
  const counted = measures.filter((measure) => whyIdle(measure, assessment.financialYearStart) === null);
  const entries = rows.filter(({ beside }) => beside !== undefined).length;
  if (counted.length === 0) {
    return [
      gap(
        'Which implemented and effective measures were taken into account, and for which impacts. None have been recorded.',
      ),
    ];
  }
  const managed = managedSides(dashboard);
  return [
    paragraph(
      `For potential negative impacts and for risks, ${amountOf(counted.length, 'measure')} that prevent${counted.length === 1 ? 's' : ''} or mitigate${counted.length === 1 ? 's' : ''} them ${counted.length === 1 ? 'is' : 'are'} implemented and assessed as effective. For ${amountOf(entries, 'entry', 'entries')}, we state the score that remains after these measures. The result uses the scores ${assessment.scoreBasis === 'net' ? 'after' : 'before'} measures.`,
    ),
    ...(managed.length === 0
      ? []
      : [
          paragraph(
            `Material before measures but not after them: ${managed.map(({ topic, side, gross, net }) => `${topicName(topic)} (${side}, ${numberOf(gross)} before, ${numberOf(net)} after)`).join('; ')}.`,
          ),
        ]),
  ];
}

function coverage({ coverage: covered }: Reading): Block[] {
  // Nobody can add this to a result that was frozen earlier, so it is no gap.
  if (!covered)
    return [
      paragraph(
        'This result was frozen by an earlier version of Twofold, which did not keep which parts of the value chain were assessed.',
      ),
    ];
  const { tiers, unseen, open } = covered;
  const activities = tiers.flatMap((tier) => tier.activities);
  if (activities.length === 0)
    return [gap('Which parts of the value chain were assessed. No activities have been recorded.')];
  const looked = activities.length - open.length;
  return [
    paragraph(
      `We identified ${amountOf(activities.length, 'activity', 'activities')} in our value chain and assessed ${looked === activities.length ? 'all of them' : numberOf(looked)}.`,
    ),
    ...(unseen.length > 0 || open.length > 0
      ? [gap('Why some activities or tiers of the value chain were not assessed (see the chapter on the value chain).')]
      : []),
  ];
}

function consultation({ data }: Reading): Block[] {
  const { stakeholders } = data;
  if (stakeholders.length === 0) return [gap('Who was consulted, and how. No stakeholders have been recorded.')];
  const affected = stakeholders.filter((row) => row.stakeholderRole === 'affected').length;
  const methodsUsed = [...new Set(stakeholders.flatMap((row) => (engagedBy(row) === '' ? [] : [engagedBy(row)])))];
  return [
    paragraph(
      `We took the views of ${amountOf(stakeholders.length, 'stakeholder group')} into account, ${numberOf(affected)} of them affected by what we do.`,
    ),
    ...(methodsUsed.length === 0 ? [gap('How these groups were consulted.')] : []),
    gap('Which outside experts were consulted, if any.'),
  ];
}

/** The revised set asks for what is specific to the company, and not for the criteria of the standard (ESRS 2 (2026) AR 24). */
function prioritisation(reading: Reading): Block[] {
  const { data, dashboard, rows, esrs } = reading;
  const impacts = dashboard.negativeImpacts.length + dashboard.positiveImpacts.length;
  const { thresholds } = data.assessment;
  const criteria =
    esrs.id === 'esrs-2023'
      ? ' by severity and, where they are potential, by likelihood'
      : ' by their scores out of 25';
  const onHumanRights = rows.filter(({ rule }) => rule === 'human-rights').length;
  return [
    paragraph(
      `We prioritised ${amountOf(impacts, 'impact')}${criteria}. The severity of a negative impact follows the highest of its scale, scope and irremediable character. ${onHumanRights > 0 ? `${amountOf(onHumanRights, 'potential impact')} on human rights ${onHumanRights === 1 ? 'counts' : 'count'} with the highest likelihood, so that severity takes precedence. ` : ''}Impacts with a score of ${numberOf(thresholds.impact)} of 25 or more are material. ${whoseThresholds(data.assessment)}`,
    ),
    ...judged(dashboard),
    ...(data.assessment.thresholdsReason.trim() === ''
      ? [gap('Why this threshold is appropriate.')]
      : [{ kind: 'stated' as const, text: data.assessment.thresholdsReason, from: 'Reason for the thresholds' }]),
  ];
}

/** What was decided by judgement and not by the score alone. */
function judged({ borderlineBand: band = 0, decisions = [] }: Reading['dashboard']): Block[] {
  const counts = decisions.filter((each) => each.kind !== 'top-down' && hasASay(each));
  if (band === 0 && counts.length === 0) return [];
  const near = band > 0 ? `We decided on scores within ${numberOf(band)} of a threshold by judgement. ` : '';
  const turned = counts.filter(({ effect }) => effect === 'turns').length;
  return [
    paragraph(
      `${near}We decided ${amountOf(counts.length, 'side')} of topics ourselves, ${numberOf(turned)} of them against the score. The chapter on the result gives the reasons.`,
    ),
  ];
}

const whoseThresholds = ({ thresholdsAdopted }: Reading['data']['assessment']) =>
  thresholdsAdopted
    ? `The thresholds were adopted on ${dayOf(thresholdsAdopted.at)}${thresholdsAdopted.scoring ? `, ${saidOfScoring(thresholdsAdopted.scoring)}` : ''}.`
    : 'The thresholds are the default of the software. No others were adopted.';

function financialSide({ data, dashboard }: Reading): Block[] {
  const { risks, opportunities } = dashboard;
  return [
    paragraph(
      `We rated ${amountOf(risks.length, 'risk')} and ${amountOf(opportunities.length, 'opportunity', 'opportunities')} based on the potential magnitude of their financial effects and their likelihood. They are material if they score ${numberOf(data.assessment.thresholds.financial)} of 25 or more.`,
    ),
  ];
}

/** Internal control is part of IRO-1 in the set of 2023; in the revised set, it belongs to GOV-4. */
function decisions({ facts, data, esrs }: Reading): Block[] {
  const signed = facts.signatures.map(
    ({ step, name, jobTitle, signedOn, ...made }) =>
      `${stepNames[step].toLowerCase()} by ${jobTitle || name} on ${dayOf(signedOn)}${unlessSigned(made)}`,
  );
  return [
    ...(signed.length > 0 ? [paragraph(`The result was ${joined(signed)}.`)] : []),
    ...(finalityOf(data.assessment) === 'final'
      ? []
      : [gap('Who approves the result. The assessment has not been signed off yet.')]),
    gap(
      esrs.id === 'esrs-2023'
        ? 'How decisions were made, and which internal controls cover the process.'
        : 'In which steps decisions were made.',
    ),
  ];
}

function inputs({ data }: Reading): Block[] {
  const justified = data.components.filter(({ justification }) => justification.trim() !== '').length;
  return [
    paragraph(
      `${numberOf(justified)} of ${amountOf(data.components.length, 'entry', 'entries')} have a justification for their ratings.`,
    ),
    gap('Which sources of data were used, for which scope of operations, and at what level of detail.'),
  ];
}

function changes({ compared, facts, dashboard }: Reading): Block[] {
  if (!compared || !facts.earlier)
    return [gap('Whether the process changed. There is no earlier assessment to compare with.')];
  const { newlyMaterial, noLongerMaterial } = compared;
  return [
    paragraph(
      `Compared with the financial year starting ${dayOf(facts.earlier.assessment.financialYearStart)}: ${amountOf(newlyMaterial.length, 'topic')} newly material, ${amountOf(noLongerMaterial.length, 'topic')} no longer material. ${findingText(findingOf(dashboard))}`,
    ),
    gap('What changed in the process itself since then.'),
  ];
}

function lastUpdate({ facts }: Reading): Block {
  const last = facts.lastChanges
    .map(({ at }) => at)
    .sort()
    .at(-1);
  if (facts.frozen) return paragraph(`The assessment was last updated on ${dayOf(facts.frozen.at)}.`);
  return last === undefined
    ? gap('When the assessment was last updated.')
    : gap(`When the assessment was last updated. It is a draft, last changed on ${dayOf(last)}.`);
}
