import { canonicalJson } from '#domain/results/canonical-json.ts';
import type { DashboardRow } from '#domain/results/dashboard.ts';
import type { FrozenDashboard } from './frozen-result.ts';

/** A value in a frozen result that differs from the one computed from its inputs. */
export interface Difference {
  /**
   * 'threshold': on one side. 'decision': on a side of a topic. 'topic': one topic. 'row': one impact, risk or opportunity. 'part':
   * anything else, by its name.
   */
  of: 'threshold' | 'decision' | 'topic' | 'row' | 'part';
  /** As people know it: 'impact', 'E1.1 Climate change adaptation', 'Flood at the Rotterdam site'. */
  name: string;
  /** What differs, such as 'score' or 'materialBy'; '' for the whole. */
  field: string;
  /** As stored; null if it is not stored. */
  frozen: string | null;
  /** As computed; null if the rules do not give it. */
  computed: string | null;
}

const TOPIC_FIELDS = [
  'impact',
  'financial',
  'besideImpact',
  'besideFinancial',
  'classification',
  'materialBy',
] as const;
const DECISION_FIELDS = ['isMaterial', 'reason', 'decidedBy', 'decidedAt', 'score', 'kind', 'effect'] as const;
const ROW_FIELDS = [
  'score',
  'besideScore',
  'severity',
  'likelihoodCounted',
  'likelihoodStated',
  'rule',
  'counted',
  'title',
] as const;
const ROW_TABLES = ['positiveImpacts', 'negativeImpacts', 'polarityNotSet', 'opportunities', 'risks'] as const;

/** The differences between two results, most important first; empty if they are the same. */
export function compareResults(frozen: FrozenDashboard, computed: FrozenDashboard): Difference[] {
  const told = [
    ...(['impact', 'financial'] as const).flatMap((side) =>
      differ('threshold', side, '', frozen.thresholds[side], computed.thresholds[side]),
    ),
    ...differ('threshold', 'band', '', frozen.borderlineBand ?? 0, computed.borderlineBand ?? 0),
    ...compareEach('decision', DECISION_FIELDS, byDecision(frozen), byDecision(computed)),
    ...compareEach('topic', TOPIC_FIELDS, byTopic(frozen), byTopic(computed)),
    ...compareEach('row', ROW_FIELDS, byRow(frozen), byRow(computed)),
  ];
  // A value of a topic or row occurs in several lists: a list is named only if nothing above explains the difference.
  return told.length > 0 ? told : compareParts(frozen, computed);
}

interface NamedRow {
  name: string;
  values: Readonly<Record<string, unknown>>;
}

function compareEach(
  of: Difference['of'],
  fields: readonly string[],
  frozen: ReadonlyMap<string, NamedRow>,
  computed: ReadonlyMap<string, NamedRow>,
): Difference[] {
  const ids = new Set([...frozen.keys(), ...computed.keys()]);
  return [...ids].flatMap((id) => {
    const [stored, fresh] = [frozen.get(id), computed.get(id)];
    const name = (stored ?? fresh)?.name ?? id;
    if (!stored || !fresh) return differ(of, name, '', stored && name, fresh && name);
    return fields.flatMap((field) => differ(of, name, field, stored.values[field], fresh.values[field]));
  });
}

function compareParts(frozen: FrozenDashboard, computed: FrozenDashboard): Difference[] {
  const parts = new Map<string, [unknown, unknown]>();
  for (const [name, value] of Object.entries(frozen)) parts.set(name, [value, undefined]);
  for (const [name, value] of Object.entries(computed)) parts.set(name, [parts.get(name)?.[0], value]);
  return [...parts].flatMap(([name, [stored, fresh]]) =>
    canonicalJson(stored ?? null) === canonicalJson(fresh ?? null)
      ? []
      : [{ of: 'part' as const, name, field: '', frozen: null, computed: null }],
  );
}

function differ(of: Difference['of'], name: string, field: string, stored: unknown, fresh: unknown): Difference[] {
  if (stored === fresh) return [];
  return [{ of, name, field, frozen: asText(stored), computed: asText(fresh) }];
}

const asText = (value: unknown) => (value === undefined || value === null ? null : String(value));

function byTopic({ points }: FrozenDashboard): Map<string, NamedRow> {
  return new Map(
    points.map((point) => [
      point.topic.id,
      {
        name: `${point.topic.code} ${point.topic.name}`,
        values: { ...point, besideImpact: point.beside?.impact, besideFinancial: point.beside?.financial },
      },
    ]),
  );
}

function byDecision({ decisions = [] }: FrozenDashboard): Map<string, NamedRow> {
  return new Map(
    decisions.map((decision) => {
      const { topic, side } = decision;
      return [`${topic.id} ${side}`, { name: `${topic.code} ${topic.name}, ${side} side`, values: { ...decision } }];
    }),
  );
}

function byRow(results: FrozenDashboard): Map<string, NamedRow> {
  const rows: DashboardRow[] = ROW_TABLES.flatMap((table) => results[table]);
  return new Map(rows.map((row) => [row.id, { name: row.title, values: { ...row, besideScore: row.beside?.score } }]));
}
