import { STANDARD_CODES, type StandardCode } from './catalogue-topic.ts';
import { readOneOf, readTable } from './read-table.ts';

const AREAS = [
  'basis',
  'governance',
  'strategy',
  'iro-process',
  'minimum-disclosure',
  'general-disclosure',
  'policies',
  'actions',
  'targets',
  'metrics',
  'financial-effects',
  'engagement-remedy',
] as const;

/** A disclosure requirement's code and title (text of EU law) with what decides whether it applies. */
export interface DisclosureRequirement {
  /** Such as 'E1-6'. Unique within a version only. */
  code: string;
  title: string;
  standard: StandardCode | 'ESRS 2';
  area: (typeof AREAS)[number];
  /** In words, with the paragraph it rests on. */
  applies: string;
  /** The standard whose materiality brings it in; null where it always applies. */
  topicStandard: StandardCode | null;
  /** Number of datapoints. */
  datapoints: number;
  condition?: string;
  /** Reliefs by kind of undertaking, in words. */
  phaseIn?: { waveOneAbove: string; other: string; ref: string };
}

interface RequirementTables {
  /** When they apply, in words: those of ESRS 2; its four on policies, actions, metrics and targets; those of a topical standard. */
  applies: { general: string; extra: string; topical: string };
  /** Rows `code | datapoints | area | title`, in the order of the law. A topical code begins with its standard. */
  requirements: string;
  /** Rows `code | condition`, for those that have one. */
  conditions?: string;
  /** Rows `code | paragraphs | wave one above | other`, for those that have reliefs. */
  phaseIns?: string;
}

/** Reads the requirements of one version. */
export function readRequirements(tables: RequirementTables): readonly DisclosureRequirement[] {
  const conditions = new Map(
    readTable(['code', 'condition'], tables.conditions ?? '').map(({ code, condition }) => [code, condition]),
  );
  const phaseIns = new Map(
    readTable(['code', 'ref', 'waveOneAbove', 'other'], tables.phaseIns ?? '').map(({ code, ...relief }) => [
      code,
      relief,
    ]),
  );
  return readTable(['code', 'datapoints', 'area', 'title'], tables.requirements).map((row) => {
    const { code, title } = row;
    const area = readOneOf(AREAS, row.area);
    const topicStandard = STANDARD_CODES.find((standard) => code.startsWith(`${standard}-`)) ?? null;
    const isExtra = area === 'minimum-disclosure' || area === 'general-disclosure';
    const condition = conditions.get(code);
    const phaseIn = phaseIns.get(code);
    return {
      code,
      title,
      standard: topicStandard ?? 'ESRS 2',
      area,
      applies: tables.applies[topicStandard ? 'topical' : isExtra ? 'extra' : 'general'],
      topicStandard,
      datapoints: Number(row.datapoints),
      ...(condition !== undefined && { condition }),
      ...(phaseIn && { phaseIn }),
    };
  });
}
