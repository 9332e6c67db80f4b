import type { ComponentId, MeasureId } from '#domain/ids.ts';
import type { EvidenceCount } from './evidence.ts';

/** How much evidence an impact, risk or opportunity has: its own, that for its criteria, and that of its measures (product P77). */
export interface EntryEvidence {
  pieces: number;
  expired: number;
  /** How many of the pieces belong to its measures. */
  atMeasures: number;
  /** The records with evidence that has expired: the entry or its measures. */
  expiredAt: readonly (ComponentId | MeasureId)[];
}

/** The data from which the evidence of entries is counted. */
export interface Evidenced {
  evidence?: readonly EvidenceCount[];
  measures?: readonly { id: MeasureId; componentId: ComponentId }[];
}

type EntryEvidenceReader = (id: ComponentId) => EntryEvidence | undefined;

const readers = new WeakMap<readonly EvidenceCount[], { measures: Evidenced['measures']; read: EntryEvidenceReader }>();
const readsNothing: EntryEvidenceReader = () => undefined;

/** Looks up how much evidence an entry has; undefined if there is none. Counted once for each list, because thousands of rows use it. */
export function entryEvidenceReader({ evidence, measures }: Evidenced): EntryEvidenceReader {
  if (!evidence) return readsNothing;
  const made = readers.get(evidence);
  if (made && made.measures === measures) return made.read;
  const counted = countAtEntries(evidence, measures ?? []);
  const read: EntryEvidenceReader = (id) => counted.get(id);
  readers.set(evidence, { measures, read });
  return read;
}

function countAtEntries(evidence: readonly EvidenceCount[], measures: NonNullable<Evidenced['measures']>) {
  const entryOf = new Map<string, ComponentId>(measures.map(({ id, componentId }) => [id, componentId]));
  const counted = new Map<ComponentId, EntryEvidence>();
  for (const { noun, recordId, pieces, expired } of evidence) {
    const isMeasure = noun === 'measure';
    const id = isMeasure ? entryOf.get(recordId) : noun === 'component' ? (recordId as ComponentId) : undefined;
    if (id === undefined) continue;
    const before = counted.get(id) ?? { pieces: 0, expired: 0, atMeasures: 0, expiredAt: [] };
    counted.set(id, {
      pieces: before.pieces + pieces,
      expired: before.expired + expired,
      atMeasures: before.atMeasures + (isMeasure ? pieces : 0),
      expiredAt: expired > 0 ? [...before.expiredAt, recordId as ComponentId | MeasureId] : before.expiredAt,
    });
  }
  return counted;
}
