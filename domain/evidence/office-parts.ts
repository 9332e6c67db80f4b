/** A relationship of a part of a document of Office to another (ECMA-376 part 2, 6.5). */
export interface Relationship {
  /** An address, whose last word says what the other part is. */
  type: string;
  target: string;
  /** 'External' if the other part is outside the document. */
  mode: string;
}

/**
 * Content types of parts in which something can run, whatever the parts are called: macros of VBA and of Excel 4, controls, and documents
 * with macros within the document. A binary workbook is named like one and need not have any.
 */
const RUNS_BY_TYPE =
  /vbaproject|vbadata|macrosheet|ms-office\.activex|[./](document|sheet|presentation|slide|slideshow|template|addin)\.macroenabled/i;
const BINARY_WORKBOOK = /sheet\.binary\.macroenabled/i;
/** The same by what they are to another part. */
const RUNS_BY_RELATIONSHIP = /(^|\/)(vbaproject\w*|wordvbadata|xl(intl)?macrosheet|control|activexcontrolbinary)$/i;

export const runsByType = (contentType: string): boolean =>
  RUNS_BY_TYPE.test(contentType) && !BINARY_WORKBOOK.test(contentType);
export const runsByRelationship = ({ type }: Relationship): boolean => RUNS_BY_RELATIONSHIP.test(type);

/** What may be outside: links followed by a press or after a question, and pictures or films. */
const MAY_BE_OUTSIDE =
  /\/(hyperlink|image|video|audio|media|externallink(long)?path|xl(external)?link\w*|xlpathmissing|xl(alternate)?startup|xllibrary)$/i;

/**
 * Whether a document loads this part from another machine when it is opened: a template from anywhere but the reader's own disk, and
 * whatever else it holds from the web. Paths of linked objects are kept: Office asks before it follows them.
 */
export function isLoadedFromElsewhere({ type, target, mode }: Relationship): boolean {
  if (mode.trim().toLowerCase() !== 'external' || MAY_BE_OUTSIDE.test(type)) return false;
  const where = whereIs(target);
  return /\/attachedtemplate$/i.test(type) ? where !== 'own disk' : where === 'web';
}

function whereIs(target: string): 'own disk' | 'share' | 'web' {
  const plain = decoded(target).trim().replaceAll('\\', '/');
  const isDrive = (path: string) => /^\/*[a-z][:|]/i.test(path);
  const file = /^file:(.*)$/is.exec(plain)?.[1];
  if (file !== undefined)
    return isDrive(file) || /^\/{0,1}[^/]/.test(file) || /^\/{3}[^/]/.test(file) ? 'own disk' : 'share';
  if (isDrive(plain)) return 'own disk';
  if (plain.startsWith('//')) return 'share';
  return /^[a-z][a-z0-9+.-]*:/i.test(plain) ? 'web' : 'own disk';
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
