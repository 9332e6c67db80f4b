import { closingDate } from '#domain/people/offboarding.ts';
import { formatDay } from '#web/lib/format-day.ts';
import type { OpenWay, WayOutInput } from './api.ts';
import type { Confirmed } from './leaving-dialog.tsx';
import { leavingMessages as say } from './messages.ts';

/** The day on which a company is deleted if its closing starts now, for the text that announces it. */
export const dayOfClosing = (closingDays: number): string =>
  formatDay(closingDate(new Date(), closingDays).toISOString());

/** The text and the question of the dialog before a way out. */
export function wordWay({ way, companyName, successors }: OpenWay, closingDays: number) {
  if (way === 'delete') {
    return {
      title: say.removeTitle(companyName),
      follows: say.removeFollows(companyName),
      confirmLabel: say.removeConfirm,
      busyText: say.removing,
      nameToType: companyName,
    };
  }
  if (way === 'close') {
    return {
      title: say.closeTitle(companyName),
      follows: say.closeAndLeaveFollows(companyName, dayOfClosing(closingDays)),
      confirmLabel: say.closeConfirm,
      busyText: say.closing,
      nameToType: companyName,
    };
  }
  return {
    title: say.leaveTitle(companyName),
    follows: say.leaveFollows(companyName),
    confirmLabel: say.leaveConfirm,
    busyText: say.leaving,
    ...(way === 'hand-over' && { successors }),
  };
}

/** The way out as it is sent, with what was typed and chosen in the dialog. */
export function confirmWay(way: OpenWay['way'], { typedName, successor }: Confirmed): WayOutInput {
  if (way === 'close' || way === 'delete') return { how: way, typedName };
  return { how: 'leave', successor: (successor || null) as Extract<WayOutInput, { how: 'leave' }>['successor'] };
}

/** The toast afterwards. */
export function sayGone(way: OpenWay['way'], companyName: string): string {
  if (way === 'delete') return say.removed(companyName);
  return way === 'close' ? say.closed(companyName) : say.left(companyName);
}
