import { type Block, type Chapter, heading, paragraph, quiet, strong } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { dayOf, joined, numberOf } from '#documents/document/words.ts';
import { choicesInForce, type ToldChoice } from '#domain/disclosures/open-choices.ts';
import { choiceStandings, sayChoice, sayChoiceDetail } from '#domain/disclosures/words.ts';
import { disclosureNotes, disclosureStates } from '#domain/results/disclosure-words.ts';
import type { DisclosureLine, DisclosureState, StandardDisclosures } from '#domain/results/disclosures.ts';

/** Which disclosure requirements apply, standard by standard, and what decides each of them. */
export function disclosures(reading: Reading): Chapter {
  const { disclosures: standards, esrs, choices } = reading;
  const inForce = choicesInForce(choices);
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
      ...standards.flatMap((standard) => standardBlocks(standard, inForce)),
      ...choiceBlocks(choices),
      ...forgoneBlocks(reading),
    ],
  };
}

type InForce = ReturnType<typeof choicesInForce>;

function standardBlocks({ standard, lines, material, below, open }: StandardDisclosures, inForce: InForce): Block[] {
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
      rows: lines.map((line) => requirementRow(line, inForce)),
    },
  ];
}

const requirementRow = ({ requirement, state, topicCodes }: DisclosureLine, inForce: InForce) => {
  const choice = inForce.get(requirement.code);
  return [
    strong(requirement.code),
    requirement.title,
    choice ? `${disclosureStates[state]}. ${sayChoice(choice)}` : disclosureStates[state],
    [topicCodes.join(', '), requirement.condition ?? ''].filter((text) => text !== '').join('; '),
  ];
};

/** What is phased in, left out or reported as "none in place", with ground, reason, name and day; and choices without effect. */
function choiceBlocks(choices: readonly ToldChoice[]): Block[] {
  if (choices.length === 0) return [];
  return [
    heading('Choices of the company'),
    {
      kind: 'table',
      caption: 'Requirements that are phased in, left out, or reported as “none in place”',
      columns: [
        { head: 'Requirement', width: 2 },
        { head: 'Choice', width: 4 },
        { head: 'Reason', width: 5 },
        { head: 'By', width: 3 },
      ],
      rows: choices.map(({ choice, standing }) => [
        strong(choice.requirement),
        [sayChoice(choice), sayChoiceDetail(choice), choiceStandings[standing]]
          .filter((text) => text !== '')
          .join('. '),
        choice.reason,
        [choice.chosenBy, dayOf(choice.chosenAt)].filter((text) => text !== '').join(', '),
      ]),
    },
  ];
}

/** Opportunities that are forgone, and that they bring in no requirement by themselves; null if there are none. */
export function forgoneSaid({ dashboard, rows }: Pick<Reading, 'dashboard' | 'rows'>): Block | null {
  const forgone = new Set<string>(dashboard.forgone);
  const named = rows.filter(({ id }) => forgone.has(id)).map(({ title, topic }) => `“${title}” (${topic.code})`);
  if (named.length === 0) return null;
  const one = named.length === 1;
  return paragraph(
    `The company does not pursue ${one ? 'this opportunity' : 'these opportunities'}: ${joined(named)}. ${one ? 'It keeps its score and brings' : 'They keep their scores and bring'} in no requirement by ${one ? 'itself' : 'themselves'}, because only opportunities that are pursued or built into the strategy are reported (ESRS 1 §102).`,
  );
}

function forgoneBlocks(reading: Reading): Block[] {
  const forgone = forgoneSaid(reading);
  return forgone === null ? [] : [heading('Forgone opportunities'), forgone];
}
