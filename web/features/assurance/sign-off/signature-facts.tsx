import type { Signature } from '#contract/sign-off.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Facts } from '#web/ui/display/facts.tsx';
import { signOffMessages as say } from './messages.ts';

/** Who signed a step, in which function, when and with which minutes; or who recorded it for them. */
export function SignatureFacts({ signature }: { signature: Signature }) {
  const { name, jobTitle, signedOn, minutes, minutesOn, isMember, recordedAt } = signature;
  return (
    <>
      <p dir="auto" className="text-sm wrap-anywhere">
        {name}, {jobTitle}
      </p>
      <p className="text-xs wrap-anywhere text-muted">
        <Facts
          facts={[
            say.signed(formatDay(signedOn)),
            minutes === '' ? null : say.minutes(minutes, minutesOn && formatDay(minutesOn)),
            isMember ? null : say.outside,
          ]}
        />
      </p>
      <p className={cn('text-xs wrap-anywhere', signature.manner === 'recorded' ? 'font-medium' : 'text-muted')}>
        {say.made(signature, formatMoment(recordedAt))}
      </p>
    </>
  );
}
