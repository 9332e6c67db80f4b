import { MAX_REPORT_NAME } from '#domain/limits.ts';
import { strangeInName } from './name.ts';
import type { ReportLocale } from './report-locales.ts';

/** How a company's reports look; name and accent are '' until someone has chosen them (product P59). */
export interface ReportSettings {
  /** The title on the cover. */
  reportName: string;
  /** The colour of headings, bars and covers, as '#1f6f54'. */
  accent: string;
  /** The language of dates and numbers; words are always English. */
  locale: ReportLocale;
}

/** The title on the cover if a company has chosen no other. */
export const DEFAULT_REPORT_NAME = 'Double materiality assessment';
export const DEFAULT_ACCENT = '#1f6f54';

/** The minimum contrast between the accent and white, either of which can be the text (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

export type ReportSettingsProblem =
  | 'report-name-too-long'
  | 'report-name-invalid'
  | 'accent-invalid'
  | 'accent-too-light';

/** What is wrong with a report's name; null if nothing is. */
export function reportNameProblem(reportName: string): ReportSettingsProblem | null {
  const said = reportName.trim();
  if (said.length > MAX_REPORT_NAME) return 'report-name-too-long';
  return strangeInName(said) === 'name-invalid' ? 'report-name-invalid' : null;
}

/** What is wrong with an accent; null if nothing is. */
export function accentProblem(accent: string): ReportSettingsProblem | null {
  const said = toAccent(accent);
  if (said === '') return null;
  if (!isColour(said)) return 'accent-invalid';
  return contrastWithWhite(said) < LEAST_CONTRAST ? 'accent-too-light' : null;
}

/** Validates settings; returns at most one problem per field. */
export function validateReportSettings(
  settings: Pick<ReportSettings, 'reportName' | 'accent'>,
): Partial<Record<'reportName' | 'accent', ReportSettingsProblem>> {
  const reportName = reportNameProblem(settings.reportName);
  const accent = accentProblem(settings.accent);
  return { ...(reportName && { reportName }), ...(accent && { accent }) };
}

/** Whether both are equal, however they are written. */
export const isSameReportSettings = (first: ReportSettings, second: ReportSettings): boolean =>
  first.reportName.trim() === second.reportName.trim() &&
  toAccent(first.accent) === toAccent(second.accent) &&
  first.locale === second.locale;

/** A colour in its stored form, however it was typed. */
const toAccent = (accent: string) => accent.trim().toLowerCase();

/** Whether a text is a colour of six hexadecimal digits. */
const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** The contrast of a colour and white, from 1 to 21, as WCAG 2.2 computes it. */
export function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
