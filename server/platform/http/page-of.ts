import { z } from 'zod';
import { PAGE_HEADER } from '#contract/page-header.ts';

const pageId = z.uuid();

/** Which of the person's open pages sent the request; undefined if none did, or if the header is not in our pages' format. */
export function pageOf(headers: Headers): string | undefined {
  return pageId.safeParse(headers.get(PAGE_HEADER)).data;
}
