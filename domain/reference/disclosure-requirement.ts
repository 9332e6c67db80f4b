import { found } from '#domain/found.ts';
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

/** A disclosure requirement's code and title (text of EU law), and what decides whether it applies. */
export interface DisclosureRequirement {
  /** Such as 'E1-6'. Unique within a version only. */
  code: string;
  title: string;
  standard: StandardCode | 'ESRS 2';
  area: (typeof AREAS)[number];
  applies: {
    /** Always; together with ESRS 2 whatever the result; or if a topic is material. */
    when: 'always' | 'joint' | 'material';
    /** In words, with the paragraph on which it is based. */
    text: string;
  };
  /** The standard to which it belongs: unless it always applies, it applies if this standard is material. Null for ESRS 2. */
  topicStandard: StandardCode | null;
  /**
   * Whether it is asked only as far as it is related to the material matter (ESRS 1 (2023) §30(a); (2026) §29(b)), and not whenever a topic
   * of its standard is material.
   */
  isOfMatter: boolean;
  /** Number of datapoints; null if it is not known. */
  datapoints: number | null;
  /** Codes of the sub-topics that lead to it, if there is a proposal: the legal acts do not assign sub-topics to requirements. */
  ledToBy?: readonly string[];
  /** What has to be the case as well, in words: 'only if internal carbon pricing is applied'. */
  condition?: string;
  /** Reliefs by kind of undertaking, in words. */
  phaseIn?: { waveOneAbove: string; other: string; ref: string };
}

interface RequirementTables {
  /**
   * When they apply, in words: the requirements of ESRS 2; its four on policies, actions, metrics and targets; the requirements of a
   * topical standard.
   */
  applies: { general: string; extra: string; topical: string };
  /** Rows `code | datapoints | area | title`, in the order of the legal text. A topical code begins with its standard. */
  requirements: string;
  /** Rows `code | condition`, for requirements that have a condition. */
  conditions?: string;
  /** Rows `code | paragraphs | wave one above | other`, for requirements that have reliefs. */
  phaseIns?: string;
  /** Rows `standard | requirement of ESRS 2 | datapoints or - | paragraphs | when`: what applies together with ESRS 2. */
  joint?: string;
  /** The requirements that each sub-topic leads to, by its code. */
  routing?: Readonly<Record<string, readonly string[]>>;
}

const WHEN_JOINT = {
  joint: 'whatever the result of the assessment (ESRS 1 §29)',
  material: 'if a matter of the topic is material',
} as const;

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
  const listed = readTable(['code', 'datapoints', 'area', 'title'], tables.requirements).map((row) => {
    const { code, title } = row;
    const area = readOneOf(AREAS, row.area);
    const topicStandard = STANDARD_CODES.find((standard) => code.startsWith(`${standard}-`)) ?? null;
    const isExtra = area === 'minimum-disclosure' || area === 'general-disclosure';
    const condition = conditions.get(code);
    const phaseIn = phaseIns.get(code);
    const requirement: DisclosureRequirement = {
      code,
      title,
      standard: topicStandard ?? 'ESRS 2',
      area,
      applies: {
        when: topicStandard || isExtra ? 'material' : 'always',
        text: tables.applies[topicStandard ? 'topical' : isExtra ? 'extra' : 'general'],
      },
      topicStandard,
      isOfMatter: topicStandard !== null,
      datapoints: Number(row.datapoints),
      ...(condition !== undefined && { condition }),
      ...(phaseIn && { phaseIn }),
      ...(tables.routing && topicStandard && { ledToBy: leadingTo(code, tables.routing) }),
    };
    return requirement;
  });
  return withJoint(listed, tables.joint ?? '');
}

function leadingTo(code: string, routing: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(routing).flatMap(([topic, codes]) => (codes.includes(code) ? [topic] : []));
}

/** Puts the requirements that apply jointly with ESRS 2 before the first requirement of their standard. */
function withJoint(listed: readonly DisclosureRequirement[], rows: string): DisclosureRequirement[] {
  const joint = readTable(['standard', 'esrs2', 'datapoints', 'paragraphs', 'when'], rows).map(
    ({ standard, esrs2, datapoints, paragraphs, when }): DisclosureRequirement => {
      const { title, area } = found(
        listed.find(({ code }) => code === esrs2),
        'the requirement of ESRS 2',
      );
      const decides = readOneOf(['joint', 'material'], when);
      const topicStandard = readOneOf(STANDARD_CODES, standard);
      return {
        code: `${standard}.${esrs2}`,
        title,
        standard: topicStandard,
        area,
        applies: {
          when: decides,
          text: `together with ESRS 2 ${esrs2}, ${WHEN_JOINT[decides]}; ${standard} §${paragraphs}`,
        },
        topicStandard,
        isOfMatter: false,
        datapoints: datapoints === '-' ? null : Number(datapoints),
      };
    },
  );
  const byStandard = Map.groupBy(joint, ({ standard }) => standard);
  const firstOf = new Set(STANDARD_CODES.map((standard) => listed.find((one) => one.topicStandard === standard)));
  return listed.flatMap((one) => [...(firstOf.has(one) ? (byStandard.get(one.standard) ?? []) : []), one]);
}
