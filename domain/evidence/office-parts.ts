/** A relationship between two parts of an Office document (ECMA-376 part 2, 6.5). */
export interface Relationship {
  /** A URI whose last segment says what the other part is. */
  type: string;
  target: string;
  /** 'External' if the other part is outside the document. */
  mode: string;
}

/**
 * Content types of parts in which something can run, whatever the names of the parts: macros of VBA and of Excel 4, controls, and
 * embedded documents with macros. A binary workbook has the same name but need not contain macros.
 */
const RUNS_BY_TYPE =
  /vbaproject|vbadata|macrosheet|ms-office\.activex|[./](document|sheet|presentation|slide|slideshow|template|addin)\.macroenabled/i;
const BINARY_WORKBOOK = /sheet\.binary\.macroenabled/i;
/** The same, by the relationship to another part. */
const RUNS_BY_RELATIONSHIP = /(^|\/)(vbaproject\w*|wordvbadata|xl(intl)?macrosheet|control|activexcontrolbinary)$/i;

export const runsByType = (contentType: string): boolean =>
  RUNS_BY_TYPE.test(contentType) && !BINARY_WORKBOOK.test(contentType);
export const runsByRelationship = ({ type }: Relationship): boolean => RUNS_BY_RELATIONSHIP.test(type);

/** What may be outside the document: links, which are followed by a click or after a question, and pictures or films. */
const MAY_BE_OUTSIDE =
  /\/(hyperlink|image|video|audio|media|externallink(long)?path|xl(external)?link\w*|xlpathmissing|xl(alternate)?startup|xllibrary)$/i;

/**
 * Whether a document loads this part from another machine when it is opened: a template from anywhere but the reader's own disk, and any
 * other part from the web. Paths of linked objects are allowed, because Office asks before it follows them.
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
