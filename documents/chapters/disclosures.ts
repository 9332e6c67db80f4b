import { type Block, type Chapter, heading, paragraph, quiet, strong } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { joined, numberOf } from '#documents/document/words.ts';
import { disclosureNotes, disclosureStates } from '#domain/results/disclosure-words.ts';
import type { DisclosureLine, DisclosureState, StandardDisclosures } from '#domain/results/disclosures.ts';

/** Which disclosure requirements apply, standard by standard, and what decides each of them. */
export function disclosures({ disclosures: standards, esrs }: Reading): Chapter {
  const lines = standards.flatMap((standard) => standard.lines);
  const count = (state: DisclosureState) => lines.filter((line) => line.state === state).length;
  const states = Object.entries(disclosureStates) as [DisclosureState, string][];
  return {
    title: 'Disclosure requirements',
    blocks: [
      paragraph(
        `The ${numberOf(lines.length)} requirements of ${esrs.label}. Which of them apply follows from the results of their topics, at the thresholds of the assessment. For a material topic, the company discloses the material information. A requirement “may apply” as far as it concerns the material topic, or if its condition is met. “Not assessed yet” is not a conclusion.`,
      ),
      ...disclosureNotes[esrs.id].map((note) => quiet(note)),
      { kind: 'facts', rows: states.map(([state, label]) => ({ label, value: numberOf(count(state)) })) },
      ...standards.flatMap((standard) => standardBlocks(standard)),
    ],
  };
}

function standardBlocks({ standard, lines, material, below, open }: StandardDisclosures): Block[] {
  const reasons =
    standard === 'ESRS 2'
      ? []
      : [
          material.length > 0 && `Material: ${joined(material)}.`,
          below.length > 0 && `Below both thresholds: ${joined(below)}.`,
          open.length > 0 && `Not assessed on both sides: ${joined(open)}.`,
          material.length + below.length + open.length === 0 && 'All its topics were deselected.',
        ].filter((text) => text !== false);
  return [
    heading(standard),
    ...(reasons.length > 0 ? [paragraph(reasons.join(' '))] : []),
    {
      kind: 'table',
      caption: `${standard}: requirements by status`,
      columns: [
        { head: 'Requirement', width: 2 },
        { head: 'Title', width: 7 },
        { head: 'Status', width: 2 },
        { head: 'Required by', width: 3 },
      ],
      rows: lines.map(requirementRow),
    },
  ];
}

const requirementRow = ({ requirement, state, topicCodes }: DisclosureLine) => [
  strong(requirement.code),
  requirement.title,
  disclosureStates[state],
  [topicCodes.join(', '), requirement.condition ?? ''].filter((text) => text !== '').join('; '),
];
