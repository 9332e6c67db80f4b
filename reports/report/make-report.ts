import type { FileFacts } from '#reports/facts.ts';
import { renderPdf } from '#reports/pdf/render-pdf.ts';
import { buildReport } from './build-report.ts';

/** The report as PDF. */
export const makeReportPdf = async (facts: FileFacts): Promise<Uint8Array> => renderPdf(buildReport(facts));
