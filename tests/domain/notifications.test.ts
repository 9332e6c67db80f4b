import { describe, expect, it } from 'vitest';
import { DEFAULT_NOTIFICATIONS, type NoticeKind, wantsNotice } from '#domain/people/notification-preferences.ts';
import { browserName } from '#server/features/account/session/browser-name.ts';

describe('a notice', () => {
  const { email: _, ...switches } = DEFAULT_NOTIFICATIONS;
  const kinds = Object.keys(switches) as NoticeKind[];

  it('is sent by default for reminders, the system, mentions and the user’s own work, but not for reports', () => {
    expect(kinds.filter((kind) => wantsNotice(DEFAULT_NOTIFICATIONS, kind))).toEqual([
      'assessmentReminders',
      'systemUpdates',
      'mentions',
      'assignments',
      'reviewRequests',
      'signatures',
      'dueDates',
      'weeklyDigest',
    ]);
  });

  it.each(kinds)('of the kind %s follows its own switch and the main one', (kind) => {
    const all = { ...DEFAULT_NOTIFICATIONS, reportUpdates: true };
    expect(wantsNotice(all, kind)).toBe(true);
    expect(wantsNotice({ ...all, [kind]: false }, kind)).toBe(false);
    expect(wantsNotice({ ...all, email: false }, kind)).toBe(false);
  });
});

describe('a browser', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`,
      'Edge on Windows',
    ],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/150.0.0.0 Safari/537.36`, 'Chrome on Mac'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      'Safari on Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; SM-S901B) ${webkit} SamsungBrowser/29.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Browser on Linux'],
    ['curl/8.0', 'Unknown browser'],
    ['', 'Unknown browser'],
    [null, 'Unknown browser'],
  ])('with user agent %j is called %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
