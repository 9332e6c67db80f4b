import type { ScaleWording } from '#domain/scales/fields.ts';
import type { SampleAudit } from '../audit.ts';
import type { SampleEvidence } from '../evidence.ts';
import type { SampleAssessment } from '../sample-shapes.ts';
import type { SampleWork } from '../team-work.ts';

/** A state of the sample company that the demo, development, pictures and tests share. Plain data. */
export interface Scenario {
  /** What there is to see, for the line that a start prints. */
  readonly about: string;
  readonly scales: readonly ScaleWording[];
  /** The oldest first. */
  readonly years: readonly SampleAssessment[];
  /** Of the last year. */
  readonly evidence: readonly SampleEvidence[];
  /** Owners, dates, reviews and comments of the last year; null where nobody has been given anything yet. */
  readonly work: SampleWork | null;
  /** Of the last year; null where no auditor was invited. */
  readonly audit: SampleAudit | null;
}
