import type { FileFacts } from '#documents/facts.ts';
import { renderPdf } from '#documents/pdf/render-pdf.ts';
import { renderWord } from '#documents/word/render-word.ts';
import { buildReport } from './build-report.ts';

/** The report as PDF. */
export const makeReportPdf = async (facts: FileFacts): Promise<Uint8Array> => renderPdf(buildReport(facts));

/** The same report as Word file, to be worked on. */
export const makeReportWord = (facts: FileFacts): Promise<Uint8Array> => renderWord(buildReport(facts));
