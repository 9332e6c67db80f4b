import type { ScaleWording } from '#domain/scales/fields.ts';
import { audit, auditor, type SampleAudit } from './audit.ts';
import { company, people, type SamplePerson } from './company.ts';
import { currentYear } from './current-year.ts';
import { earlierYear } from './earlier-year.ts';
import { evidence, type SampleEvidence } from './evidence.ts';
import type { SampleAssessment } from './sample-shapes.ts';
import { scales } from './scales.ts';
import { type SampleWork, teamWork } from './team-work.ts';

/** An invented company with everything it has entered: a completed year and a draft. */
export interface SampleCompany {
  company: typeof company;
  /** The admin first. */
  people: readonly [SamplePerson, ...SamplePerson[]];
  /** Invited for the current year. */
  auditor: typeof auditor;
  audit: SampleAudit;
  scales: ScaleWording[];
  earlierYear: SampleAssessment;
  currentYear: SampleAssessment;
  /** Of the current year. */
  evidence: SampleEvidence[];
  /** Of the current year. */
  work: SampleWork;
}

/** The data for the sample company's database. This is plain data: importing it has no effects. */
export const sampleCompany: SampleCompany = {
  company,
  people,
  auditor,
  audit,
  scales,
  earlierYear,
  currentYear,
  evidence,
  work: teamWork,
};
