import { basisOf, tellChoices } from '#domain/disclosures/open-choices.ts';
import { choiceStandings, sayChoice, sayChoiceDetail } from '#domain/disclosures/words.ts';
import { sheetNames } from '#domain/files/sheet-titles.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { conclusionsOf, disclosureLines } from '#domain/results/disclosures.ts';
import type { Reading } from './reading.ts';
import { dateOf, instant, said, type Table, text } from './table.ts';

/** The company's choices on disclosure requirements, with where each stands. */
export function disclosureChoicesTable({ facts, dashboard }: Reading): Table {
  const { assessment, disclosureChoices = [] } = facts.data;
  const lines = disclosureLines(conclusionsOf(dashboard), disclosureRequirements[assessment.esrsVersion]);
  return {
    name: sheetNames.disclosureChoices,
    columns: [
      text('Standards', 18),
      text('Requirement', 12),
      text('Choice', 24),
      text('What or why', 40),
      text('Reason', 60),
      text('Standing', 20),
      text('Chosen by', 20),
      instant('Chosen (UTC)'),
      text('Carried over from', 40),
    ],
    rows: tellChoices(disclosureChoices, lines, basisOf(assessment)).map(({ choice, standing }) => [
      esrsVersions[choice.esrsVersion].label,
      choice.requirement,
      sayChoice(choice),
      said(sayChoiceDetail(choice)),
      said(choice.reason),
      choiceStandings[standing] || 'In force',
      said(choice.chosenBy),
      dateOf(choice.chosenAt),
      said(choice.carriedFrom),
    ]),
  };
}
