import type { ImportTarget } from './targets.ts';

/** A column of the template: where it goes, its heading, and its value in the example row. */
interface TemplateColumn {
  target: ImportTarget;
  heading: string;
  example: string;
}

/** A table to fill in for an import of impacts, risks and opportunities, with the columns that are used most. */
export const importTemplate: readonly TemplateColumn[] = [
  { target: 'title', heading: 'Title', example: 'Energy use of our sites' },
  { target: 'kind', heading: 'Kind', example: 'Impact' },
  { target: 'topic', heading: 'Topic', example: 'E1.3' },
  { target: 'impactPolarity', heading: 'Polarity', example: 'Negative' },
  { target: 'actualPotentialImpact', heading: 'Actual or potential', example: 'Actual' },
  { target: 'severity', heading: 'Severity', example: '3' },
  { target: 'likelihood', heading: 'Likelihood', example: '5' },
  { target: 'valueChainConcentration', heading: 'Value chain', example: 'Own operations' },
  { target: 'timeHorizon', heading: 'Time horizon', example: 'Short- and medium-term' },
  { target: 'description', heading: 'Description', example: 'Heating and machines use fossil energy.' },
  { target: 'justification', heading: 'Justification', example: 'Meter readings of last year' },
];
