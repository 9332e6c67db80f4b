import { afterEach, expect, it, vi } from 'vitest';
import { readSidebarCookie, writeSidebarCookie } from '#web/ui/sidebar/sidebar-state.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page at this address, with a cookie jar that accepts what a browser would. */
function openPage(protocol: string) {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    get cookie() {
      return written.map((line) => line.split(';')[0]).join('; ');
    },
    set cookie(line: string) {
      written.push(line);
    },
  });
  return written;
}

it.each([
  ['https:', /^__Host-sidebar_state=false; path=\/; max-age=604800; samesite=lax; secure$/],
  ['http:', /^sidebar_state=false; path=\/; max-age=604800; samesite=lax$/],
])('keeps the sidebar closed for seven days in a cookie as secure as %s allows', (protocol, line) => {
  const written = openPage(protocol);
  expect(readSidebarCookie()).toBeNull();
  writeSidebarCookie(false);
  expect(written).toEqual([expect.stringMatching(line)]);
  expect(readSidebarCookie()).toBe(false);
});
