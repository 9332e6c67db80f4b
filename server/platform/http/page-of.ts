import { z } from 'zod';
import { PAGE_HEADER } from '#contract/page-header.ts';

const pageId = z.uuid();

/** Which of the person's open pages sent the request; undefined if none did, or it says so in another form than our pages. */
export function pageOf(headers: Headers): string | undefined {
  return pageId.safeParse(headers.get(PAGE_HEADER)).data;
}
