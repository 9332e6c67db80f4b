import { z } from 'zod';
import { PAGE_HEADER } from '#contract/page-header.ts';

const pageId = z.uuid();

/** Which of the person's open pages asks; undefined where it is none, or says so otherwise than our pages do. */
export function pageOf(headers: Headers): string | undefined {
  return pageId.safeParse(headers.get(PAGE_HEADER)).data;
}
